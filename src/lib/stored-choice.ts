type StorageName = 'localStorage' | 'sessionStorage';

/** A stored choice; `null` if there is none of these, or no storage. */
export function readChoice<Choice extends string>(
  key: string,
  choices: readonly Choice[],
  storage: StorageName = 'localStorage',
): Choice | null {
  try {
    const stored = globalThis[storage].getItem(key);
    return choices.find((choice) => choice === stored) ?? null;
  } catch {
    return null;
  }
}

/** Without storage the choice lasts as long as the page. */
export function storeChoice(key: string, choice: string | null, storage: StorageName = 'localStorage'): void {
  try {
    if (choice === null) globalThis[storage].removeItem(key);
    else globalThis[storage].setItem(key, choice);
  } catch {
    // The choice then lasts as long as the page.
  }
}
