import { type RefObject, Suspense, useEffect, useRef } from 'react';
import { Link, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { ErrorScreen } from '@/app/error-screen';
import { FullStore } from '@/app/full-store';
import { NavigationLink } from '@/app/navigation-link';
import { PageBody } from '@/app/page-body';
import { PATHS } from '@/config/paths';
import { settings } from '@/config/settings';
import { networkMessages } from '@/content/bar-tools.messages';
import { layoutMessages } from '@/content/layout.messages';
import { shellMessages } from '@/content/shell.messages';
import { LegalLinks } from '@/features/help/legal-links';
import { LanguageSwitch } from '@/features/language/language-switch';
import { StatusNotices } from '@/features/outbox/status-notices';
import { useMessages } from '@/i18n/use-messages';
import { ErrorBoundary } from '@/lib/error-boundary';
import { lazyPart } from '@/lib/lazy';
import { useBaseSelector } from '@/store/core/hooks';
import { warmUp } from '@/store/login/warm-up';
import { Announcements, useBusyAnnouncements } from '@/ui/announce/announcements';
import { CopyTexts } from '@/ui/copy/use-copy';
import { useKeepFocus } from '@/ui/focus/use-keep-focus';
import { Skeleton, SkeletonGroup } from '@/ui/message/skeleton';
import { TextLink } from '@/ui/text/text-link';

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
    <CopyTexts value={t}>
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
    </CopyTexts>
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

/** Help and the links of the settings, below every page. */
function Footer() {
  const t = useMessages(shellMessages);
  const isHelp = useLocation().pathname === PATHS.help;
  return (
    <footer className="mx-auto flex w-full max-w-page flex-wrap gap-x-5 gap-y-1 px-4 pt-2 pb-6 text-sm sm:px-6 print:hidden">
      {isHelp ? (
        <span aria-current="page" className="py-0.5 text-ink-soft">
          {t.help}
        </span>
      ) : (
        <TextLink to={PATHS.help} className="inline-block py-0.5">
          {t.help}
        </TextLink>
      )}
      <LegalLinks />
    </footer>
  );
}

const UnsettledNotice = lazyPart('UnsettledNotice', () => import('@/features/outbox/unsettled-notice'));

/** Notices and announcements under the navigation bar of every screen. */
function Notices({ shell }: { shell: RefObject<HTMLElement | null> }) {
  const isMember = useBaseSelector((state) => state.auth.user !== null);
  useKeepFocus(shell);
  useBusyAnnouncements(shell);
  return (
    <>
      <Announcements />
      <div className="mx-auto flex w-full max-w-page flex-col gap-2 px-4 pt-4 empty:hidden sm:px-6">
        <StatusNotices />
        <Suspense fallback={null}>{isMember && <MemberNotice />}</Suspense>
      </div>
    </>
  );
}

function MemberNotice() {
  return (
    <ErrorBoundary fallback={null}>
      <FullStore>
        <UnsettledNotice />
      </FullStore>
    </ErrorBoundary>
  );
}

const MemberBar = lazyPart('MemberBar', () => import('@/app/member-bar'));

/** The bar of every screen (docs/specification.md#layout-and-navigation-bar). Lazy parts have their space reserved. */
function NavigationBar() {
  const t = useMessages(layoutMessages);
  const user = useBaseSelector((state) => state.auth.user);
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <nav
        aria-label={t.mainNavigation}
        className="mx-auto flex min-h-14 max-w-page flex-wrap items-center gap-x-1 px-4 sm:gap-x-2 sm:px-6 lg:flex-nowrap lg:gap-x-4"
      >
        <Link to={PATHS.home} className="flex min-h-14 items-center gap-2.5 text-base font-semibold tracking-tight">
          <BrandMark />
          <span>{settings().brand}</span>
        </Link>
        {user === null ? (
          <div className="ml-auto flex items-center gap-2">
            <NavigationLink to={PATHS.login}>{t.login}</NavigationLink>
            <LanguageSwitch />
          </div>
        ) : (
          <>
            {settings().network !== 'mainnet' && <TestNetwork />}
            <Suspense fallback={<span className="ml-auto size-9 lg:ml-0 lg:size-auto lg:flex-1" />}>
              <MemberBar email={user.email} />
            </Suspense>
          </>
        )}
      </nav>
    </header>
  );
}

function TestNetwork() {
  const t = useMessages(networkMessages);
  return (
    <span
      title={t.testMeaning}
      className="ml-1 rounded-full border border-line px-2.5 py-0.5 text-xs font-medium whitespace-nowrap text-ink-soft"
    >
      {t.test}
    </span>
  );
}

/** The logo: an A whose crossbar continues as a signature. */
function BrandMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className="size-7 shrink-0">
      <rect width="32" height="32" rx="8" className="fill-accent" />
      <path
        d="M8.5 23.5 15.2 8.5h1.6l4.7 10.6M7 19.4h10.6c3 0 4.4 4.2 7.4 4.2"
        fill="none"
        stroke="#fff"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
