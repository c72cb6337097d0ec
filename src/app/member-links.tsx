import { layoutMessages } from '@/content/layout.messages';
import { useMessages } from '@/content/use-messages';
import { PATHS } from '@/lib/paths';
import { logout } from '@/store/auth/auth.thunks';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/button';
import { Menu } from '@/ui/menu';
import { NavigationLink } from './navigation-link';
import { NAVIGATION_ITEM } from './navigation-style';

export interface MemberLinksProps {
  email: string;
}

/** What the bar offers to somebody who is logged in. */
export function MemberLinks({ email }: MemberLinksProps) {
  const t = useMessages(layoutMessages);
  const dispatch = useAppDispatch();
  return (
    <>
      <NavigationLink to={PATHS.contracts} exact>
        {t.contracts}
      </NavigationLink>
      <NavigationLink to={PATHS.create}>{t.newContract}</NavigationLink>
      <Menu label={t.devel} entries={[{ label: t.allMockups, to: PATHS.devel }]} className={NAVIGATION_ITEM} />
      <span title={email} className="min-w-0 truncate px-3 py-2 text-sm text-ink-faint md:ml-auto md:max-w-64 md:px-0">
        {email}
      </span>
      <Button size="sm" onClick={() => dispatch(logout())}>
        {t.logout}
      </Button>
    </>
  );
}
