import { ownKeyMessages } from '@/content/own-key.messages';
import type { KeyBackup } from '@/domain/keys/key-backup';
import { TermText } from '@/features/help/term-text';
import { useSaveBackup } from '@/features/keys/use-save-backup';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';

interface BackupStepProps {
  backup: KeyBackup;
  onDone: () => void;
}

/** The end of a registration: the backup of the new key, which can be skipped. */
export function BackupStep({ backup, onDone }: BackupStepProps) {
  const t = useMessages(ownKeyMessages);
  const save = useSaveBackup();

  function download(): void {
    save(backup);
    onDone();
  }

  return (
    <>
      <p className="text-sm text-ink-soft">
        <TermText word="signing-key" text={t.offerText} />
      </p>
      <div className="flex flex-col gap-2">
        <Button variant="primary" autoFocus onClick={download}>
          {t.downloadBackup}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t.notNow}
        </Button>
      </div>
    </>
  );
}
