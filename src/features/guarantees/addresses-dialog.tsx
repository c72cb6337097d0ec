import { guaranteesMessages } from '@/content/guarantees.messages';
import { useMessages } from '@/content/use-messages';
import { linkedAddresses } from '@/domain/address-links';
import { depositMark } from '@/domain/deposit-verdict';
import type { Id } from '@/domain/ids';
import { explorerAddressLink } from '@/lib/explorer-links';
import { settings } from '@/lib/settings';
import { selectGuarantee } from '@/store/contracts/contracts.selectors';
import type { GuaranteePlace } from '@/store/contracts/contracts.slice';
import { selectDepositVerdict } from '@/store/deposits/verification.selectors';
import { useAppSelector } from '@/store/hooks';
import { AddressText } from '@/ui/address-text';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { OutsideLink } from '@/ui/outside-link';
import { DepositBadge } from './deposit-badge';

export interface AddressesDialogProps extends GuaranteePlace {
  onClose: () => void;
}

/** 'Transaction Addresses': each deposit address with its explorer link (spec, section 2). */
export function AddressesDialog({ contractId, guaranteeId, onClose }: AddressesDialogProps) {
  const t = useMessages(guaranteesMessages);
  const guarantee = useAppSelector((state) => selectGuarantee(state, { contractId, guaranteeId }));
  const addresses = guarantee === null ? [] : linkedAddresses(guarantee);
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
        <DepositBadge mark={depositMark(verdict)} />
        <OutsideLink href={explorerAddressLink(settings().explorerUrl, address)}>{t.viewAddress}</OutsideLink>
      </div>
    </li>
  );
}
