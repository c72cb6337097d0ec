import Compass from 'lucide-react/icons/compass';
import { layoutMessages } from '@/content/layout.messages';
import { notFoundMessages } from '@/content/not-found.messages';
import { useMessages } from '@/content/use-messages';
import { PATHS } from '@/lib/paths';
import { useDocumentTitle } from '@/lib/use-document-title';
import { DeadEnd } from '@/ui/dead-end';
import { LinkButton } from '@/ui/link-button';

/** For every address without a route. */
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
