import { joinMessages } from '@/content/contracts.messages';
import type { Guarantee } from '@/domain/models';
import { formatBtc } from '@/domain/primitives/amount';
import { useMessages } from '@/i18n/use-messages';

export interface JoinGuaranteesProps {
  guarantees: readonly Guarantee[];
}

/** The guarantees of the contract: description and amount. */
export function JoinGuarantees({ guarantees }: JoinGuaranteesProps) {
  const t = useMessages(joinMessages);
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-5">
      <h2 className="font-semibold">{t.guarantees}</h2>
      {guarantees.length === 0 && <p className="text-sm text-ink-soft">{t.noGuarantees}</p>}
      <ul className="flex flex-col gap-2">
        {guarantees.map(({ id, description, amount }) => (
          <li key={String(id)} className="flex flex-col gap-1 rounded-control bg-sunken px-4 py-3 text-sm">
            <span className="font-medium break-words">{description}</span>
            <span className="figures text-ink-soft">
              {amount === null ? t.amountUnknown : t.amount({ amount: formatBtc(amount) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
