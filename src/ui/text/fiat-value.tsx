import { useFiat } from '@/ui/text/fiat-context';

/** The value in euro or dollar of whole satoshis, with a space before it; nothing while there is no price. */
export function FiatValue({ sats }: { sats: number | null }) {
  const value = useFiat(sats !== null)?.describe;
  const inFiat = sats === null ? null : value?.(sats);
  if (inFiat === null || inFiat === undefined) return null;
  return (
    <>
      {' '}
      <span title={inFiat.title} className="figures text-[0.85em] font-normal whitespace-nowrap text-ink-faint">
        {inFiat.value}
      </span>
    </>
  );
}
