import { useMemo } from 'react';
import { findTextLanguage } from '@/domain/contracts/text-language';
import type { Kit } from '@/domain/kit/kit';
import { formatSignedMessage } from '@/domain/seals/certificate';
import { getOtherRole, TERMS_ROLES, type Terms, type TermsGuarantee } from '@/domain/seals/terms';
import type { CheckedCertificate } from '@/exit/recovery/api';
import { engine } from '@/exit/recovery/engine';
import { describeCertificateFault } from '@/exit/screen/describe-faults';
import { StepCard } from '@/exit/screen/step-card';
import { useTexts } from '@/exit/texts/texts';
import { Button } from '@/ui/button/button';
import { Disclosure } from '@/ui/layout/disclosure';
import { Banner } from '@/ui/message/banner';
import { Amount } from '@/ui/text/amount';
import { CodeFact } from '@/ui/text/code-fact';
import { DateText } from '@/ui/text/date-text';
import { Fact, FactList } from '@/ui/text/fact-list';
import { Foreign } from '@/ui/text/foreign';

interface CertificateSummaryProps {
  checked: CheckedCertificate;
  onClose: () => void;
}

/** An opened certificate: who signed, and what (docs/seal.md#certificate). */
export function CertificateSummary({ checked, onClose }: CertificateSummaryProps) {
  const t = useTexts();
  const { network } = checked.certificate.terms;
  return (
    <StepCard
      heading={t.certificate.opened}
      takesFocus
      action={
        <Button size="sm" onClick={onClose}>
          {t.certificate.another}
        </Button>
      }
    >
      <Verdict checked={checked} />
      <p className="max-w-[72ch] text-sm">{t.certificate.keys}</p>
      <p className="max-w-[72ch] text-sm text-ink-soft">{t.certificate.claim}</p>
      {network !== 'mainnet' && <Banner tone="yellow">{t.certificate.notMainnet(network)}</Banner>}
      <TermsText checked={checked} />
      <SignatureList checked={checked} />
    </StepCard>
  );
}

/** Whether both parties signed. */
function Verdict({ checked: { missing } }: { checked: CheckedCertificate }) {
  const { certificate: t, roles } = useTexts();
  const [absent] = missing;
  if (absent === undefined)
    return (
      <Banner tone="green">
        <p className="font-medium">{t.signedByBoth}</p>
        <p>{t.signedByBothWhat}</p>
      </Banner>
    );
  return (
    <Banner tone="yellow">
      <p className="font-medium">{t.missing(roles[absent])}</p>
      <p>{t.missingWhat(roles[getOtherRole(absent)])}</p>
    </Banner>
  );
}

/** The signatures, with what any wallet needs to verify them. */
function SignatureList({ checked: { certificate, hash } }: { checked: CheckedCertificate }) {
  const { certificate: t, roles } = useTexts();
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="font-semibold">{t.signatures}</h3>
      <FactList>
        <CodeFact label={t.message} value={formatSignedMessage(hash)} />
      </FactList>
      {certificate.signatures.map(({ role, key, address, signature, madeAt }) => (
        <section key={role} className="flex flex-col gap-2">
          <h4 className="text-sm font-medium">{roles[role]}</h4>
          <FactList>
            <CodeFact label={t.key} value={key} />
            <CodeFact label={t.address} value={address} />
            <CodeFact label={t.signature} value={signature} />
            <Fact label={t.madeAt}>
              <DateText value={madeAt} show="utc" />
            </Fact>
          </FactList>
        </section>
      ))}
    </section>
  );
}

/** The signed terms of a kit. The money does not depend on them, so a fault is shown but blocks nothing. */
export function KitTermsList({ kit }: { kit: Kit }) {
  const t = useTexts();
  const checks = useMemo(() => engine.checkKitTerms(kit), [kit]);
  if (checks.length === 0) return null;
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="font-semibold">{t.certificate.inKit}</h3>
      <ul className="flex flex-col gap-3">
        {checks.map((check, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of one kit, which does not change
          <li key={at}>
            {check.ok ? (
              <Disclosure summary={t.certificate.inKitSummary(check.value.certificate.terms.revision)}>
                <div className="flex flex-col gap-4 whitespace-normal text-ink">
                  <Verdict checked={check.value} />
                  <TermsText checked={check.value} />
                  <SignatureList checked={check.value} />
                </div>
              </Disclosure>
            ) : (
              <Banner tone="yellow">
                {t.certificate.refused} {describeCertificateFault(t, check.error)}
              </Banner>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The signed terms in full. */
function TermsText({ checked: { certificate, hash } }: { checked: CheckedCertificate }) {
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
