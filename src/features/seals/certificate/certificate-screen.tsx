import { toContractPath } from '@/config/contract-links';
import { certificateMessages } from '@/content/certificate.messages';
import { describeError, errorMessages } from '@/content/errors.messages';
import type { Id } from '@/domain/primitives/ids';
import { CertificateNotice } from '@/features/seals/certificate/certificate-notice';
import { CertificateSheet } from '@/features/seals/certificate/certificate-sheet';
import { CertificateTools } from '@/features/seals/certificate/certificate-tools';
import { useCertificates } from '@/features/seals/certificate/use-certificates';
import { SlowLoad } from '@/features/waiting/slow-load';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { LinkButton } from '@/ui/button/link-button';
import { Banner } from '@/ui/message/banner';

export interface CertificateScreenProps {
  contractId: Id;
  /** Which one to show, as in the address; `null`: the last. */
  revision: string | null;
  onRevision: (revision: string) => void;
}

/** The certificate of a contract's signed terms, to print and to save (docs/seal.md#certificate). */
export function CertificateScreen({ contractId, revision, onRevision }: CertificateScreenProps) {
  const t = useMessages(certificateMessages);
  const errors = useMessages(errorMessages);
  const { certificates, loading, error, reload } = useCertificates(contractId);
  const chosen = certificates.find(({ name }) => name === revision) ?? certificates[0] ?? null;
  const retry = (
    <Button size="sm" onClick={reload}>
      {t.retry}
    </Button>
  );
  return (
    <div className="mx-auto flex max-w-reading flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <LinkButton to={toContractPath(contractId)}>{t.back}</LinkButton>
        {chosen !== null && <CertificateTools certificates={certificates} chosen={chosen} onRevision={onRevision} />}
      </div>
      {chosen === null && <h1 className="text-xl font-semibold">{t.title}</h1>}
      {loading && chosen === null && <p role="status">{t.loading}</p>}
      <SlowLoad busy={loading} onRetry={reload} />
      {error !== null && (
        <Banner tone="yellow" action={retry}>
          {t.failed} {describeError(errors, error)}
        </Banner>
      )}
      {!loading && <CertificateNotice contractId={contractId} hasCertificate={chosen !== null} />}
      {chosen !== null && revision !== null && chosen.name !== revision && (
        <Banner tone="yellow">{t.unknownRevision}</Banner>
      )}
      {chosen !== null && <CertificateSheet certificates={certificates} chosen={chosen} />}
    </div>
  );
}
