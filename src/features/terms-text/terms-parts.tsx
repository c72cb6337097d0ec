import { termsViewMessages } from '@/content/terms-view.messages';
import { findTextLanguage } from '@/domain/contracts/text-language';
import type { Terms, TermsGuarantee } from '@/domain/terms/terms';
import { YouMark } from '@/features/people/you-mark';
import { useMessages } from '@/i18n/use-messages';
import { Amount } from '@/ui/text/amount';
import { DayText } from '@/ui/text/day-text';
import { Fact, FactList } from '@/ui/text/fact-list';
import { Foreign } from '@/ui/text/foreign';

interface TermsGuaranteeProps {
  guarantee: TermsGuarantee;
  title: string;
  terms: Pick<Terms, 'owner' | 'counterparty' | 'description'>;
  names: TermsNames;
}

/** One guarantee of the terms, complete. */
export function TermsGuaranteeView({ guarantee, title, terms, names }: TermsGuaranteeProps) {
  const t = useMessages(termsViewMessages);
  const language = findTextLanguage(terms.description);
  const { id, depositor, amount, description, validUntil, conditions, verificationProcess } = guarantee;
  const role =
    depositor === ''
      ? null
      : depositor === terms.owner.id
        ? t.owner
        : depositor === terms.counterparty.id && t.counterparty;
  return (
    <li className="flex flex-col gap-3 border-t border-line pt-4">
      <h4 className="text-xs font-medium text-ink-soft">{title}</h4>
      <div className="-mt-2 font-medium">
        <LongText text={description} lang={language} />
      </div>
      <FactList>
        <Fact label={t.amount}>
          <AmountText amount={amount} />
        </Fact>
        <Fact label={t.validUntil}>{validUntil === '' ? t.empty : <DayText day={validUntil} />}</Fact>
        <Fact label={t.depositor}>
          {depositor === '' ? (
            t.noDepositor
          ) : (
            <PersonName
              id={depositor}
              publicKey={[terms.owner, terms.counterparty].find((party) => party.id === depositor)?.key}
              names={names}
            />
          )}
          {role && <span className="text-ink-soft">, {role.toLowerCase()}</span>}
        </Fact>
        <Fact label={t.guaranteeId}>
          <Foreign>{id}</Foreign>
        </Fact>
      </FactList>
      <TextFact label={t.conditions} text={conditions} lang={language} />
      <TextFact label={t.verification} text={verificationProcess} lang={language} />
    </li>
  );
}

interface LongTextProps {
  text: string;
  /** Of the text, if it is known. */
  lang?: string | undefined;
}

function TextFact({ label, ...text }: LongTextProps & { label: string }) {
  return (
    <div>
      <p className="text-xs text-ink-faint">{label}</p>
      <LongText {...text} />
    </div>
  );
}

/** A text of several lines as it was written. */
export function LongText({ text, lang }: LongTextProps) {
  const t = useMessages(termsViewMessages);
  if (text === '') return <p className="text-ink-soft">{t.empty}</p>;
  return (
    <p className="max-w-[72ch] wrap-anywhere whitespace-pre-wrap">
      <Foreign lang={lang}>{text}</Foreign>
    </p>
  );
}

/** Satoshis as bitcoin. A text that is not an amount is shown as it is. */
export function AmountText({ amount }: { amount: string }) {
  const t = useMessages(termsViewMessages);
  const sats = Number(amount);
  if (amount === '') return <>{t.unknown}</>;
  return String(sats) === amount && Number.isSafeInteger(sats) ? (
    <Amount sats={sats} fiat={false} />
  ) : (
    <Foreign>{amount}</Foreign>
  );
}

/** Display names by user id, as the store keeps them. They are not signed. */
export type TermsNames = Readonly<Record<string, string>>;

interface PersonNameProps {
  id: string;
  /** Of the terms, where they name one for this person. */
  publicKey?: string | undefined;
  names: TermsNames;
}

/** Name, if known, and id. The user is marked by the key. */
export function PersonName({ id, publicKey = '', names }: PersonNameProps) {
  const name = names[id];
  return (
    <>
      {name !== undefined && <Foreign className="font-medium">{name}</Foreign>}
      {name === undefined ? (
        <Foreign className="break-all">{id}</Foreign>
      ) : (
        <span className="break-all text-ink-faint">
          {' '}
          (<Foreign>{id}</Foreign>)
        </span>
      )}
      <YouMark id={id} publicKey={publicKey} />
    </>
  );
}
