import { certificateMessages } from '@/content/certificate.messages';
import { type Certificate, formatCertificateName, formatSignedMessage } from '@/domain/seals/certificate';
import { useMessages } from '@/i18n/use-messages';
import { Foreign } from '@/ui/text/foreign';

export interface CertificateChecksProps {
  certificate: Certificate;
  hash: string;
}

/** How to verify the signatures without this program. */
export function CertificateChecks({ certificate: { terms, signatures }, hash }: CertificateChecksProps) {
  const t = useMessages(certificateMessages);
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
              <Foreign>{`verifymessage "${address}" "${signature}" "${formatSignedMessage(hash)}"`}</Foreign>
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
