/** What the operator's page knows, asked for again and again while it is open. */
import type { Session } from "../session/session.svelte";
import { Refused } from "../wire/http";
import type { Listed } from "../wire/types";
import { Operator, type Act, type Ban, type Overview, type Reported } from "./wire";

const EVERY_MS = 5000;
/** The log's latest acts that are shown. */
const LATEST = 50;

export class OperatorDesk {
  overview = $state.raw<Overview | null>(null);
  tables = $state.raw<readonly Listed[]>([]);
  reports = $state.raw<readonly Reported[]>([]);
  bans = $state.raw<readonly Ban[]>([]);
  log = $state.raw<readonly Act[]>([]);
  stage = $state<"running" | "open" | "paused">("running");

  constructor(
    private readonly session: Session,
    readonly operator: Operator,
    private readonly signedOut: () => void,
  ) {}

  /** Look at everything; whoever is not the operator is shown out. */
  async look(): Promise<void> {
    try {
      const { operator } = this;
      [this.overview, this.tables, this.reports, this.bans, this.log] = await Promise.all([
        operator.overview(),
        operator.tables(this.stage),
        operator.reports(),
        operator.bans(),
        operator.log().then((acts) => acts.slice(-LATEST).reverse()),
      ]);
    } catch (error) {
      if (error instanceof Refused && error.status === 401) this.signedOut();
      this.session.sayError(error);
    }
  }

  follow(): () => void {
    void this.look();
    const timer = setInterval(() => document.hidden || void this.look(), EVERY_MS);
    return () => clearInterval(timer);
  }

  /** Do something, and look at what has become of it. Whether it worked. */
  async act(what: (operator: Operator) => Promise<unknown>): Promise<boolean> {
    const worked = await this.session.attempt(() => what(this.operator));
    await this.look();
    return worked;
  }
}
