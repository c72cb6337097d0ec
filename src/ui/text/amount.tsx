import { memo } from 'react';
import { SATS_PER_BTC } from '@/domain/primitives/amount';
import { formatSats } from '@/domain/primitives/format-sats';
import { classes } from '@/ui/layout/classes';
import { useFiat } from '@/ui/text/fiat-context';
import { Grouped } from '@/ui/text/grouped';
import { useLocale } from '@/ui/text/locale-context';

export interface AmountProps {
  /** Whole satoshis, not negative; `null` if unknown. */
  sats: number | null;
  /** Shown for `null`. */
  unknown?: string;
  /** Shows ₿ in front. */
  mark?: boolean;
  /**
   * False hides its value in euro or dollar: in a sentence with several amounts, and if today's value would be
   * misleading.
   */
  fiat?: boolean;
  className?: string;
}

/**
 * An amount with 8 decimals grouped 2-3-3, so that the last groups read as satoshis. Uses a decimal point in every
 * language, like the amount fields.
 */
export const Amount = memo(function Amount(props: AmountProps) {
  const { sats, unknown = '–', mark = true, fiat = true, className } = props;
  const locale = useLocale();
  if (sats === null) return <span className={classes('figures', className)}>{unknown}</span>;
  const groups = groupDigits(sats);
  const amount = (
    <span translate="no" title={formatSats(sats, locale)} className={classes('figures whitespace-nowrap', className)}>
      {mark && <BitcoinMark />}
      <Grouped groups={groups} />{' '}
      <span data-unit className="text-[0.8em] text-ink-faint">
        BTC
      </span>
    </span>
  );
  if (!fiat) return amount;
  return (
    <span>
      {amount}
      <FiatValue sats={sats} />
    </span>
  );
});

/** Groups of `1 234.56 789 000`. */
function groupDigits(sats: number): string[] {
  const decimals = String(sats % SATS_PER_BTC).padStart(8, '0');
  const whole = String(Math.floor(sats / SATS_PER_BTC)).match(/\d{1,3}(?=(\d{3})*$)/g) ?? [];
  const groups = [...whole];
  groups.push(`${groups.pop() ?? '0'}.${decimals.slice(0, 2)}`);
  return [...groups, decimals.slice(2, 5), decimals.slice(5)];
}

/** ₿ as an image, since few fonts have it. */
function BitcoinMark() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 12 16"
      className="mr-[0.3em] inline-block h-[0.95em] align-[-0.12em] text-bitcoin"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M2.5 3h4.2a2.5 2.5 0 0 1 0 5H2.5m0 0h4.9a2.5 2.5 0 0 1 0 5H2.5M2.5 3v10M1 3h1.5M1 13h1.5M4.5 1v2M7 1v2M4.5 13v2M7 13v2" />
    </svg>
  );
}

/** Never smaller than the smallest text. */
const FIAT = 'figures text-[max(0.8em,0.8125rem)] font-normal whitespace-nowrap text-ink-faint';

/**
 * The value in euro or dollar of whole satoshis, with a space before it; only its reserved space while a price is
 * expected.
 */
function FiatValue({ sats }: { sats: number | null }) {
  const value = useFiat(sats !== null)?.describe;
  const inFiat = sats === null ? null : value?.(sats);
  if (inFiat === null || inFiat === undefined) return null;
  if (inFiat.isExpected) {
    return (
      <>
        {' '}
        <span
          aria-hidden="true"
          data-text={inFiat.value}
          data-fiat
          className={`${FIAT} invisible before:content-[attr(data-text)]`}
        />
      </>
    );
  }
  return (
    <>
      {' '}
      <span title={inFiat.title} className={FIAT} data-fiat>
        {inFiat.value}
      </span>
    </>
  );
}
