import Compass from 'lucide-react/icons/compass';
import { Navigate, useLocation } from 'react-router-dom';
import { toGluedInvitation } from '@/config/contract-links';
import { PATHS } from '@/config/paths';
import { layoutMessages } from '@/content/layout.messages';
import { useMessages } from '@/i18n/use-messages';
import { useDocumentTitle } from '@/lib/use-document-title';
import { LinkButton } from '@/ui/button/link-button';
import { DeadEnd } from '@/ui/message/dead-end';

/** Any path without a route. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  const invitation = toGluedInvitation(pathname);
  return invitation === null ? <NotFound /> : <Navigate to={invitation} replace />;
}

function NotFound() {
  const t = useMessages(layoutMessages);
  useDocumentTitle(t.notFoundTitle);
  return (
    <DeadEnd
      icon={<Compass />}
      title={t.notFoundTitle}
      text={t.notFoundText}
      action={<LinkButton to={PATHS.contracts}>{t.goToContracts}</LinkButton>}
    />
  );
}
