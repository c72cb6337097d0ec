const KEYS = {
  vertical: { back: 'ArrowUp', on: 'ArrowDown' },
  horizontal: { back: 'ArrowLeft', on: 'ArrowRight' },
} as const;

/** Index that an arrow, Home or End key leads to, round at the ends; null for other keys. `current` is −1 for none. */
export function nextIndex(
  key: string,
  current: number,
  count: number,
  direction: 'vertical' | 'horizontal',
): number | null {
  if (count === 0) return null;
  const { back, on } = KEYS[direction];
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === on) return (current + 1) % count;
  if (key === back) return current <= 0 ? count - 1 : current - 1;
  return null;
}
