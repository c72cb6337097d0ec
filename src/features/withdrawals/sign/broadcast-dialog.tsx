import { linkToTx } from '@/config/explorer-links';
import { settings } from '@/config/settings';
import { withdrawalsMessages } from '@/content/withdrawals.messages';
import type { GuaranteeRef } from '@/domain/models';
import { isSameId } from '@/domain/primitives/ids';
import type { Paid } from '@/features/dialogs/contract-dialog';
import { GuaranteeName } from '@/features/signing/guarantee-name';
import { useMessages } from '@/i18n/use-messages';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { selectName } from '@/store/people/people.thunks';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { Disclosure } from '@/ui/layout/disclosure';
import { AddressText } from '@/ui/text/address-text';
import { Amount } from '@/ui/text/amount';
import { Fact, FactList } from '@/ui/text/fact-list';
import { Foreign } from '@/ui/text/foreign';
import { OutsideLink } from '@/ui/text/outside-link';

export interface BroadcastDialogProps extends GuaranteeRef {
  txid: string;
  paid: Paid | null;
  onClose: () => void;
}

/** 'Transaction Broadcast Successfully' (docs/specification.md#modals-of-the-detail-screen). */
export function BroadcastDialog({ contractId, guaranteeId, txid, paid, onClose }: BroadcastDialogProps) {
  const t = useMessages(withdrawalsMessages);
  const payee = paid?.payee ?? null;
  const name = useAppSelector((state) => (payee === null ? null : selectName(state, payee)));
  const isOwn = isSameId(useAppSelector(selectUserId), payee);
  const footer = (
    <Button variant="primary" onClick={onClose}>
      {t.close}
    </Button>
  );
  return (
    <Dialog title={t.broadcastTitle} purpose={t.broadcastText} onClose={onClose} footer={footer}>
      <GuaranteeName contractId={contractId} guaranteeId={guaranteeId} />
      <FactList>
        {paid !== null && (
          <>
            <Fact label={t.amount} wide>
              <Amount sats={paid.amount} className="text-lg font-semibold" />
            </Fact>
            <Fact label={t.to} wide>
              {name !== null && (isOwn ? t.you : <Foreign>{name}</Foreign>)}
              {name === null && paid.address !== null && <AddressText value={paid.address} />}
            </Fact>
            {paid.stays !== null && (
              <Fact label={t.stays} wide>
                <Amount sats={paid.stays} mark={false} />
              </Fact>
            )}
          </>
        )}
      </FactList>
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
