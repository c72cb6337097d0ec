import { classes } from '@/ui/layout/classes';

/** One `primary` per view: the next step. `quiet` has no border; `danger` is for what cannot be undone. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'md' | 'sm';

const BASE =
  'relative inline-flex items-center justify-center gap-2 overflow-hidden rounded-control border font-medium whitespace-nowrap ' +
  'transition-colors select-none disabled:cursor-not-allowed disabled:opacity-55 aria-busy:cursor-progress aria-busy:opacity-100';

const SIZES: Record<ButtonSize, string> = {
  md: 'min-h-10 px-4 py-1.5 text-sm sm:min-h-9 sm:px-3.5',
  sm: 'min-h-8 px-3 py-1 text-xs',
};

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-accent text-on-accent not-disabled:hover:bg-accent-strong',
  secondary: 'border-button-edge bg-button text-ink not-disabled:hover:bg-button-hover',
  quiet: 'border-transparent text-accent-ink not-disabled:hover:bg-accent-soft',
  danger: 'border-transparent bg-danger text-on-accent not-disabled:hover:bg-danger-strong',
};

export function getButtonClasses(variant: ButtonVariant, size: ButtonSize, className?: string): string {
  return classes(BASE, SIZES[size], VARIANTS[variant], className);
}
