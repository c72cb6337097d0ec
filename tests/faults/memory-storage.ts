/** Local storage of one browser, for tests in Node. */
export class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>();

  get length(): number {
    return this.#items.size;
  }

  clear(): void {
    this.#items.clear();
  }

  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }

  key(at: number): string | null {
    return [...this.#items.keys()][at] ?? null;
  }

  removeItem(key: string): void {
    this.#items.delete(key);
  }

  setItem(key: string, value: string): void {
    this.#items.set(key, value);
  }

  /** A copy that code of the closed page can no longer change. */
  copy(): MemoryStorage {
    const copy = new MemoryStorage();
    for (const [key, value] of this.#items) copy.setItem(key, value);
    return copy;
  }
}
