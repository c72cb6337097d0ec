import { findTextLanguage } from '@/domain/contracts/text-language';
import { TERMS_ROLES, type Terms, type TermsGuarantee } from '@/domain/seals/terms';
import type { CheckedCertificate } from '@/exit/recovery/api';
import { useTexts } from '@/exit/texts/texts';
import { Disclosure } from '@/ui/layout/disclosure';
import { Amount } from '@/ui/text/amount';
import { CodeFact } from '@/ui/text/code-fact';
import { Fact, FactList } from '@/ui/text/fact-list';
import { Foreign } from '@/ui/text/foreign';

/** The signed terms in full. */
export function TermsText({ checked: { certificate, hash } }: { checked: CheckedCertificate }) {
  const { certificate: t, roles } = useTexts();
  const { terms, text } = certificate;
  const language = findTextLanguage(terms.description);
  return (
    <section className="flex flex-col gap-4 border-t border-line pt-4 text-sm">
      <h3 className="text-base font-semibold">{t.terms}</h3>
      <FactList>
        <Fact label={t.title} wide>
          <Foreign lang={language} className="font-medium">
            {terms.title}
          </Foreign>
        </Fact>
        <Fact label={t.revision}>{terms.revision}</Fact>
        <Fact label={t.network}>{terms.network}</Fact>
        <Fact label={t.contract} wide>
          <Foreign>{terms.contract}</Foreign>
        </Fact>
        <CodeFact label={t.pdf} value={terms.pdf || t.noPdf} />
        {terms.previous !== '' && <CodeFact label={t.previous} value={terms.previous} />}
        <CodeFact label={t.hash} value={hash} />
      </FactList>
      <div>
        <h4 className="mb-1 font-medium">{t.description}</h4>
        <LongText text={terms.description} lang={language} />
      </div>
      <div className="flex flex-col gap-2">
        <h4 className="font-medium">{t.parties}</h4>
        {[...TERMS_ROLES, 'arbitrator' as const].map((role) => (
          <FactList key={role}>
            <Fact label={roles[role]} wide>
              <Foreign>{terms[role].id || t.empty}</Foreign>
            </Fact>
            <CodeFact label={role === 'arbitrator' ? t.extendedKey : t.key} value={terms[role].key || t.empty} />
          </FactList>
        ))}
      </div>
      <div className="flex flex-col gap-3">
        <h4 className="font-medium">{t.guarantees(terms.guarantees.length)}</h4>
        <ol className="flex flex-col gap-3">
          {terms.guarantees.map((guarantee, at) => (
            <TermsGuaranteeText key={guarantee.id} guarantee={guarantee} number={at + 1} terms={terms} />
          ))}
        </ol>
      </div>
      <Disclosure summary={t.exact}>
        <p className="mb-2">{t.exactWhat}</p>
        <pre translate="no" className="font-mono text-xs wrap-anywhere whitespace-pre-wrap text-ink">
          <Foreign>{text}</Foreign>
        </pre>
      </Disclosure>
    </section>
  );
}

/** A text of several lines as it was written. */
function LongText({ text, lang }: { text: string; lang: string | undefined }) {
  const t = useTexts();
  if (text === '') return <p className="text-ink-soft">{t.certificate.empty}</p>;
  return (
    <p className="max-w-[72ch] wrap-anywhere whitespace-pre-wrap">
      <Foreign lang={lang}>{text}</Foreign>
    </p>
  );
}

interface TermsGuaranteeTextProps {
  guarantee: TermsGuarantee;
  /** From 1. */
  number: number;
  terms: Terms;
}

/** One guarantee of the signed terms, in full. */
function TermsGuaranteeText({ guarantee, number, terms }: TermsGuaranteeTextProps) {
  const { certificate: t, roles } = useTexts();
  const { id, depositor, amount, description, validUntil, conditions, verificationProcess } = guarantee;
  const language = findTextLanguage(terms.description);
  const role = TERMS_ROLES.find((each) => depositor !== '' && terms[each].id === depositor);
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line p-4">
      <h5 className="text-xs font-medium text-ink-soft">{t.guarantee(number)}</h5>
      <LongText text={description} lang={language} />
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
          <LongText text={conditions} lang={language} />
        </Fact>
        <Fact label={t.verification} wide>
          <LongText text={verificationProcess} lang={language} />
        </Fact>
      </FactList>
    </li>
  );
}
