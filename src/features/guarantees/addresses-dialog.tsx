import { linkToAddress } from '@/config/explorer-links';
import { settings } from '@/config/settings';
import { guaranteesMessages } from '@/content/guarantees.messages';
import { getDepositMark } from '@/domain/deposits/deposit-verdict';
import { listLinkedAddresses } from '@/domain/deposits/deposits';
import type { GuaranteeRef } from '@/domain/models';
import type { Id } from '@/domain/primitives/ids';
import { DepositBadge } from '@/features/guarantees/guarantee-money';
import { useMessages } from '@/i18n/use-messages';
import { selectGuarantee } from '@/store/contracts/contracts.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { selectDepositVerdict } from '@/store/deposits/verification.selectors';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { AddressText } from '@/ui/text/address-text';
import { OutsideLink } from '@/ui/text/outside-link';

type AddressesDialogProps = GuaranteeRef & { onClose: () => void };

/** 'Transaction Addresses': deposit addresses with explorer links (docs/specification.md#guarantees-panel-scrollable). */
export function AddressesDialog({ contractId, guaranteeId, onClose }: AddressesDialogProps) {
  const t = useMessages(guaranteesMessages);
  const guarantee = useAppSelector((state) => selectGuarantee(state, { contractId, guaranteeId }));
  const addresses = guarantee === null ? [] : listLinkedAddresses(guarantee);
  const close = <Button onClick={onClose}>{t.close}</Button>;
  return (
    <Dialog title={t.addressesTitle} purpose={t.addressesPurpose} onClose={onClose} footer={close}>
      <ul className="flex flex-col divide-y divide-line">
        {addresses.map((address) => (
          <AddressLine key={address} address={address} guaranteeId={guaranteeId} />
        ))}
      </ul>
    </Dialog>
  );
}

function AddressLine({ address, guaranteeId }: { address: string; guaranteeId: Id }) {
  const t = useMessages(guaranteesMessages);
  const verdict = useAppSelector((state) => selectDepositVerdict(state, guaranteeId, address));
  return (
    <li className="flex flex-col items-start gap-2 py-3 first:pt-0 last:pb-0">
      <AddressText value={address} />
      <div className="flex w-full flex-wrap items-center justify-between gap-2 text-sm">
        <DepositBadge mark={getDepositMark(verdict)} />
        <OutsideLink href={linkToAddress(settings().explorerUrl, address)}>{t.viewAddress}</OutsideLink>
      </div>
    </li>
  );
}
