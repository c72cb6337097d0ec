import { useState } from 'react';
import { normalizeAddress } from '@/domain/deposits/deposit-address';
import type { Sats } from '@/domain/primitives/amount';
import { type Id, isSameId } from '@/domain/primitives/ids';
import type { PaidOutput } from '@/domain/withdrawals/inspection';
import { type Split, type SplitEntry, splitSum } from '@/domain/withdrawals/split';
import type { PayeeAnswer } from '@/features/withdrawals/release/payee-choice';
import { type AddressState, useAddressCheck } from '@/features/withdrawals/release/use-release-form';
import { selectContract } from '@/store/contracts/contracts.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { selectPayoutAddress, selectPayoutOwner } from '@/store/payout-addresses/payout-addresses.thunks';

export interface SplitForm extends Split {
  isOn: boolean;
  setOn: (isOn: boolean) => void;
  /** The party that is not the first payee; `null`: the first payee is neither. */
  other: Id | null;
  /** The party whose stated address it is, or else the other one, unless that has stated another address. */
  payee: Id | null;
  address: string;
  addressState: AddressState;
  setAddress: (address: string) => void;
  /** Both would be paid at one address. */
  isSameAddress: boolean;
  setEntry: (entry: SplitEntry) => void;
  /** The second payment; `null` while something is missing. */
  payment: PaidOutput | null;
}

/** The second payee of a release, and the two amounts. The address follows the first payee until the user changes it. */
export function useSplit(contractId: Id, first: { answer: PayeeAnswer; address: string }, sum: Sats | null): SplitForm {
  const [isOn, setOn] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [entry, setEntry] = useState<SplitEntry>({ field: 'part', percent: 50 });
  const named = first.answer === null || first.answer === 'elsewhere' ? null : first.answer.id;
  const other = useAppSelector((state) => {
    const parties = selectContract(state, contractId)?.contractors ?? [];
    return named === null ? null : (parties.find((id) => !isSameId(id, named)) ?? null);
  });
  const stated = useAppSelector((state) => (other === null ? null : selectPayoutAddress(state, contractId, other)));
  const address = typed ?? stated ?? '';
  const owner = useAppSelector((state) => selectPayoutOwner(state, contractId, address));
  const addressState = useAddressCheck(isOn ? address : '');
  const isSameAddress = address !== '' && normalizeAddress(address) === normalizeAddress(first.address);
  const split = splitSum(sum, entry);
  const isReady = addressState.kind === 'fits' && !isSameAddress && split.isPayable;
  return {
    ...split,
    isOn,
    setOn,
    other,
    payee: owner ?? (stated === null ? other : null),
    address,
    addressState,
    setAddress: setTyped,
    isSameAddress,
    setEntry,
    payment: isReady && split.second !== null ? { address: normalizeAddress(address), amount: split.second } : null,
  };
}
