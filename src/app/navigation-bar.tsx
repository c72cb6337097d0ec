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
import { MemberLinks } from './member-links';
import { NavigationLink } from './navigation-link';
import { ThemeSwitch } from './theme-switch';

// Off the first screen's path: nobody is logged in there.
const Attention = lazy(async () => ({ default: (await import('./attention')).Attention }));

const LINKS =
  'w-full flex-col gap-1 border-t border-line py-3 md:flex md:w-auto md:flex-1 md:flex-row md:items-center md:border-0 md:py-0';

/** The bar of every screen (spec, section 2, Layout); below 768 px the members' links fold behind a button. */
export function NavigationBar() {
  const t = useMessages(layoutMessages);
  const user = useAppSelector((state) => state.auth.user);
  const [open, setOpen] = useState(false);
  const linksId = useId();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-card">
      <nav
        aria-label={t.mainNavigation}
        className="mx-auto flex min-h-14 max-w-page flex-wrap items-center gap-x-2 px-4 md:gap-x-4 sm:px-6"
      >
        <Link to={PATHS.home} className="flex min-h-14 items-center gap-2.5 text-base font-semibold tracking-tight">
          <BrandMark />
          {settings().brand}
        </Link>
        <div className="ml-auto flex items-center md:order-last md:ml-0">
          {user !== null && (
            <Suspense fallback={<span className="size-9" />}>
              <Attention />
            </Suspense>
          )}
          <ThemeSwitch />
        </div>
        {user === null ? (
          <div className="md:ml-auto">
            <NavigationLink to={PATHS.login}>{t.login}</NavigationLink>
          </div>
        ) : (
          <>
            <IconButton
              label={t.menu}
              aria-expanded={open}
              aria-controls={linksId}
              onClick={() => setOpen(!open)}
              className="md:hidden"
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
