import { Suspense, useState } from 'react';
import { needsOwnKey } from '@/domain/contract/permissions';
import { EMPTY_GUARANTEE_FORM } from '@/domain/guarantee/guarantee-form';
import type { PayBlock } from '@/domain/key/key-verdict';
import type { GuaranteeRef } from '@/domain/models';
import type { Id } from '@/domain/primitives/ids';
import type { GuaranteeDialog, OpenDialog } from '@/features/guarantees/contract-dialog';
import { lazyAfterPaint } from '@/lib/lazy';
import { PendingDialog } from '@/pages/pending-dialog';
import { selectPayBlock } from '@/store/account/account.selectors';
import { selectGuarantee } from '@/store/contracts/contracts.selectors';
import { useAppSelector } from '@/store/setup/hooks';

// Each is fetched when it is first opened; most visits open none.
const AddGuaranteeDialog = lazyAfterPaint(async () => ({
  default: (await import('@/features/guarantees/add-guarantee-dialog')).AddGuaranteeDialog,
}));
const AddressesDialog = lazyAfterPaint(async () => ({
  default: (await import('@/features/guarantees/addresses-dialog')).AddressesDialog,
}));
const DepositDialog = lazyAfterPaint(async () => ({
  default: (await import('@/features/deposits/deposit-dialog')).DepositDialog,
}));
const ReleaseDialog = lazyAfterPaint(async () => ({
  default: (await import('@/features/withdrawals/release/release-dialog')).ReleaseDialog,
}));
const SignDialog = lazyAfterPaint(async () => ({
  default: (await import('@/features/withdrawals/sign/sign-dialog')).SignDialog,
}));
const ReplaceDialog = lazyAfterPaint(async () => ({
  default: (await import('@/features/withdrawals/replace/replace-dialog')).ReplaceDialog,
}));
const CancelDialog = lazyAfterPaint(async () => ({
  default: (await import('@/features/withdrawals/cancel/cancel-dialog')).CancelDialog,
}));
const BroadcastDialog = lazyAfterPaint(async () => ({
  default: (await import('@/features/withdrawals/sign/broadcast-dialog')).BroadcastDialog,
}));
const OpenDisputeDialog = lazyAfterPaint(async () => ({
  default: (await import('@/features/disputes/open-dispute-dialog')).OpenDisputeDialog,
}));
const KeyBlockedDialog = lazyAfterPaint(async () => ({
  default: (await import('@/features/account/key-blocked-dialog')).KeyBlockedDialog,
}));

export interface ContractDialogsProps {
  contractId: Id;
  open: OpenDialog | null;
  onOpen: (dialog: OpenDialog) => void;
  onClose: () => void;
  /** A dialog has ended in another state of this guarantee. */
  onReveal: (guaranteeId: Id) => void;
}

/** The open dialog of the contract. Stays mounted: an unfinished guarantee outlives its dialog. */
export function ContractDialogs({ contractId, open, onOpen, onClose, onReveal }: ContractDialogsProps) {
  const [draft, setDraft] = useState({ contractId, form: EMPTY_GUARANTEE_FORM });
  if (open === null) return null;
  function endWith(guaranteeId: Id): void {
    onClose();
    onReveal(guaranteeId);
  }
  if (open.kind === 'add-guarantee') {
    const form = draft.contractId === contractId ? draft.form : EMPTY_GUARANTEE_FORM;
    return (
      <Suspense fallback={<PendingDialog onCancel={onClose} />}>
        <AddGuaranteeDialog
          contractId={contractId}
          form={form}
          onForm={(typed) => setDraft({ contractId, form: typed })}
          onDone={(guaranteeId) => {
            setDraft({ contractId, form: EMPTY_GUARANTEE_FORM });
            if (guaranteeId === null) onClose();
            else endWith(guaranteeId);
          }}
          onClose={onClose}
        />
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<PendingDialog onCancel={onClose} />}>
      {open.kind === 'broadcast' ? (
        <BroadcastDialog txid={open.txid} onClose={() => endWith(open.guaranteeId)} />
      ) : (
        <OpenGuaranteeDialog
          key={`${open.kind} ${open.guaranteeId}`}
          kind={open.kind}
          contractId={contractId}
          guaranteeId={open.guaranteeId}
          onBroadcast={(txid) => onOpen({ kind: 'broadcast', txid, guaranteeId: open.guaranteeId })}
          onDone={() => endWith(open.guaranteeId)}
          onStartAgain={() => onOpen({ kind: 'release', guaranteeId: open.guaranteeId })}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}

interface OpenGuaranteeDialogProps extends GuaranteeRef {
  kind: GuaranteeDialog;
  onBroadcast: (txid: string) => void;
  onStartAgain: () => void;
  /** The guarantee is in another state now. */
  onDone: () => void;
  onClose: () => void;
}

/** A key that was not checked is checked by the password that releasing and signing ask for; a deposit asks for none. */
function isBlocked(kind: GuaranteeDialog, block: PayBlock): boolean {
  if (block === 'unchecked' || block === 'checking') return kind === 'deposit';
  return needsOwnKey(kind);
}

/**
 * Closed once the guarantee is gone. Replaced by the reason while nothing can be paid or signed; but a form that the user
 * may be filling in stays, and its action says why.
 */
function OpenGuaranteeDialog({ kind, onBroadcast, onStartAgain, onDone, ...rest }: OpenGuaranteeDialogProps) {
  const exists = useAppSelector((state) => selectGuarantee(state, rest) !== null);
  const block = useAppSelector(selectPayBlock);
  const [begun, setBegun] = useState(false);
  if (!exists) return null;
  const blocked = block !== null && isBlocked(kind, block);
  if (!blocked && !begun && kind !== 'deposit') setBegun(true);
  if (blocked && !begun) return <KeyBlockedDialog block={block} onClose={rest.onClose} />;
  switch (kind) {
    case 'deposit':
      return <DepositDialog {...rest} />;
    case 'release':
      return <ReleaseDialog {...rest} onDone={onDone} />;
    case 'sign':
      return <SignDialog {...rest} onBroadcast={onBroadcast} onStartAgain={onStartAgain} />;
    case 'raise-fee':
      return <ReplaceDialog {...rest} onBroadcast={onBroadcast} />;
    case 'cancel':
      return <CancelDialog {...rest} onDone={onDone} />;
    case 'addresses':
      return <AddressesDialog {...rest} />;
    case 'open-dispute':
      return <OpenDisputeDialog {...rest} />;
  }
}
