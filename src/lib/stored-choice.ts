/** A choice kept in local storage; `null` if there is none of these, or no storage. */
export function readChoice<Choice extends string>(key: string, choices: readonly Choice[]): Choice | null {
  try {
    const stored = localStorage.getItem(key);
    return choices.find((choice) => choice === stored) ?? null;
  } catch {
    return null;
  }
}

/** Without storage the choice lasts as long as the page. */
export function storeChoice(key: string, choice: string): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // The choice then lasts as long as the page.
  }
}
