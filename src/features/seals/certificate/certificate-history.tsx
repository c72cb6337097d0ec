import { certificateMessages } from '@/content/certificate.messages';
import type { NamedCertificate } from '@/features/seals/certificate/use-certificates';
import { useMessages } from '@/i18n/use-messages';
import { CodeFact } from '@/ui/text/code-fact';
import { DateText } from '@/ui/text/date-text';
import { Fact, FactList } from '@/ui/text/fact-list';

export interface CertificateHistoryProps {
  /** The newest first. */
  certificates: readonly NamedCertificate[];
  chosen: NamedCertificate;
}

/** Every revision that both signed, as far as this device knows. */
export function CertificateHistory({ certificates, chosen }: CertificateHistoryProps) {
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
                  {t[role]}, <DateText value={madeAt} show="moment" />
                </Fact>
              ))}
            </FactList>
          </li>
        ))}
      </ol>
    </section>
  );
}
