import { linkToTx } from '@/config/explorer-links';
import { settings } from '@/config/settings';
import { withdrawalsMessages } from '@/content/withdrawals.messages';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { AddressText } from '@/ui/text/address-text';
import { Fact, FactList } from '@/ui/text/fact-list';
import { OutsideLink } from '@/ui/text/outside-link';

export interface BroadcastDialogProps {
  txid: string;
  onClose: () => void;
}

/** 'Transaction Broadcast Successfully' (docs/specification.md#modals-of-the-detail-screen). */
export function BroadcastDialog({ txid, onClose }: BroadcastDialogProps) {
  const t = useMessages(withdrawalsMessages);
  const footer = (
    <Button variant="primary" onClick={onClose}>
      {t.close}
    </Button>
  );
  return (
    <Dialog title={t.broadcastTitle} purpose={t.broadcastText} onClose={onClose} footer={footer}>
      <FactList>
        <Fact label={t.txid} wide>
          <AddressText value={txid} />
        </Fact>
      </FactList>
      <OutsideLink href={linkToTx(settings().explorerUrl, txid)} className="self-start text-sm">
        {t.viewTransaction}
      </OutsideLink>
      <p className="text-sm text-ink-soft">{t.broadcastNext}</p>
    </Dialog>
  );
}
