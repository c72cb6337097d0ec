import { layoutMessages } from '@/content/layout.messages';
import { notFoundMessages } from '@/content/not-found.messages';
import { useMessages } from '@/content/use-messages';
import { PATHS } from '@/lib/paths';
import { useDocumentTitle } from '@/lib/use-document-title';
import { LinkButton } from '@/ui/link-button';

/** For every address without a route. */
export function NotFoundPage() {
  const t = useMessages(notFoundMessages);
  const { goToContracts } = useMessages(layoutMessages);
  useDocumentTitle(t.title);
  return (
    <section className="mx-auto flex max-w-form flex-col items-start gap-4 py-12">
      <h1 className="text-xl font-semibold">{t.title}</h1>
      <p className="text-ink-soft">{t.text}</p>
      <LinkButton to={PATHS.contracts} variant="primary">
        {goToContracts}
      </LinkButton>
    </section>
  );
}
