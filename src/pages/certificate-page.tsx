import { useParams, useSearchParams } from 'react-router-dom';
import { certificateMessages } from '@/content/certificate.messages';
import { CertificateScreen } from '@/features/seals/certificate/certificate-screen';
import { useMessages } from '@/i18n/use-messages';
import { useDocumentTitle } from '@/lib/use-document-title';

/** /contracts/{id}/certificate?revision={revision} */
export function CertificatePage() {
  const { id = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  useDocumentTitle(useMessages(certificateMessages).title);
  return (
    <CertificateScreen
      key={id}
      contractId={id}
      revision={query.get('revision')}
      onRevision={(revision) => setQuery({ revision }, { replace: true })}
    />
  );
}
