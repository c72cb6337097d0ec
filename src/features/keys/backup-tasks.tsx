import { useEffect, useEffectEvent } from 'react';
import { ownKeyMessages } from '@/content/own-key.messages';
import { createBackup } from '@/domain/keys/key-backup';
import type { FileKey } from '@/domain/keys/key-file';
import type { User } from '@/domain/models';
import { useSaveBackup } from '@/features/keys/backup-offer';
import { CheckBackupDialog } from '@/features/keys/check-backup-dialog';
import { OpenKeyDialog } from '@/features/keys/open-key-dialog';
import { useMessages } from '@/i18n/use-messages';
import { useAppSelector } from '@/store/core/hooks';
import { selectFileKey } from '@/store/keys/own-key.selectors';
import { useAnnounce } from '@/ui/announce/use-announce';

export type BackupTask = 'download' | 'check' | 'open';

export interface BackupTasksProps {
  task: BackupTask;
  onClose: () => void;
}

/** 'Download key backup', which needs no dialog; 'Check key backup'; 'Open key from a file'. */
export function BackupTasks({ task, onClose }: BackupTasksProps) {
  if (task === 'check') return <CheckBackupDialog onClose={onClose} />;
  if (task === 'open') return <OpenKeyDialog onClose={onClose} />;
  return <Download onSaving={onClose} />;
}

/** Saves the backup as soon as its code is there. */
function Download({ onSaving }: { onSaving: () => void }) {
  const t = useMessages(ownKeyMessages);
  const announce = useAnnounce();
  const save = useSaveBackup();
  const user = useAppSelector((state) => state.auth.user);
  const fileKey = useAppSelector(selectFileKey);
  const start = useEffectEvent(() => {
    const backup = createBackup(withFileKey(user, fileKey), new Date().toISOString());
    if (backup !== null) announce(t.downloaded({ file: save(backup).name }));
    onSaving();
  });
  useEffect(() => start(), []);
  return null;
}

/** With the key that the password opens, instead of the server's. */
function withFileKey(user: User | null, fileKey: FileKey | null): User | null {
  if (user === null || fileKey === null) return user;
  return { ...user, publicKey: fileKey.publicKey, encryptedKey: fileKey.envelope };
}
