import { layoutMessages } from '@/content/layout.messages';
import { useMessages } from '@/content/use-messages';
import { PATHS } from '@/lib/paths';
import { logout } from '@/store/auth/auth.thunks';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/button';
import { AccountMenu } from './account-menu';
import { DevelMenu } from './devel-menu';
import { NavigationLink } from './navigation-link';

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
      <DevelMenu />
      <div className="mt-2 flex min-w-0 items-center justify-between gap-4 border-t border-line pt-3 md:mt-0 md:ml-auto md:border-0 md:p-0">
        <AccountMenu email={email} />
        <Button size="sm" onClick={() => dispatch(logout())}>
          {t.logout}
        </Button>
      </div>
    </>
  );
}
