import Compass from 'lucide-react/icons/compass';
import { Navigate, useLocation } from 'react-router-dom';
import { toGluedInvitation } from '@/config/contract-links';
import { PATHS } from '@/config/paths';
import { layoutMessages } from '@/content/layout.messages';
import { notFoundMessages } from '@/content/not-found.messages';
import { useMessages } from '@/i18n/use-messages';
import { useDocumentTitle } from '@/lib/use-document-title';
import { LinkButton } from '@/ui/button/link-button';
import { DeadEnd } from '@/ui/message/dead-end';

/** Any path without a route. */
export function NotFoundPage() {
  const { pathname, hash } = useLocation();
  const invitation = toGluedInvitation(pathname, hash);
  return invitation === null ? <NotFound /> : <Navigate to={invitation} replace />;
}

function NotFound() {
  const t = useMessages(notFoundMessages);
  const { goToContracts } = useMessages(layoutMessages);
  useDocumentTitle(t.title);
  return (
    <DeadEnd
      icon={<Compass />}
      title={t.title}
      text={t.text}
      action={<LinkButton to={PATHS.contracts}>{goToContracts}</LinkButton>}
    />
  );
}
