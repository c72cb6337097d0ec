import { BackupOffer } from '@/features/account/backup-offer';
import { KeyWarning } from '@/features/account/key-warning';
import { selectBackupDue, selectKeyWarning } from '@/store/account/account.selectors';
import { useAppSelector } from '@/store/setup/hooks';

/** What stands over every screen about the own key: a warning, or the offer of a backup. */
export function AccountNotices() {
  const warning = useAppSelector(selectKeyWarning);
  const backupDue = useAppSelector(selectBackupDue);
  if (warning !== null) return <KeyWarning warning={warning} />;
  return backupDue ? <BackupOffer /> : null;
}
