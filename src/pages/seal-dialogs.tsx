import { Suspense } from 'react';
import type { FindingPlace } from '@/domain/lint/finding';
import type { Contract } from '@/domain/models';
import type { SealDialog } from '@/features/seals/seal-dialog';
import { lazyAfterPaint } from '@/lib/lazy';
import { PendingDialog } from '@/pages/pending-dialog';

// Each is fetched when it is first opened.
const SignTermsDialog = lazyAfterPaint(async () => ({
  default: (await import('@/features/seals/sign-terms-dialog')).SignTermsDialog,
}));
const ReadTermsDialog = lazyAfterPaint(async () => ({
  default: (await import('@/features/seals/read-terms-dialog')).ReadTermsDialog,
}));

export interface SealDialogsProps {
  contract: Contract;
  open: SealDialog | null;
  onClose: () => void;
  /** Shows what a finding about the contract is about. */
  onGo: (place: FindingPlace) => void;
}

/** The open dialog about the signed terms. */
export function SealDialogs({ contract, open, onClose, onGo }: SealDialogsProps) {
  if (open === null) return null;
  return (
    <Suspense fallback={<PendingDialog onCancel={onClose} />}>
      {open.kind === 'sign' && <SignTermsDialog contract={contract} onClose={onClose} onGo={onGo} />}
      {open.kind === 'read' && <ReadTermsDialog contractId={contract.id} hash={open.hash} onClose={onClose} />}
    </Suspense>
  );
}
