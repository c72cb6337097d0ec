import { linkToTx } from '@/config/explorer-links';
import { settings } from '@/config/settings';
import { withdrawalsMessages } from '@/content/withdrawals.messages';
import type { GuaranteeRef } from '@/domain/models';
import type { Paid } from '@/features/dialogs/contract-dialog';
import { PayoutList } from '@/features/people/payout-list';
import { GuaranteeName } from '@/features/signing/guarantee-name';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { Disclosure } from '@/ui/layout/disclosure';
import { AddressText } from '@/ui/text/address-text';
import { Amount } from '@/ui/text/amount';
import { OutsideLink } from '@/ui/text/outside-link';

export interface BroadcastDialogProps extends GuaranteeRef {
  txid: string;
  paid: Paid | null;
  onClose: () => void;
}

/** 'Transaction Broadcast Successfully' (docs/specification.md#modals-of-the-detail-screen). */
export function BroadcastDialog({ contractId, guaranteeId, txid, paid, onClose }: BroadcastDialogProps) {
  const t = useMessages(withdrawalsMessages);
  const footer = (
    <Button variant="primary" onClick={onClose}>
      {t.close}
    </Button>
  );
  return (
    <Dialog title={t.broadcastTitle} purpose={t.broadcastText} onClose={onClose} footer={footer}>
      <GuaranteeName contractId={contractId} guaranteeId={guaranteeId} />
      {paid !== null && (
        <div className="flex flex-col gap-2">
          <p className="text-sm">{t.onItsWay}</p>
          <PayoutList
            contractId={contractId}
            guaranteeId={guaranteeId}
            payouts={paid.payouts}
            className="font-medium"
          />
          {paid.stays !== null && (
            <p className="text-sm">
              <Amount sats={paid.stays} mark={false} /> {t.staysThere}
            </p>
          )}
        </div>
      )}
      <p className="text-sm text-ink-soft">{t.broadcastNext}</p>
      <div className="flex flex-col items-start gap-3 text-sm">
        <OutsideLink href={linkToTx(settings().explorerUrl, txid)}>{t.viewTransaction}</OutsideLink>
        <Disclosure summary={t.txid}>
          <AddressText value={txid} />
        </Disclosure>
      </div>
    </Dialog>
  );
}
