/** Milliseconds of work after which the page gets its turn. */
const MOST = 12;

/** Lets the page paint and answer between two pieces of work. */
export function createBreath(): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < MOST) return;
    await new Promise((resolve) => setTimeout(resolve));
    last = performance.now();
  };
}
