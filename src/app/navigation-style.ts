/** Look of what stands in the navigation bar. */
export const NAVIGATION_ITEM =
  'flex min-h-9 items-center rounded-control px-3 text-sm font-medium whitespace-nowrap text-ink-soft transition-colors hover:bg-sunken hover:text-ink';
