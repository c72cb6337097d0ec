import { useFiat } from '@/ui/text/fiat-context';

/** Never smaller than the smallest text. */
const FIAT = 'figures text-[max(0.8em,0.8125rem)] font-normal whitespace-nowrap text-ink-faint';

/**
 * The value in euro or dollar of whole satoshis, with a space before it; only its reserved space while a price is
 * expected.
 */
export function FiatValue({ sats }: { sats: number | null }) {
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
