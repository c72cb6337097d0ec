import { Suspense, useState } from 'react';
import { EMPTY_GUARANTEE_FORM } from '@/domain/guarantee/guarantee-form';
import type { Id } from '@/domain/primitives/ids';
import type { GuaranteeDialog, OpenDialog } from '@/features/guarantees/contract-dialog';
import { lazyAfterPaint } from '@/lib/lazy';
import { selectKeyProblem } from '@/store/account/account.selectors';
import { selectGuarantee } from '@/store/contracts/contracts.selectors';
import { useAppSelector } from '@/store/setup/hooks';

// Each is fetched when it is opened for the first time: most visits open none. While it can't be, the screen stays.
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
}

/** The dialog that is open over the contract. Stays mounted, so that a guarantee half typed survives its dialog. */
export function ContractDialogs({ contractId, open, onOpen, onClose }: ContractDialogsProps) {
  const [draft, setDraft] = useState({ contractId, form: EMPTY_GUARANTEE_FORM });
  if (open === null) return null;
  if (open.kind === 'add-guarantee') {
    const form = draft.contractId === contractId ? draft.form : EMPTY_GUARANTEE_FORM;
    return (
      <Suspense>
        <AddGuaranteeDialog
          contractId={contractId}
          form={form}
          onForm={(typed) => setDraft({ contractId, form: typed })}
          onDone={() => {
            setDraft({ contractId, form: EMPTY_GUARANTEE_FORM });
            onClose();
          }}
          onClose={onClose}
        />
      </Suspense>
    );
  }
  return (
    <Suspense>
      {open.kind === 'broadcast' ? (
        <BroadcastDialog txid={open.txid} onClose={onClose} />
      ) : (
        <AboutGuarantee
          kind={open.kind}
          contractId={contractId}
          guaranteeId={open.guaranteeId}
          onBroadcast={(txid) => onOpen({ kind: 'broadcast', txid })}
          onStartAgain={() => onOpen({ kind: 'release', guaranteeId: open.guaranteeId })}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}

interface AboutGuaranteeProps {
  kind: GuaranteeDialog;
  contractId: Id;
  guaranteeId: Id;
  onBroadcast: (txid: string) => void;
  onStartAgain: () => void;
  onClose: () => void;
}

/** Dialogs that move money under the own key. */
const NEEDS_OWN_KEY: ReadonlySet<GuaranteeDialog> = new Set(['deposit', 'release', 'sign']);

/** Nothing when the guarantee is no longer there; instead of moving money, the reason why the own key can't be used. */
function AboutGuarantee({ kind, onBroadcast, onStartAgain, ...place }: AboutGuaranteeProps) {
  const there = useAppSelector((state) => selectGuarantee(state, place) !== null);
  const problem = useAppSelector(selectKeyProblem);
  if (!there) return null;
  if (problem !== null && NEEDS_OWN_KEY.has(kind))
    return <KeyBlockedDialog problem={problem} onClose={place.onClose} />;
  switch (kind) {
    case 'deposit':
      return <DepositDialog {...place} />;
    case 'release':
      return <ReleaseDialog {...place} />;
    case 'sign':
      return <SignDialog {...place} onBroadcast={onBroadcast} onStartAgain={onStartAgain} />;
    case 'cancel':
      return <CancelDialog {...place} />;
    case 'addresses':
      return <AddressesDialog {...place} />;
    case 'open-dispute':
      return <OpenDisputeDialog {...place} />;
  }
}
