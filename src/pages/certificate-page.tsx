import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { certificateMessages } from '@/content/certificate.messages';
import { CertificateScreen } from '@/features/terms/certificate/certificate-screen';
import { useMessages } from '@/i18n/use-messages';
import { useDocumentTitle } from '@/lib/use-document-title';

/** /contracts/{id}/certificate?revision={revision} */
export function CertificatePage() {
  const { id = '' } = useParams();
  // `useSearchParams` would add to the first screen.
  const { search } = useLocation();
  const navigate = useNavigate();
  useDocumentTitle(useMessages(certificateMessages).title);
  return (
    <CertificateScreen
      key={id}
      contractId={id}
      revision={new URLSearchParams(search).get('revision')}
      onRevision={(revision) => void navigate({ search: `?${new URLSearchParams({ revision })}` }, { replace: true })}
    />
  );
}
