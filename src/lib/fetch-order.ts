let screens: Promise<unknown> = Promise.resolve();

/** Notes what the next screen is fetching. A failure shows where the code is used. */
export function putFirst(fetching: readonly Promise<unknown>[]): Promise<unknown> {
  screens = Promise.allSettled([screens, ...fetching]);
  return screens;
}

/** Resolves when the next screen has fetched its code: on a slow line, what can wait would delay it. */
export function waitForScreens(): Promise<unknown> {
  return screens;
}
