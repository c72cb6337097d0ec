import { useMessages } from '@/content/use-messages';
import { withdrawalsMessages } from '@/content/withdrawals.messages';
import { explorerTxLink } from '@/lib/explorer-links';
import { settings } from '@/lib/settings';
import { AddressText } from '@/ui/address-text';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Fact, FactList } from '@/ui/fact-list';
import { OutsideLink } from '@/ui/outside-link';

export interface BroadcastDialogProps {
  txid: string;
  onClose: () => void;
}

/** 'Transaction Broadcast Successfully' (spec, section 2). */
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
      <OutsideLink href={explorerTxLink(settings().explorerUrl, txid)} className="self-start text-sm">
        {t.viewTransaction}
      </OutsideLink>
      <p className="text-sm text-ink-soft">{t.broadcastNext}</p>
    </Dialog>
  );
}
