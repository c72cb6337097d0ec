/** Runs a timer continuously; its worst delay is the longest time the thread was blocked. */
export function watchGaps(): () => number {
  const EVERY = 4;
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last - EVERY);
    last = now;
  }, EVERY);
  return () => {
    clearInterval(timer);
    return longest;
  };
}
