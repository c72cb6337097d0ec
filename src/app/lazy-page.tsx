import Unplug from 'lucide-react/icons/unplug';
import { type LazyExoticComponent, lazy, useCallback, useEffect, useState } from 'react';
import { layoutMessages } from '@/content/layout.messages';
import { missingPageMessages } from '@/content/missing-page.messages';
import { useMessages } from '@/i18n/use-messages';
import type { Component } from '@/lib/jsx/jsx-types';
import { retryImport } from '@/lib/lazy';
import { logger } from '@/lib/logger';
import { useDocumentTitle } from '@/lib/use-document-title';
import { Button } from '@/ui/button/button';
import { DeadEnd } from '@/ui/message/dead-end';

type Load = () => Promise<Component>;

/** A page whose code is fetched when it is first shown. If that fails, the screen says so and tries again. */
export function lazyPage(load: Load): LazyExoticComponent<Component> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      logger.warn(`A page could not be fetched: ${String(error)}`);
      // Runs once per page, however often it is shown.
      const retried = retryImport(load);
      return { default: () => <MissingPage load={load} retried={retried} /> };
    }
  });
}

interface MissingPageProps {
  load: Load;
  /** Resolves when a later attempt fetches the page. */
  retried: Promise<Component>;
}

function MissingPage({ load, retried }: MissingPageProps) {
  const { Page, busy, tryNow } = useFetchedPage(load, retried);
  return Page === null ? <MissingPageMessage busy={busy} onTryNow={tryNow} /> : <Page />;
}

interface MissingPageMessageProps {
  busy: boolean;
  onTryNow: () => void;
}

/** Offers a reload too: some browsers remember a failed import. */
function MissingPageMessage({ busy, onTryNow }: MissingPageMessageProps) {
  const t = useMessages(missingPageMessages);
  const { reload } = useMessages(layoutMessages);
  useDocumentTitle(t.title);
  return (
    <DeadEnd
      role="alert"
      icon={<Unplug />}
      title={t.title}
      text={t.text}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button variant="primary" busy={busy} busyLabel={t.trying} onClick={onTryNow}>
            {t.tryAgain}
          </Button>
          <Button onClick={() => window.location.reload()}>{reload}</Button>
        </div>
      }
    />
  );
}

interface FetchedPage {
  Page: Component | null;
  busy: boolean;
  tryNow: () => void;
}

/** Tries again when the page is shown, when the browser is online again, and when the user asks for it. */
function useFetchedPage(load: Load, retried: Promise<Component>): FetchedPage {
  const [Page, setPage] = useState<Component | null>(null);
  const [busy, setBusy] = useState(false);
  const tryNow = useCallback(() => {
    setBusy(true);
    load()
      .then(
        (page) => setPage(() => page),
        () => undefined,
      )
      .finally(() => setBusy(false));
  }, [load]);
  useEffect(() => {
    tryNow();
    void retried.then((page) => setPage(() => page));
    window.addEventListener('online', tryNow);
    return () => window.removeEventListener('online', tryNow);
  }, [retried, tryNow]);
  return { Page, busy, tryNow };
}
