import { useId } from 'react';
import { signaturesMessages } from '@/content/terms.messages';
import type { Contract } from '@/domain/models';
import { formatSignedMessage } from '@/domain/terms/certificate';
import type { SignedTerms } from '@/domain/terms/record';
import { TERMS_ROLES } from '@/domain/terms/terms';
import { SaveCertificate } from '@/features/terms/save-certificate';
import { PersonName } from '@/features/terms-text/terms-parts';
import { TermsView } from '@/features/terms-text/terms-view';
import { useMessages } from '@/i18n/use-messages';
import { useAppSelector } from '@/store/core/hooks';
import { selectNames } from '@/store/people/people.thunks';
import { selectTermsView } from '@/store/terms/terms.selectors';
import { Disclosure } from '@/ui/layout/disclosure';
import { CodeFact } from '@/ui/text/code-fact';
import { DateText } from '@/ui/text/date-text';
import { Fact, FactList } from '@/ui/text/fact-list';

interface SignaturesProps {
  contract: Contract;
  /** Unfolded, and only above the text that they cover. */
  onPaper?: boolean;
}

/** The signatures of what both signed last, whatever the contract says now. Nothing before. */
export function Signatures({ contract, onPaper = false }: SignaturesProps) {
  const t = useMessages(signaturesMessages);
  const names = useAppSelector(selectNames);
  const view = useAppSelector((state) => selectTermsView(state, contract.id));
  const titleId = useId();
  if (view === null || view.sealed === null) return null;
  const isShown = view.signers === 'both';
  if (onPaper && !isShown) return null;
  const { terms, signatures } = view.sealed;
  const sorted = TERMS_ROLES.flatMap((role) => signatures.filter((each) => each.role === role));
  const sealed = { ...view.sealed, signatures: sorted };
  return (
    <section aria-labelledby={titleId} className="flex break-inside-avoid flex-col gap-3 text-sm print:mb-6">
      <h3 id={titleId} className="font-semibold">
        {t.title({ revision: terms.revision })}
      </h3>
      <FactList>
        {sorted.map(({ role, madeAt }) => (
          <Fact key={role} label={t[role]}>
            <PersonName id={terms[role].id} publicKey={terms[role].key} names={names} />,{' '}
            <DateText value={madeAt} show="utc" />
          </Fact>
        ))}
      </FactList>
      {onPaper ? (
        <SignatureFacts signed={sealed} />
      ) : (
        <>
          <Disclosure summary={t.details}>
            <SignatureFacts signed={sealed} />
          </Disclosure>
          {!isShown && (
            <>
              <p>{t.otherText}</p>
              <Disclosure summary={t.signedText}>
                <TermsView terms={terms} names={names} />
              </Disclosure>
            </>
          )}
          <SaveCertificate signed={sealed}>{t.save}</SaveCertificate>
        </>
      )}
    </section>
  );
}

/** All that verifies the signatures, but the text. */
function SignatureFacts({ signed: { hash, terms, signatures } }: { signed: SignedTerms }) {
  const t = useMessages(signaturesMessages);
  return (
    <>
      <FactList>
        <CodeFact label={t.message} value={formatSignedMessage(hash)} />
        {signatures.flatMap(({ role, signature }) => [
          <CodeFact key={`${role} key`} label={`${t[role]}: ${t.key}`} value={terms[role].key} />,
          <CodeFact key={role} label={`${t[role]}: ${t.signature}`} value={signature} />,
        ])}
      </FactList>
      <p className="mt-3">{t.check}</p>
    </>
  );
}
