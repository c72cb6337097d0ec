import { TERMS_ROLES, type Terms, type TermsGuarantee } from '@/domain/seals/terms';
import { useTexts } from '@/exit/texts/texts';
import { Amount } from '@/ui/text/amount';
import { Fact, FactList } from '@/ui/text/fact-list';
import { Foreign } from '@/ui/text/foreign';

/** A text of several lines as it was written. */
export function LongText({ text }: { text: string }) {
  const t = useTexts();
  if (text === '') return <p className="text-ink-soft">{t.certificate.empty}</p>;
  return (
    <p className="max-w-[72ch] wrap-anywhere whitespace-pre-wrap">
      <Foreign>{text}</Foreign>
    </p>
  );
}

export interface TermsGuaranteeTextProps {
  guarantee: TermsGuarantee;
  /** From 1. */
  number: number;
  terms: Terms;
}

/** One guarantee of the signed terms, in full. */
export function TermsGuaranteeText({ guarantee, number, terms }: TermsGuaranteeTextProps) {
  const { certificate: t, roles } = useTexts();
  const { id, depositor, amount, description, validUntil, conditions, verificationProcess } = guarantee;
  const role = TERMS_ROLES.find((each) => depositor !== '' && terms[each].id === depositor);
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line p-4">
      <h5 className="text-xs font-medium text-ink-soft">{t.guarantee(number)}</h5>
      <LongText text={description} />
      <FactList>
        <Fact label={t.amount}>
          <Amount sats={Number(amount)} />
        </Fact>
        <Fact label={t.validUntil}>
          <Foreign>{validUntil || t.empty}</Foreign>
        </Fact>
        <Fact label={t.depositor}>
          <Foreign>{depositor || t.empty}</Foreign>
          {role !== undefined && <span className="text-ink-soft">, {roles[role].toLowerCase()}</span>}
        </Fact>
        <Fact label={t.id}>
          <Foreign>{id}</Foreign>
        </Fact>
        <Fact label={t.conditions} wide>
          <LongText text={conditions} />
        </Fact>
        <Fact label={t.verification} wide>
          <LongText text={verificationProcess} />
        </Fact>
      </FactList>
    </li>
  );
}
