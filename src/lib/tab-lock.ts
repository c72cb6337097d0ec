/**
 * Runs the action while no other tab of this browser runs one of this name; `null`, and the action is not run, when
 * another tab does. Where the browser has no Web Locks it just runs.
 */
export async function lockAcrossTabs<Result>(name: string, action: () => Promise<Result>): Promise<Result | null> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  if (locks === undefined) return action();
  return locks.request(`aval ${name}`, { ifAvailable: true }, async (lock) => (lock === null ? null : action()));
}
