import Compass from 'lucide-react/icons/compass';
import { PATHS } from '@/config/paths';
import { layoutMessages } from '@/content/layout.messages';
import { notFoundMessages } from '@/content/not-found.messages';
import { useMessages } from '@/i18n/use-messages';
import { useDocumentTitle } from '@/lib/use-document-title';
import { LinkButton } from '@/ui/button/link-button';
import { DeadEnd } from '@/ui/message/dead-end';

/** Any path without a route. */
export function NotFoundPage() {
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
