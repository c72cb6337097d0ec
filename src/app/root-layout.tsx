import { Suspense, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorScreen } from '@/app/error-screen';
import { NavigationBar } from '@/app/navigation-bar';
import { PageBody } from '@/app/page-body';
import { PageOutline } from '@/app/page-outline';
import { useIdlePrefetch } from '@/app/use-idle-prefetch';
import { useRouteFocus } from '@/app/use-route-focus';
import { layoutMessages } from '@/content/layout.messages';
import { useMessages } from '@/i18n/use-messages';
import { ErrorBoundary } from '@/lib/error-boundary';
import { late } from '@/lib/late';

const Notices = late(async () => ({ default: (await import('@/app/notices')).Notices }));

const SKIP =
  'sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-card focus:px-4 focus:py-2';

/** Navigation bar, and under it the page of the route. */
export function RootLayout() {
  const t = useMessages(layoutMessages);
  const { pathname } = useLocation();
  const shell = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  useRouteFocus(main);
  useIdlePrefetch(pathname);
  const outline = (
    <PageBody>
      <PageOutline label={t.loading} />
    </PageBody>
  );
  return (
    <div ref={shell} className="flex min-h-dvh flex-col">
      <a href="#content" className={SKIP}>
        {t.skipToContent}
      </a>
      <NavigationBar key={pathname} />
      <Suspense fallback={null}>
        <Notices shell={shell} />
      </Suspense>
      <main ref={main} id="content" tabIndex={-1} className="flex-1 outline-none">
        <ErrorBoundary fallback={<ErrorScreen />} resetKey={pathname}>
          <Suspense fallback={outline}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
    </div>
  );
}
