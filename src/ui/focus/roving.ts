const KEYS = {
  vertical: { previous: 'ArrowUp', next: 'ArrowDown' },
  horizontal: { previous: 'ArrowLeft', next: 'ArrowRight' },
} as const;

/** Index that an arrow, Home or End key moves to, wrapping around; `null` for other keys. `current` is −1 for none. */
export function getNextIndex(
  key: string,
  current: number,
  count: number,
  direction: 'vertical' | 'horizontal',
): number | null {
  if (count === 0) return null;
  const { previous, next } = KEYS[direction];
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === next) return (current + 1) % count;
  if (key === previous) return current <= 0 ? count - 1 : current - 1;
  return null;
}
