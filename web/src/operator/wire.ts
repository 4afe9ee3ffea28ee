/** What the server does for its operator (docs/api.md, "The operator"). */
import type { Ban, Overview, Reported } from "../generated/messages";
import { ask } from "../wire/http";
import type { Listed } from "../wire/types";

export type { Ban, Overview, Reported } from "../generated/messages";

/** An act of the operator, as the log has it. */
export interface Act {
  readonly number: number;
  readonly at: number;
  readonly act: string;
  readonly [about: string]: unknown;
}
/** For how long, and why. */
export interface Ruling {
  readonly minutes?: number;
  readonly why: string;
}

/** The server, as whoever has the operator's token may ask it. */
export class Operator {
  constructor(private readonly token: string) {}

  private ask<Answer>(method: "GET" | "POST" | "DELETE", path: string, body?: unknown): Promise<Answer> {
    return ask<Answer>(method, `/operator${path}`, body, this.token);
  }

  overview = () => this.ask<Overview>("GET", "/overview");
  tables = (state: Listed["state"]) => this.ask<Listed[]>("GET", `/tables?state=${state}`);
  reports = () => this.ask<Reported[]>("GET", "/reports");
  bans = () => this.ask<Ban[]>("GET", "/bans");
  log = () => this.ask<Act[]>("GET", "/log");
  announce = (text: string, minutes: number) => this.ask<void>("POST", "/announcement", { text, minutes });
  withdraw = () => this.ask<void>("DELETE", "/announcement");
  settle = (report: string) => this.ask<void>("POST", `/reports/${report}/done`);
  close = (table: string, why: string) => this.ask<void>("POST", `/tables/${table}/close`, { why });
  mute = (person: string, ruling: Ruling) => this.ask<void>("POST", "/mute", { person, ...ruling });
  ban = (person: string, ruling: Ruling) => this.ask<void>("POST", "/ban", { person, ...ruling });
  banAddress = (address: string, ruling: Ruling) => this.ask<void>("POST", "/ban-address", { address, ...ruling });
  lift = (ban: Ban) => this.ask<void>("DELETE", `/bans/${ban.kind}/${encodeURIComponent(ban.value)}`);
}
