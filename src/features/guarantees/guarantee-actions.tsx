import { explorerAddressLink, explorerTxLink } from '@/config/explorer-links';
import { settings } from '@/config/settings';
import { guaranteesMessages } from '@/content/guarantees.messages';
import { isBlockedByKeys } from '@/domain/key/pins';
import { type GuaranteeAction, lastWithdrawal } from '@/domain/withdrawal/withdrawal-stage';
import { dialogFor, type OpenDialog } from '@/features/guarantees/contract-dialog';
import type { GuaranteeView } from '@/features/guarantees/use-guarantee-view';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { OutsideLink } from '@/ui/text/outside-link';

export interface GuaranteeActionsProps {
  view: GuaranteeView;
  /** Names the guarantee, for those who hear the buttons without the card around them. */
  titleId: string;
  onOpen: (dialog: OpenDialog) => void;
}

/** What can be looked up at the left, what can be done at the right, the due one last and in colour; over the whole width of a phone. */
export function GuaranteeActions({ view, titleId, onOpen }: GuaranteeActionsProps) {
  const t = useMessages(guaranteesMessages);
  const { guarantee, actions, addresses, due, blocked } = view;
  const buttons = actions.filter((action) => action !== 'view-transaction');
  const txid = actions.includes('view-transaction') ? (lastWithdrawal(guarantee)?.txid ?? null) : null;
  if (buttons.length === 0 && addresses.length === 0 && txid === null) return null;
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-line pt-4 text-sm">
      {(addresses.length > 0 || txid !== null) && (
        <div className="flex min-h-8 items-center">
          <Lookup
            addresses={addresses}
            txid={txid}
            onList={() => onOpen({ kind: 'addresses', guaranteeId: guarantee.id })}
          />
        </div>
      )}
      <div className="ml-auto flex flex-wrap justify-end gap-2 max-sm:w-full max-sm:*:grow">
        {buttons.toReversed().map((action) => (
          <ActionButton
            key={action}
            action={action}
            due={action === due}
            disabled={blocked && isBlockedByKeys(action)}
            titleId={titleId}
            onPress={() => onOpen(dialogFor(action, guarantee.id))}
          />
        ))}
      </div>
      {blocked && buttons.some(isBlockedByKeys) && (
        <p className="w-full text-right text-xs text-tone-red">{t.blockedByKeys}</p>
      )}
    </footer>
  );
}

interface LookupProps {
  addresses: readonly string[];
  txid: string | null;
  onList: () => void;
}

/** One address is a link, several are a list (docs/specification.md#2-screens-and-routes). */
function Lookup({ addresses, txid, onList }: LookupProps) {
  const t = useMessages(guaranteesMessages);
  const { explorerUrl } = settings();
  const [only, ...more] = addresses;
  if (txid !== null) {
    return <OutsideLink href={explorerTxLink(explorerUrl, txid)}>{t['action-view-transaction']}</OutsideLink>;
  }
  if (only === undefined) return null;
  if (more.length === 0)
    return <OutsideLink href={explorerAddressLink(explorerUrl, only)}>{t.viewAddress}</OutsideLink>;
  return (
    <Button size="sm" variant="quiet" className="-ml-3" onClick={onList}>
      {t.seeTransactions}
    </Button>
  );
}

interface ActionButtonProps {
  action: Exclude<GuaranteeAction, 'view-transaction'>;
  due: boolean;
  disabled: boolean;
  titleId: string;
  onPress: () => void;
}

function ActionButton({ action, due, disabled, titleId, onPress }: ActionButtonProps) {
  const t = useMessages(guaranteesMessages);
  const variant = due ? 'primary' : action === 'open-dispute' || action === 'cancel' ? 'quiet' : 'secondary';
  return (
    <Button size="sm" variant={variant} disabled={disabled} aria-describedby={titleId} onClick={onPress}>
      {t[`action-${action}`]}
    </Button>
  );
}
