import { certificateMessages } from '@/content/certificate.messages';
import { type CertificateSignature, formatCertificateName, formatSignedMessage } from '@/domain/terms/certificate';
import type { Terms } from '@/domain/terms/terms';
import type { NamedCertificate } from '@/features/terms/certificate/use-certificates';
import { PersonName, type TermsNames } from '@/features/terms/terms-parts';
import { TermsView } from '@/features/terms/terms-view';
import { useMessages } from '@/i18n/use-messages';
import { useAppSelector } from '@/store/core/hooks';
import { selectNames } from '@/store/people/people.thunks';
import { PrintedSheet } from '@/ui/layout/printed-sheet';
import { Badge } from '@/ui/message/badge';
import { CodeFact } from '@/ui/text/code-fact';
import { DateText } from '@/ui/text/date-text';
import { Fact, FactList } from '@/ui/text/fact-list';
import { Foreign } from '@/ui/text/foreign';

interface CertificateSheetProps {
  /** The newest first. */
  certificates: readonly NamedCertificate[];
  chosen: NamedCertificate;
}

export function CertificateSheet({ certificates, chosen }: CertificateSheetProps) {
  const t = useMessages(certificateMessages);
  const names = useAppSelector(selectNames);
  const { hash } = chosen;
  const { terms } = chosen.certificate;
  const hasOtherText = certificates.some(
    (each) => each.hash !== hash && each.certificate.terms.revision === terms.revision,
  );
  const last = certificates[0]?.certificate.terms.revision ?? terms.revision;
  const intro = (
    <>
      <p>
        <Badge tone="green">{t.signedByBoth({ revision: terms.revision })}</Badge>
      </p>
      {hasOtherText && <p className="font-medium">{t.otherText({ revision: terms.revision })}</p>}
      {last > terms.revision && <p className="font-medium">{t.replaced({ revision: last })}</p>}
      <p className="text-sm text-ink-soft">{t.claim}</p>
      <p className="text-sm text-ink-soft">{t.claimLimits}</p>
    </>
  );
  return (
    <PrintedSheet title={t.title} intro={intro}>
      <TermsView terms={terms} names={names} hash={hash} level={2} />
      <Signatures chosen={chosen} names={names} />
      <History certificates={certificates} chosen={chosen} />
      <Checks chosen={chosen} />
    </PrintedSheet>
  );
}

/** Everything that a wallet needs to verify the signatures. No signature is cut by a page. */
function Signatures({ chosen, names }: { chosen: NamedCertificate; names: TermsNames }) {
  const t = useMessages(certificateMessages);
  const { certificate, hash } = chosen;
  return (
    <section className="flex flex-col gap-4 border-t border-line pt-4 text-sm print:mb-6 print:block">
      <div className="break-inside-avoid break-after-avoid print:mb-4">
        <h2 className="mb-2 text-base font-semibold">{t.signatures}</h2>
        <FactList>
          <CodeFact label={t.message} value={formatSignedMessage(hash)} />
        </FactList>
      </div>
      {certificate.signatures.map((signature) => (
        <Signature key={signature.role} signature={signature} terms={certificate.terms} names={names} />
      ))}
    </section>
  );
}

interface SignatureProps {
  signature: CertificateSignature;
  terms: Terms;
  names: TermsNames;
}

function Signature({ signature: { role, key, address, signature, madeAt }, terms, names }: SignatureProps) {
  const t = useMessages(certificateMessages);
  return (
    <div className="break-inside-avoid border-t border-line pt-4 print:mb-4">
      <FactList>
        <Fact label={t[role]}>
          <PersonName id={terms[role].id} publicKey={key} names={names} />
        </Fact>
        <Fact label={t.madeAt}>
          <DateText value={madeAt} show="utc" />
        </Fact>
        <CodeFact label={t.key} value={key} />
        <CodeFact label={t.address} value={address} />
        <CodeFact label={t.signature} value={signature} />
      </FactList>
    </div>
  );
}

/** Every revision that both signed, as far as this device knows. */
function History({ certificates, chosen }: CertificateSheetProps) {
  const t = useMessages(certificateMessages);
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-4 text-sm print:mb-6 print:block">
      <h2 className="break-after-avoid text-base font-semibold print:mb-2">{t.history}</h2>
      <ol className="flex flex-col gap-4 print:block">
        {certificates.map(({ name, hash, certificate: { terms, signatures } }) => (
          <li key={name} className="break-inside-avoid print:mb-4">
            <p className="mb-1 font-medium">
              {t.historyRevision({ revision: terms.revision })}
              {hash === chosen.hash && ` (${t.historyThis})`}
            </p>
            <FactList>
              <CodeFact label={t.hash} value={hash} />
              {signatures.map(({ role, madeAt }) => (
                <Fact key={role} label={t.signers}>
                  {t[role]}, <DateText value={madeAt} show="utc" />
                </Fact>
              ))}
            </FactList>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How to verify the signatures without this program. */
function Checks({ chosen }: { chosen: NamedCertificate }) {
  const t = useMessages(certificateMessages);
  const { terms, signatures } = chosen.certificate;
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-4 text-sm print:block">
      <h2 className="break-after-avoid text-base font-semibold print:mb-2">{t.checks}</h2>
      <ul className="flex list-disc flex-col gap-2 pl-5 print:block print:*:mb-2 print:*:break-inside-avoid">
        <li>{t.checkFile({ file: formatCertificateName(terms) })}</li>
        <li>{t.checkElectrum}</li>
        <li>
          <p>{t.checkCore}</p>
          {signatures.map(({ role, address, signature }) => (
            <p key={role} translate="no" className="mt-1 font-mono text-xs break-all">
              <Foreign>{`verifymessage "${address}" "${signature}" "${formatSignedMessage(chosen.hash)}"`}</Foreign>
            </p>
          ))}
        </li>
        <li>{t.checkNetwork({ network: terms.network })}</li>
        <li>{t.checkHash}</li>
        <li>{t.checkKeys}</li>
      </ul>
    </section>
  );
}
