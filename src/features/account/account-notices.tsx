import { selectBackupDue, selectKeyWarning } from '@/store/account/account.selectors';
import { useAppSelector } from '@/store/hooks';
import { BackupOffer } from './backup-offer';
import { KeyWarning } from './key-warning';

/** What stands over every screen about the own key: a warning, or the offer of a backup. */
export function AccountNotices() {
  const warning = useAppSelector(selectKeyWarning);
  const backupDue = useAppSelector(selectBackupDue);
  if (warning !== null) return <KeyWarning warning={warning} />;
  return backupDue ? <BackupOffer /> : null;
}
