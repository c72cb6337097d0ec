import { Suspense } from 'react';
import type { Id } from '@/domain/primitives/ids';
import type { RecoveryDialog } from '@/features/recovery/recovery-dialog';
import { lazyAfterPaint } from '@/lib/lazy';
import { PendingDialog } from '@/pages/pending-dialog';

// Each is fetched when it is first opened.
const DownloadKitDialog = lazyAfterPaint(async () => ({
  default: (await import('@/features/recovery/download-kit-dialog')).DownloadKitDialog,
}));
const RecoveryPageDialog = lazyAfterPaint(async () => ({
  default: (await import('@/features/recovery/recovery-page-dialog')).RecoveryPageDialog,
}));
const RehearseDialog = lazyAfterPaint(async () => ({
  default: (await import('@/features/recovery/rehearse-dialog')).RehearseDialog,
}));
const OpenCertificateDialog = lazyAfterPaint(async () => ({
  default: (await import('@/features/seals/certificate/open-certificate-dialog')).OpenCertificateDialog,
}));
const InvitationDialog = lazyAfterPaint(async () => ({
  default: (await import('@/features/seals/links/invitation-dialog')).InvitationDialog,
}));
const SafetyNumberDialog = lazyAfterPaint(async () => ({
  default: (await import('@/features/seals/links/safety-number-dialog')).SafetyNumberDialog,
}));

export interface RecoveryDialogsProps {
  contractId: Id;
  open: RecoveryDialog | null;
  onOpen: (dialog: RecoveryDialog) => void;
  onClose: () => void;
}

/** The open dialog about the contract's recovery or keys. */
export function RecoveryDialogs({ contractId, open, onOpen, onClose }: RecoveryDialogsProps) {
  if (open === null) return null;
  return (
    <Suspense fallback={<PendingDialog onCancel={onClose} />}>
      {open === 'download' && (
        <DownloadKitDialog contractId={contractId} onRehearse={() => onOpen('rehearse')} onClose={onClose} />
      )}
      {open === 'rehearse' && (
        <RehearseDialog contractId={contractId} onDownload={() => onOpen('download')} onClose={onClose} />
      )}
      {open === 'open-certificate' && <OpenCertificateDialog contractId={contractId} onClose={onClose} />}
      {open === 'sealed-invitation' && <InvitationDialog contractId={contractId} onClose={onClose} />}
      {open === 'safety-number' && <SafetyNumberDialog contractId={contractId} onClose={onClose} />}
      {open === 'page' && <RecoveryPageDialog onClose={onClose} />}
    </Suspense>
  );
}
