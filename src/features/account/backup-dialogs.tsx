import { useState } from 'react';
import { CheckBackupDialog } from '@/features/account/check-backup-dialog';
import { DownloadBackupDialog } from '@/features/account/download-backup-dialog';

export type BackupDialog = 'download' | 'check';

export interface BackupDialogsProps {
  /** The one that was asked for. */
  first: BackupDialog;
  onDownloaded?: () => void;
  onClose: () => void;
}

/** 'Download key backup', which leads on to 'Check key backup'. */
export function BackupDialogs({ first, onDownloaded, onClose }: BackupDialogsProps) {
  const [shown, setShown] = useState(first);
  if (shown === 'check') return <CheckBackupDialog onClose={onClose} />;
  return <DownloadBackupDialog onDownloaded={onDownloaded} onCheck={() => setShown('check')} onClose={onClose} />;
}
