/** Parts of a page that are needed only now and then: each comes when it is first wanted, and stays. */

export class Guest<Part> {
  current = $state.raw<Part | null>(null);
  private asked: Promise<void> | null = null;

  constructor(private readonly load: () => Promise<{ readonly default: Part }>) {}

  /** Have it come; rejects if it cannot be loaded, and can then be asked for again. */
  come(): Promise<void> {
    this.asked ??= this.load().then(
      (module) => {
        this.current = module.default;
      },
      (error: unknown) => {
        this.asked = null;
        throw error;
      },
    );
    return this.asked;
  }
}
