/** Whom this device does not hear at a table: the server keeps it, and tells it to nobody; so the way back is kept here. */

export interface Muted {
  readonly said: number;
  readonly name: string;
}

export class MutedList {
  all = $state.raw<readonly Muted[]>([]);
  private readonly key: string;

  constructor(table: string) {
    this.key = `azulejos-muted-${table}`;
    try {
      this.all = JSON.parse(localStorage.getItem(this.key) ?? "[]") as Muted[];
    } catch {
      this.all = [];
    }
  }

  add(one: Muted): void {
    this.keep([...this.all.filter((other) => other.said !== one.said), one]);
  }

  remove(said: number): void {
    this.keep(this.all.filter((other) => other.said !== said));
  }

  private keep(all: readonly Muted[]): void {
    this.all = all;
    try {
      localStorage.setItem(this.key, JSON.stringify(all));
    } catch {
      // A browser that keeps nothing: until the page is left.
    }
  }
}
