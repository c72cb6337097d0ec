import { type RefObject, Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { ErrorScreen } from '@/app/error-screen';
import { Footer } from '@/app/footer';
import { NavigationBar } from '@/app/navigation-bar';
import { Notices } from '@/app/notices';
import { PageBody } from '@/app/page-body';
import { PATHS } from '@/config/paths';
import { layoutMessages } from '@/content/layout.messages';
import { useMessages } from '@/i18n/use-messages';
import { ErrorBoundary } from '@/lib/error-boundary';
import { warmUp } from '@/store/login/warm-up';
import { Skeleton, SkeletonGroup } from '@/ui/message/skeleton';

const SKIP_LINK =
  'sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-card focus:px-4 focus:py-2';

/** Skip link, navigation bar, notices and the page of the route. */
export function RootLayout() {
  const t = useMessages(layoutMessages);
  const { pathname } = useLocation();
  const shell = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  useRouteFocus(main);
  usePrefetch(pathname === PATHS.login || pathname === PATHS.register);
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
      <Notices shell={shell} />
      <main ref={main} id="content" tabIndex={-1} className="flex-1 outline-none">
        <ErrorBoundary fallback={<ErrorScreen />} resetKey={pathname}>
          <Suspense fallback={outline}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
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

/** Once the form is painted, while the user types a password. Safari has no requestIdleCallback. */
function usePrefetch(isForm: boolean): void {
  useEffect(() => {
    if (!isForm) return;
    if (typeof requestIdleCallback === 'undefined') setTimeout(fetchNextStep, 1000);
    else requestIdleCallback(fetchNextStep, { timeout: 4000 });
  }, [isForm]);
}

/** Fetches what comes after the form, in the order of use: on a slow line all of it shares the bandwidth. */
async function fetchNextStep(): Promise<void> {
  await warmUp('login');
  // A failure is shown where the code is used.
  await Promise.allSettled([
    import('@/store/login/login.thunks'),
    import('@/store/boot/store'),
    import('@/app/other-routes'),
    import('@/pages/contracts-page'),
    import('@/app/member-bar'),
  ]);
  await warmUp('keys');
}
