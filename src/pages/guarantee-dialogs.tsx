import { useState } from 'react';
import { needsOwnKey } from '@/domain/contracts/permissions';
import type { PayBlock } from '@/domain/keys/key-verdict';
import type { GuaranteeRef } from '@/domain/models';
import type { GuaranteeDialog, Paid } from '@/features/dialogs/contract-dialog';
import { lazyPart } from '@/lib/lazy';
import { selectGuarantee } from '@/store/contracts/contracts.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { selectPayBlock } from '@/store/keys/pay-block.selectors';

// Each is fetched when it is first opened.
const AddressesDialog = lazyPart('AddressesDialog', () => import('@/features/guarantees/addresses-dialog'));
const DepositDialog = lazyPart('DepositDialog', () => import('@/features/deposits/deposit-dialog'));
const ReleaseDialog = lazyPart('ReleaseDialog', () => import('@/features/withdrawals/release/release-dialog'));
const SignDialog = lazyPart('SignDialog', () => import('@/features/withdrawals/sign/sign-dialog'));
const ReleaseAgainDialog = lazyPart('ReleaseAgainDialog', () => import('@/features/withdrawals/release-again-dialog'));
const CancelDialog = lazyPart('CancelDialog', () => import('@/features/withdrawals/cancel/cancel-dialog'));
const OpenDisputeDialog = lazyPart('OpenDisputeDialog', () => import('@/features/disputes/open-dispute-dialog'));
const KeyBlockedDialog = lazyPart('KeyBlockedDialog', () => import('@/features/keys/key-blocked-dialog'));

interface OpenGuaranteeDialogProps extends GuaranteeRef {
  kind: GuaranteeDialog | 'sign';
  /** Of `sign`; by default the saved one. */
  psbt?: string;
  onBroadcast: (txid: string, paid: Paid | null) => void;
  onStartAgain: () => void;
  /** The guarantee changed its state. */
  onDone: () => void;
  onClose: () => void;
}

/** Releasing and signing check an unchecked key with the password they ask for. A deposit asks for none. */
function isBlocked(kind: GuaranteeDialog | 'sign', block: PayBlock): boolean {
  if (block === 'unchecked' || block === 'checking') return kind === 'deposit';
  return needsOwnKey(kind);
}

/**
 * Closes once the guarantee is gone. Shows the reason instead if nothing can be paid or signed, unless the user may already
 * be filling in the form: then its action shows the reason.
 */
export function OpenGuaranteeDialog({
  kind,
  psbt,
  onBroadcast,
  onStartAgain,
  onDone,
  ...rest
}: OpenGuaranteeDialogProps) {
  const exists = useAppSelector((state) => selectGuarantee(state, rest) !== null);
  const block = useAppSelector(selectPayBlock);
  const [begun, setBegun] = useState(false);
  const [isDepositAccepted, setDepositAccepted] = useState(false);
  if (!exists) return null;
  const isAsked = kind === 'deposit' && block === 'other-client';
  const blocked = block !== null && isBlocked(kind, block) && !(isAsked && isDepositAccepted);
  if (!blocked && !begun && kind !== 'deposit') setBegun(true);
  if (blocked && !begun) {
    const onDeposit = isAsked ? () => setDepositAccepted(true) : undefined;
    return <KeyBlockedDialog block={block} onDeposit={onDeposit} onClose={rest.onClose} />;
  }
  switch (kind) {
    case 'deposit':
      return <DepositDialog {...rest} />;
    case 'release':
      return <ReleaseDialog {...rest} onDone={onDone} />;
    case 'sign':
      return <SignDialog {...rest} file={psbt} onBroadcast={onBroadcast} onStartAgain={onStartAgain} />;
    case 'release-again':
      return <ReleaseAgainDialog {...rest} onDone={onDone} />;
    case 'cancel':
      return <CancelDialog {...rest} onDone={onDone} />;
    case 'addresses':
      return <AddressesDialog {...rest} />;
    case 'open-dispute':
      return <OpenDisputeDialog {...rest} />;
  }
}
