import { certificateMessages } from '@/content/certificate.messages';
import { type Certificate, type CertificateSignature, formatSignedMessage } from '@/domain/seals/certificate';
import type { Terms } from '@/domain/seals/terms';
import { PersonName, type TermsNames } from '@/features/seals/person-name';
import { useMessages } from '@/i18n/use-messages';
import { CodeFact } from '@/ui/text/code-fact';
import { DateText } from '@/ui/text/date-text';
import { Fact, FactList } from '@/ui/text/fact-list';

export interface CertificateSignaturesProps {
  certificate: Certificate;
  hash: string;
  names: TermsNames;
}

/** Everything that a wallet needs to verify the signatures. No signature is cut by a page. */
export function CertificateSignatures({ certificate, hash, names }: CertificateSignaturesProps) {
  const t = useMessages(certificateMessages);
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
          <PersonName id={terms[role].id} names={names} />
        </Fact>
        <Fact label={t.madeAt}>
          <DateText value={madeAt} show="moment" />
        </Fact>
        <CodeFact label={t.key} value={key} />
        <CodeFact label={t.address} value={address} />
        <CodeFact label={t.signature} value={signature} />
      </FactList>
    </div>
  );
}
