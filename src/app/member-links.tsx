import { AccountMenu } from '@/app/account-menu';
import { DevelMenu } from '@/app/devel-menu';
import { NavigationLink } from '@/app/navigation-link';
import { PATHS } from '@/config/paths';
import { memberBarMessages } from '@/content/member-bar.messages';
import { LogoutButton } from '@/features/outbox/logout-button';
import { useMessages } from '@/i18n/use-messages';

export interface MemberLinksProps {
  email: string;
}

/** What the bar offers to somebody who is logged in. */
export function MemberLinks({ email }: MemberLinksProps) {
  const t = useMessages(memberBarMessages);
  return (
    <>
      <NavigationLink to={PATHS.contracts} exact>
        {t.contracts}
      </NavigationLink>
      <NavigationLink to={PATHS.create}>{t.newContract}</NavigationLink>
      <DevelMenu />
      <div className="mt-2 flex min-w-0 items-center justify-between gap-4 border-t border-line pt-3 lg:mt-0 lg:ml-auto lg:border-0 lg:p-0">
        <AccountMenu email={email} />
        <LogoutButton label={t.logout} />
      </div>
    </>
  );
}
