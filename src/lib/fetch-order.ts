let screens: Promise<unknown> = Promise.resolve();

/** Records the code that the next screen is fetching. A failure is shown where the code is used. */
export function putFirst(fetching: readonly Promise<unknown>[]): Promise<unknown> {
  screens = Promise.allSettled([screens, ...fetching]);
  return screens;
}

/** Resolves when the next screen has fetched its code: on a slow connection, less urgent requests would delay it. */
export function waitForScreens(): Promise<unknown> {
  return screens;
}
