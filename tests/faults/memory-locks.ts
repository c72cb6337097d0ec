type Run<Result> = (lock: { name: string } | null) => Promise<Result>;

/** Web Locks of the tabs that share one instance: exclusive ones, with `ifAvailable` as the only option. */
export class MemoryLocks {
  readonly #held = new Map<string, Promise<unknown>>();

  async request<Result>(
    name: string,
    ...[options, callback]: [Run<Result>] | [{ ifAvailable?: boolean }, Run<Result>]
  ): Promise<Result> {
    const [{ ifAvailable = false }, run] =
      typeof options === 'function' ? [{}, options] : [options, callback as Run<Result>];
    for (let held = this.#held.get(name); held !== undefined; held = this.#held.get(name)) {
      if (ifAvailable) return run(null);
      await held.catch(() => undefined);
    }
    const work = run({ name });
    this.#held.set(name, work);
    try {
      return await work;
    } finally {
      this.#held.delete(name);
    }
  }

  async query(): Promise<{ held: { name: string }[] }> {
    return { held: [...this.#held.keys()].map((name) => ({ name })) };
  }
}
