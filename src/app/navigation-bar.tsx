import MenuIcon from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { lazy, Suspense, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { layoutMessages } from '@/content/layout.messages';
import { useMessages } from '@/content/use-messages';
import { PATHS } from '@/lib/paths';
import { settings } from '@/lib/settings';
import { useAppSelector } from '@/store/hooks';
import { classes } from '@/ui/classes';
import { IconButton } from '@/ui/icon-button';
import { BrandMark } from './brand';
import { LanguageSwitch } from './language-switch';
import { MemberLinks } from './member-links';
import { NavigationLink } from './navigation-link';
import { ThemeSwitch } from './theme-switch';

// Off the first screen's path: nobody is logged in there.
const Attention = lazy(async () => ({ default: (await import('./attention')).Attention }));

const LINKS =
  'w-full flex-col gap-1 border-t border-line py-3 lg:flex lg:w-auto lg:min-w-0 lg:flex-1 lg:flex-row lg:items-center lg:border-0 lg:py-0';

/** The bar of every screen (spec, section 2, Layout); below 1024 px the members' links fold behind a button. */
export function NavigationBar() {
  const t = useMessages(layoutMessages);
  const user = useAppSelector((state) => state.auth.user);
  const [open, setOpen] = useState(false);
  const linksId = useId();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-card">
      <nav
        aria-label={t.mainNavigation}
        className="mx-auto flex min-h-14 max-w-page flex-wrap items-center gap-x-2 px-4 sm:px-6 lg:flex-nowrap lg:gap-x-4"
      >
        <Link to={PATHS.home} className="flex min-h-14 items-center gap-2.5 text-base font-semibold tracking-tight">
          <BrandMark />
          {settings().brand}
        </Link>
        <div className="ml-auto flex items-center lg:order-last lg:ml-0">
          {user !== null && (
            <Suspense fallback={<span className="size-9" />}>
              <Attention />
            </Suspense>
          )}
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
        {user === null ? (
          <div className="lg:ml-auto">
            <NavigationLink to={PATHS.login}>{t.login}</NavigationLink>
          </div>
        ) : (
          <>
            <IconButton
              label={t.menu}
              aria-expanded={open}
              aria-controls={linksId}
              onClick={() => setOpen(!open)}
              className="lg:hidden"
            >
              {open ? <X aria-hidden="true" className="size-5" /> : <MenuIcon aria-hidden="true" className="size-5" />}
            </IconButton>
            <div id={linksId} className={classes(LINKS, open ? 'flex' : 'hidden')}>
              <MemberLinks email={user.email} />
            </div>
          </>
        )}
      </nav>
    </header>
  );
}
