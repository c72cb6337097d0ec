import { linkToAddress, linkToTx } from '@/config/explorer-links';
import { settings } from '@/config/settings';
import { guaranteesMessages } from '@/content/guarantees.messages';
import { isBlockedByKeys } from '@/domain/keys/current-keys';
import { type DialogAction, toDialog, useOpenDialog } from '@/features/dialogs/contract-dialog';
import type { GuaranteeCardView } from '@/features/guarantees/use-guarantee-view';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { OutsideLink } from '@/ui/text/outside-link';

interface GuaranteeActionsProps {
  view: GuaranteeCardView;
  /** Heading that describes each button to screen readers. */
  titleId: string;
}

/** Explorer links on the left, action buttons on the right. The due one is last; the tasks have the page's primary button. */
export function GuaranteeActions({ view, titleId }: GuaranteeActionsProps) {
  const t = useMessages(guaranteesMessages);
  const open = useOpenDialog();
  const { guarantee, actions, addresses, txid, due, blocked } = view;

  if (actions.length === 0 && addresses.length === 0 && txid === null) return null;
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 bg-card text-xs panels:sticky panels:bottom-0 panels:-mr-5 panels:-mb-4 panels:-ml-9.5 panels:border-t panels:border-line panels:py-3 panels:pr-5 panels:pl-9.5">
      {(addresses.length > 0 || txid !== null) && (
        <div className="flex min-h-8 items-center">
          <ExplorerLink
            addresses={addresses}
            txid={txid}
            onList={() => open({ kind: 'addresses', guaranteeId: guarantee.id })}
          />
        </div>
      )}
      <div className="ml-auto flex flex-wrap justify-end gap-2 max-sm:w-full max-sm:*:grow">
        {actions.toReversed().map((action) => (
          <ActionButton
            key={action}
            action={action}
            variant={action !== due && QUIET.includes(action) ? 'quiet' : 'secondary'}
            disabled={blocked && isBlockedByKeys(action)}
            titleId={titleId}
            onPress={() => open(toDialog(action, guarantee.id))}
          />
        ))}
      </div>
      {blocked && actions.some(isBlockedByKeys) && (
        <p className="w-full text-right text-xs text-tone-red">{t.blockedByKeys}</p>
      )}
    </footer>
  );
}

interface ExplorerLinkProps {
  addresses: readonly string[];
  txid: string | null;
  onList: () => void;
}

/** A link to the transaction or to the only address, or a button that lists several addresses. */
function ExplorerLink({ addresses, txid, onList }: ExplorerLinkProps) {
  const t = useMessages(guaranteesMessages);
  const { explorerUrl } = settings();
  const [only, ...more] = addresses;
  if (txid !== null) {
    return <OutsideLink href={linkToTx(explorerUrl, txid)}>{t['action-view-transaction']}</OutsideLink>;
  }
  if (only === undefined) return null;
  if (more.length === 0) {
    return <OutsideLink href={linkToAddress(explorerUrl, only)}>{t.viewAddress}</OutsideLink>;
  }
  return (
    <Button size="sm" variant="quiet" className="-ml-3" onClick={onList}>
      {t.seeTransactions}
    </Button>
  );
}

interface ActionButtonProps {
  action: DialogAction;
  variant: 'secondary' | 'quiet';
  disabled: boolean;
  titleId: string;
  onPress: () => void;
}

/** 'deposit' is quiet when somebody else is the named depositor. */
const QUIET: readonly DialogAction[] = ['open-dispute', 'cancel', 'deposit'];

function ActionButton({ action, variant, disabled, titleId, onPress }: ActionButtonProps) {
  const t = useMessages(guaranteesMessages);
  return (
    <Button size="sm" variant={variant} disabled={disabled} aria-describedby={titleId} onClick={onPress}>
      {t[`action-${action}`]}
    </Button>
  );
}
