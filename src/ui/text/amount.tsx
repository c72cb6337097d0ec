import { classes } from '@/ui/layout/classes';
import { BitcoinMark } from '@/ui/text/bitcoin-mark';
import { Grouped } from '@/ui/text/grouped';
import { useLocale } from '@/ui/text/locale-context';

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

/**
 * An amount of bitcoin with 8 decimals set 2-3-3, so that the last groups read as satoshis; those are on hover. The point
 * is one in every language, as in the fields that amounts are typed into.
 */
export function Amount({ sats, unknown = '–', mark = true, className }: AmountProps) {
  const locale = useLocale();
  if (sats === null) return <span className={classes('figures', className)}>{unknown}</span>;
  const groups = amountGroups(sats);
  return (
    <span
      translate="no"
      title={`${sats.toLocaleString(locale)} sats`}
      className={classes('figures whitespace-nowrap', className)}
    >
      {mark && <BitcoinMark />}
      <Grouped groups={groups} /> <span className="text-[0.8em] text-ink-faint">BTC</span>
    </span>
  );
}

/** `1 234.56 789 000`: whole bitcoin in threes from the point, the last six decimals in threes. */
function amountGroups(sats: number): string[] {
  const decimals = String(sats % SATS_PER_BTC).padStart(8, '0');
  const whole = String(Math.floor(sats / SATS_PER_BTC)).match(/\d{1,3}(?=(\d{3})*$)/g) ?? [];
  const groups = [...whole];
  groups.push(`${groups.pop() ?? '0'}.${decimals.slice(0, 2)}`);
  return [...groups, decimals.slice(2, 5), decimals.slice(5)];
}
