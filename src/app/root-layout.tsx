import { type RefObject, Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { ErrorScreen } from '@/app/error-screen';
import { NavigationBar } from '@/app/navigation-bar';
import { PageBody } from '@/app/page-body';
import { PATHS } from '@/config/paths';
import { layoutMessages } from '@/content/layout.messages';
import { useMessages } from '@/i18n/use-messages';
import { ErrorBoundary } from '@/lib/error-boundary';
import { late } from '@/lib/late';
import { painted } from '@/lib/painted';
import { whenIdle } from '@/lib/when-idle';
import { Skeleton, SkeletonGroup } from '@/ui/message/skeleton';

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

/** Outline of a page whose code is on its way. */
function PageOutline({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className="flex flex-col gap-6">
      <Skeleton className="h-9 w-56" />
      <Skeleton className="h-32 w-full rounded-card" />
      <Skeleton className="h-32 w-full rounded-card" />
    </SkeletonGroup>
  );
}

/**
 * After a change of route, focus goes to the new page, as it would on a page load, and the page starts at its top;
 * going back leaves both to the browser.
 */
function useRouteFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (main.current?.contains(document.activeElement) !== true) main.current?.focus({ preventScroll: true });
    if (navigation !== 'POP') window.scrollTo(0, 0);
  }, [main, navigation, pathname]);
}

/**
 * On the screens where somebody types a password, fetches what the next step needs once they are painted and the browser
 * is idle.
 */
function useIdlePrefetch(pathname: string): void {
  const wanted = pathname === PATHS.login || pathname === PATHS.register;
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    let stop = () => {};
    void painted().then(() => {
      if (!left) stop = whenIdle(fetchNextStep);
    });
    return () => {
      left = true;
      stop();
    };
  }, [wanted]);
}

function fetchNextStep(): void {
  import('@/app/next-step').then((step) => step.fetchNextStep()).catch(() => undefined);
}
