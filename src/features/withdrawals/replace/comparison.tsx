import { replacementMessages } from '@/content/replacement.messages';
import { withdrawalsMessages } from '@/content/withdrawals.messages';
import type { Sats } from '@/domain/primitives/amount';
import { groupSats } from '@/domain/primitives/format-sats';
import { TermText, withoutMarks } from '@/features/help/term';
import { useMessages } from '@/i18n/use-messages';
import type { ReplaceableRelease } from '@/store/withdrawals/first-release.thunks';
import { AddressText } from '@/ui/text/address-text';
import { Amount } from '@/ui/text/amount';
import { Fact, FactList } from '@/ui/text/fact-list';
import { useLocale } from '@/ui/text/locale-context';

export interface ComparisonProps {
  release: ReplaceableRelease;
  /** Values of the replacement; `null` while the form is not valid. */
  fee: Sats | null;
  amount: Sats | null;
}

/** The changes of a replacement: the fee, and the amount that the destination gets. */
export function Comparison({ release: { first, paid, address }, fee, amount }: ComparisonProps) {
  const t = useMessages(replacementMessages);
  const { feeSats } = useMessages(withdrawalsMessages);
  const locale = useLocale();
  const describe = (sats: Sats) => feeSats({ sats: groupSats(sats, locale) });
  return (
    <section aria-label={t.comparison} className="flex flex-col gap-3 rounded-control bg-sunken p-4">
      <FactList>
        <Fact label={t.destination} wide>
          <AddressText value={address} />
        </Fact>
      </FactList>
      <FactList layout="lines" className="border-t border-line">
        <Fact label={`${t.fee} · ${t.before}`}>
          <TermText word="satoshi" text={describe(first.fee)} />
        </Fact>
        <Fact label={`${t.fee} · ${t.after}`}>
          <strong className="font-medium">{fee === null ? '–' : withoutMarks(describe(fee))}</strong>
        </Fact>
        <Fact label={`${t.recipient} · ${t.before}`}>
          <Amount sats={paid} mark={false} />
        </Fact>
        <Fact label={`${t.recipient} · ${t.after}`}>
          <Amount sats={amount} mark={false} className="font-medium" />
        </Fact>
      </FactList>
      <p className="text-xs text-ink-soft">{t.same}</p>
    </section>
  );
}
