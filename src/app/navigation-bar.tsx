import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { BarTools } from '@/app/bar-tools';
import { NavigationLink } from '@/app/navigation-link';
import { PATHS } from '@/config/paths';
import { settings } from '@/config/settings';
import { layoutMessages } from '@/content/layout.messages';
import { useMessages } from '@/i18n/use-messages';
import { lazyPart } from '@/lib/lazy';
import { useBaseSelector } from '@/store/core/hooks';

const MemberBar = lazyPart('MemberBar', () => import('@/app/member-bar'));

/** The bar of every screen (docs/specification.md#layout-and-navigation-bar). Lazy parts have their space reserved. */
export function NavigationBar() {
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
          {/* A member's tools and menu need the width of a small phone. */}
          <span className={user === null ? '' : 'max-[22rem]:sr-only'}>{settings().brand}</span>
        </Link>
        <div className="ml-auto flex min-w-32 items-center justify-end lg:order-last lg:ml-0">
          <BarTools />
        </div>
        {user === null ? (
          <div className="lg:ml-auto">
            <NavigationLink to={PATHS.login}>{t.login}</NavigationLink>
          </div>
        ) : (
          <Suspense fallback={<span className="size-9 lg:size-auto lg:flex-1" />}>
            <MemberBar email={user.email} />
          </Suspense>
        )}
      </nav>
    </header>
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
