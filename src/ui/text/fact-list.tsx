import type { ReactNode } from 'react';
import { classes } from '@/ui/layout/classes';

export interface FactListProps {
  /**
   * `columns`: short facts side by side. `lines`: name on the left, value on the right; the value of an amount stands below
   * it, so that the digits of all amounts line up. `pairs`: lines on phones, else columns. `row`: three short facts in one
   * row; on phones a line each, amounts without their value.
   */
  layout?: 'columns' | 'lines' | 'pairs' | 'row';
  children: ReactNode;
  className?: string;
}

const LINES_ON_PHONES =
  'max-sm:divide-y max-sm:divide-line max-sm:*:flex max-sm:*:flex-wrap max-sm:*:items-baseline max-sm:*:justify-between ' +
  'max-sm:*:gap-x-4 max-sm:[&_dd]:grow max-sm:[&_dd]:text-right sm:grid sm:gap-x-6 sm:gap-y-3';

const LAYOUTS = {
  // Two per line, or one if its value is too wide: amounts never wrap.
  columns: 'flex flex-wrap gap-x-6 gap-y-3',
  lines:
    'divide-y divide-line *:flex *:flex-wrap *:items-baseline *:justify-between *:gap-x-4 *:py-2 [&_dd]:ml-auto [&_dd]:text-right [&_[data-fiat]]:block',
  pairs: `${LINES_ON_PHONES} max-sm:*:py-2 sm:grid-cols-2`,
  row: `${LINES_ON_PHONES} max-sm:*:py-1.5 sm:grid-cols-[repeat(3,auto)] max-sm:[&_[data-fiat]]:hidden`,
};

export function FactList({ layout = 'columns', children, className }: FactListProps) {
  return <dl className={classes('text-sm', LAYOUTS[layout], className)}>{children}</dl>;
}

export interface FactProps {
  label: ReactNode;
  /** Full width among columns. */
  wide?: boolean;
  /** More about the value, on its own line. */
  note?: ReactNode;
  children: ReactNode;
}

export function Fact({ label, wide = false, note, children }: FactProps) {
  return (
    <div className={wide ? 'max-w-full basis-full' : 'max-w-full grow basis-[calc(50%-0.75rem)]'}>
      <dt className="text-xs text-ink-faint">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
      {note !== undefined && <dd className="basis-full text-xs text-ink-soft">{note}</dd>}
    </div>
  );
}
