import { toContractPath } from '@/config/contract-links';
import { settings } from '@/config/settings';
import { certificateMessages } from '@/content/certificate.messages';
import { describeError, errorMessages } from '@/content/errors.messages';
import type { Id } from '@/domain/primitives/ids';
import { CertificateSheet } from '@/features/terms/certificate/certificate-sheet';
import { type NamedCertificate, useCertificates } from '@/features/terms/certificate/use-certificates';
import { SlowLoad } from '@/features/waiting/slow-load';
import { useMessages } from '@/i18n/use-messages';
import { saveFile } from '@/lib/save-file';
import { selectContract } from '@/store/contracts/contracts.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { toCertificateFile } from '@/store/terms/certificates';
import { selectContractTerms, selectTermsRole, selectTermsView } from '@/store/terms/terms.selectors';
import { useAnnounce } from '@/ui/announce/use-announce';
import { Button } from '@/ui/button/button';
import { LinkButton } from '@/ui/button/link-button';
import { SelectField } from '@/ui/fields/select-field';
import { Banner } from '@/ui/message/banner';

interface CertificateScreenProps {
  contractId: Id;
  /** Which one to show, as in the address; `null`: the last. */
  revision: string | null;
  onRevision: (revision: string) => void;
}

/** The certificate of a contract's signed terms, to print and to save (docs/terms.md#certificate). */
export function CertificateScreen({ contractId, revision, onRevision }: CertificateScreenProps) {
  const t = useMessages(certificateMessages);
  const errors = useMessages(errorMessages);
  const { certificates, loading, error, reload } = useCertificates(contractId);
  const chosen = certificates.find(({ name }) => name === revision) ?? certificates[0] ?? null;
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
        <Banner tone="yellow" action={{ label: t.retry, onPress: reload }}>
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

interface CertificateToolsProps {
  certificates: readonly NamedCertificate[];
  chosen: NamedCertificate;
  onRevision: (name: string) => void;
}

/** Choice of revision, *Download* and *Print*. */
function CertificateTools({ certificates, chosen, onRevision }: CertificateToolsProps) {
  const t = useMessages(certificateMessages);
  const announce = useAnnounce();

  function download(): void {
    const { name, text } = toCertificateFile(chosen.certificate);
    saveFile(name, text);
    announce(t.downloaded({ file: name }));
  }

  return (
    <div className="flex flex-wrap items-end gap-3">
      {certificates.length > 1 && (
        <SelectField label={t.revision} value={chosen.name} onChange={({ target }) => onRevision(target.value)}>
          {certificates.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <Button onClick={download}>{t.download}</Button>
      <Button variant="primary" onClick={() => window.print()}>
        {t.print}
      </Button>
    </div>
  );
}

/** Why there is no certificate, or what has happened since. On screen only: paper keeps what was signed. */
function CertificateNotice({ contractId, hasCertificate }: { contractId: Id; hasCertificate: boolean }) {
  const t = useMessages(certificateMessages);
  const contract = useAppSelector((state) => selectContract(state, contractId));
  const role = useAppSelector((state) => (contract === null ? null : selectTermsRole(state, contract)));
  const view = useAppSelector((state) => selectTermsView(state, contractId));
  const isHalf = useAppSelector((state) => (selectContractTerms(state, contractId)?.record.signed.length ?? 0) > 0);
  if (settings().seals === 'off') return <Banner tone="blue">{t.off}</Banner>;
  if (contract !== null && role === null) return <Banner tone="blue">{t.noParty}</Banner>;
  if (view?.state === 'missing')
    return <Banner tone="yellow">{t.missing({ revision: view.terms.revision - 1 })}</Banner>;
  if (view?.state === 'changed' || view?.state === 'proposed') return <Banner tone="red">{t.changed}</Banner>;
  if (hasCertificate) return null;
  return (
    <Banner tone="blue">
      <p>{isHalf ? t.half : t.none}</p>
      <p>{t.noneElsewhere}</p>
    </Banner>
  );
}
