import type { KitGuarantee } from '@/domain/kit/kit';
import { sumAmounts } from '@/domain/primitives/amount';
import { useTexts } from '@/exit/texts/texts';
import { Disclosure } from '@/ui/layout/disclosure';
import { AddressText } from '@/ui/text/address-text';
import { Amount } from '@/ui/text/amount';
import { Foreign } from '@/ui/text/foreign';

/** A guarantee of the kit: its money and its verified addresses. */
export function GuaranteeRow({ guarantee }: { guarantee: KitGuarantee }) {
  const t = useTexts();
  const { deposits } = guarantee;
  const sum = sumAmounts(deposits.flatMap(({ coins }) => coins.map(({ value }) => value)));
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Foreign className="min-w-0 text-sm font-medium wrap-anywhere">{guarantee.description || guarantee.id}</Foreign>
        <span className="text-sm">
          <Amount sats={sum} />
        </span>
      </div>
      {deposits.length > 0 && (
        <Disclosure summary={t.kit.addresses(deposits.length)}>
          <ul className="flex flex-col gap-1 text-ink">
            {deposits.map(({ address }) => (
              <li key={address}>
                <AddressText value={address} className="wrap-anywhere" />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}
