import { useMemo } from 'react';
import { hashText, verifySeal } from '@/bitcoin/statements/verify-seal';
import { recoverMessages } from '@/content/recover/recover.messages';
import type { RecoveryContract, RecoveryTerms } from '@/domain/recovery/recovery-file';
import { useMessages } from '@/i18n/use-messages';
import { Disclosure } from '@/ui/layout/disclosure';
import { Banner } from '@/ui/message/banner';
import { Foreign } from '@/ui/text/foreign';

/** Verifying takes milliseconds each, and the newest come first. */
const MAX_SHOWN = 50;

/** The signed terms of a file. The money does not depend on them, so a fault is shown but blocks nothing. */
export function SignedTerms({ contract }: { contract: RecoveryContract }) {
  const t = useMessages(recoverMessages);
  const checked = useMemo(
    () => contract.sealedTerms.slice(0, MAX_SHOWN).map((terms) => ({ terms, isTrue: isTrue(contract, terms) })),
    [contract],
  );
  return checked.map(({ terms, isTrue }, at) => {
    if (!terms.ok || !isTrue)
      return (
        <Banner key={terms.ok ? terms.value.text : at} tone="yellow">
          {t.termsFalse}
        </Banner>
      );
    const {
      text,
      signatures,
      terms: { revision },
    } = terms.value;
    const [first, second] = signatures;
    return (
      <Disclosure key={text} summary={t.terms({ revision })}>
        <p>
          {second === undefined && first !== undefined
            ? t.termsOne({ role: t[first.role].toLowerCase() })
            : t.termsBoth}
        </p>
        <pre translate="no" className="font-mono text-xs wrap-anywhere whitespace-pre-wrap text-ink">
          <Foreign>{text}</Foreign>
        </pre>
      </Disclosure>
    );
  });
}

/** Of this contract and its keys, and every signature is valid and over exactly this text. */
function isTrue({ network, id, keys }: RecoveryContract, certificate: RecoveryTerms): boolean {
  if (!certificate.ok) return false;
  const { terms, text, signatures } = certificate.value;
  const hash = hashText(text);
  const isOfContract = terms.network === network && terms.contract === id;
  const hasKeys = terms.owner.key === keys.owner && terms.counterparty.key === keys.counterparty;
  const areValid = signatures.every(
    ({ role, key, signature }) => key === terms[role].key && verifySeal({ hash, publicKey: key, signature }),
  );
  return isOfContract && hasKeys && areValid;
}
