import { termsViewMessages } from '@/content/terms-view.messages';
import type { Terms, TermsGuarantee } from '@/domain/seals/terms';
import { PersonName, type TermsNames } from '@/features/seals/person-name';
import { LongText } from '@/features/seals/terms-text';
import { AmountText, DayText } from '@/features/seals/terms-values';
import { useMessages } from '@/i18n/use-messages';
import { Fact, FactList } from '@/ui/text/fact-list';
import { Foreign } from '@/ui/text/foreign';

export interface TermsGuaranteeProps {
  guarantee: TermsGuarantee;
  title: string;
  terms: Pick<Terms, 'owner' | 'counterparty'>;
  names: TermsNames;
  level: 3 | 4;
}

/** One guarantee of the terms, complete. */
export function TermsGuaranteeView({ guarantee, title, terms, names, level }: TermsGuaranteeProps) {
  const t = useMessages(termsViewMessages);
  const Heading = `h${level}` as const;
  const { id, depositor, amount, description, validUntil, conditions, verificationProcess } = guarantee;
  const role =
    depositor === ''
      ? null
      : depositor === terms.owner.id
        ? t.owner
        : depositor === terms.counterparty.id && t.counterparty;
  return (
    <li className="flex break-inside-avoid flex-col gap-3 border-t border-line pt-4 print:mb-4 print:block print:*:mb-2">
      <Heading className="break-after-avoid text-xs font-medium text-ink-soft">{title}</Heading>
      <div className="-mt-2 font-medium">
        <LongText text={description} />
      </div>
      <FactList className="break-inside-avoid">
        <Fact label={t.amount}>
          <AmountText amount={amount} />
        </Fact>
        <Fact label={t.validUntil}>
          <DayText day={validUntil} />
        </Fact>
        <Fact label={t.depositor}>
          {depositor === '' ? t.noDepositor : <PersonName id={depositor} names={names} />}
          {role && <span className="text-ink-soft">, {role.toLowerCase()}</span>}
        </Fact>
        <Fact label={t.guaranteeId}>
          <Foreign>{id}</Foreign>
        </Fact>
      </FactList>
      <TextFact label={t.conditions} text={conditions} />
      <TextFact label={t.verification} text={verificationProcess} />
    </li>
  );
}

function TextFact({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <p className="break-after-avoid text-xs text-ink-faint">{label}</p>
      <LongText text={text} />
    </div>
  );
}
