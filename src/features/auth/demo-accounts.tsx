import type { Settings } from '@/config/settings';
import { demoAccountsMessages } from '@/content/demo-accounts.messages';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { Disclosure } from '@/ui/layout/disclosure';

type DemoAccount = Settings['demoAccounts'][number];

export interface DemoAccountsProps {
  accounts: readonly DemoAccount[];
  onUse: (account: DemoAccount) => void;
  /** For those who came for something else. */
  folded: boolean;
}

/** Accounts to try the product with (docs/api.md#settings-envexample-holds-them-all). */
export function DemoAccounts({ accounts, onUse, folded }: DemoAccountsProps) {
  const t = useMessages(demoAccountsMessages);
  const list = (
    <div className="flex flex-col gap-2">
      <p className="text-xs text-ink-faint">{t.hint}</p>
      <ul className="flex flex-col gap-2">
        {accounts.map((account) => (
          <li key={account.email} className="flex items-center gap-3 rounded-control bg-sunken py-2 pr-2 pl-3 text-xs">
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{account.email}</span>
              <span className="block truncate font-mono text-ink-soft">{account.password}</span>
            </span>
            <Button size="sm" aria-label={t.chooseAccount({ email: account.email })} onClick={() => onUse(account)}>
              {t.choose}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-4">
      {folded ? (
        <Disclosure summary={t.title}>{list}</Disclosure>
      ) : (
        <>
          <h2 className="text-sm font-medium">{t.title}</h2>
          {list}
        </>
      )}
    </section>
  );
}
