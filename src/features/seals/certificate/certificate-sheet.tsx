import { certificateMessages } from '@/content/certificate.messages';
import { CertificateChecks } from '@/features/seals/certificate/certificate-checks';
import { CertificateHistory } from '@/features/seals/certificate/certificate-history';
import { CertificateSignatures } from '@/features/seals/certificate/certificate-signatures';
import type { NamedCertificate } from '@/features/seals/certificate/use-certificates';
import { TermsView } from '@/features/seals/terms-view';
import { useMessages } from '@/i18n/use-messages';
import { useAppSelector } from '@/store/core/hooks';
import { selectNames } from '@/store/people/people.thunks';
import { Badge } from '@/ui/message/badge';

export interface CertificateSheetProps {
  /** The newest first. */
  certificates: readonly NamedCertificate[];
  chosen: NamedCertificate;
}

/** All that is printed of the page (`data-print`). */
export function CertificateSheet({ certificates, chosen }: CertificateSheetProps) {
  const t = useMessages(certificateMessages);
  const names = useAppSelector(selectNames);
  const { certificate, hash } = chosen;
  const { terms } = certificate;
  const hasOtherText = certificates.some(
    (each) => each.hash !== hash && each.certificate.terms.revision === terms.revision,
  );
  const last = certificates[0]?.certificate.terms.revision ?? terms.revision;
  return (
    <article
      data-print
      className="flex flex-col gap-6 rounded-card border border-line bg-card p-5 sm:p-8 print:block print:rounded-none print:border-0 print:p-0"
    >
      <header className="flex flex-col gap-2 print:mb-6">
        <h1 className="text-xl font-semibold">{t.title}</h1>
        <p>
          <Badge tone="green">{t.signedByBoth({ revision: terms.revision })}</Badge>
        </p>
        {hasOtherText && <p className="font-medium">{t.otherText({ revision: terms.revision })}</p>}
        {last > terms.revision && <p className="font-medium">{t.replaced({ revision: last })}</p>}
        <p className="text-sm text-ink-soft">{t.claim}</p>
        <p className="text-sm text-ink-soft">{t.claimLimits}</p>
      </header>
      <TermsView terms={terms} names={names} hash={hash} level={2} />
      <CertificateSignatures certificate={certificate} hash={hash} names={names} />
      <CertificateHistory certificates={certificates} chosen={chosen} />
      <CertificateChecks certificate={certificate} hash={hash} />
    </article>
  );
}
