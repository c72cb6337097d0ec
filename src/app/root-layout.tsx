import { type RefObject, Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { ErrorScreen } from '@/app/error-screen';
import { lazyShellPart } from '@/app/frame/lazy-shell-part';
import { NavigationBar } from '@/app/navigation-bar';
import { PageBody } from '@/app/page-body';
import { PATHS } from '@/config/paths';
import { layoutMessages } from '@/content/layout.messages';
import { useMessages } from '@/i18n/use-messages';
import { ErrorBoundary } from '@/lib/error-boundary';
import { useIdlePrefetch } from '@/lib/lazy';
import { warmUp } from '@/store/login/warm-up';
import { Skeleton, SkeletonGroup } from '@/ui/message/skeleton';

const Notices = lazyShellPart((parts) => parts.Notices);
const Footer = lazyShellPart((parts) => parts.Footer);

const SKIP_LINK =
  'sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-card focus:px-4 focus:py-2';

/** Skip link, navigation bar, notices and the page of the route. */
export function RootLayout() {
  const t = useMessages(layoutMessages);
  const { pathname } = useLocation();
  const shell = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  useRouteFocus(main);
  // While the user types a password.
  useIdlePrefetch(pathname === PATHS.login || pathname === PATHS.register, startPrefetch);
  const outline = (
    <PageBody>
      <PageOutline label={t.loading} />
    </PageBody>
  );
  return (
    <div ref={shell} className="flex min-h-dvh flex-col">
      <a href="#content" className={SKIP_LINK}>
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
      <Suspense fallback={null}>
        <Footer />
      </Suspense>
    </div>
  );
}

/** Shown while the code of a page loads. */
function PageOutline({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className="flex flex-col gap-6">
      <Skeleton className="h-9 w-56" />
      <Skeleton className="h-64 w-full rounded-card" />
    </SkeletonGroup>
  );
}

/** Moves focus to the page after a change of route, and scrolls to its top unless the user went back. */
function useRouteFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (main.current?.contains(document.activeElement) !== true) main.current?.focus({ preventScroll: true });
    if (navigation !== 'POP') window.scrollTo(0, 0);
  }, [main, navigation, pathname]);
}

function startPrefetch(): void {
  void warmUp('login');
  import('@/app/next/next-step').then((step) => step.prefetchNextStep()).catch(() => undefined);
}
