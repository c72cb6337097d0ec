import { BitcoinMark } from './bitcoin-mark';
import { classes } from './classes';
import { Grouped } from './grouped';

export interface AmountProps {
  /** Whole satoshis, not negative; null where it is not known. */
  sats: number | null;
  /** Shown for null. */
  unknown?: string;
  /** The ₿ mark in front. */
  mark?: boolean;
  className?: string;
}

const SATS_PER_BTC = 100_000_000;

/** An amount of bitcoin with 8 decimals set 2-3-3, so that the last groups read as satoshis; those are on hover. */
export function Amount({ sats, unknown = '–', mark = true, className }: AmountProps) {
  if (sats === null) return <span className={classes('figures', className)}>{unknown}</span>;
  const decimals = String(sats % SATS_PER_BTC).padStart(8, '0');
  const whole = String(Math.floor(sats / SATS_PER_BTC));
  const groups = [`${whole}.${decimals.slice(0, 2)}`, decimals.slice(2, 5), decimals.slice(5)];
  return (
    <span
      translate="no"
      title={`${sats.toLocaleString('en')} sats`}
      className={classes('figures whitespace-nowrap', className)}
    >
      {mark && <BitcoinMark />}
      <Grouped groups={groups} /> <span className="text-[0.8em] text-ink-faint">BTC</span>
    </span>
  );
}
