import { type FormEvent, useState } from 'react';
import { toCertificatePath } from '@/config/contract-links';
import { errorMessages } from '@/content/errors.messages';
import { openCertificateMessages } from '@/content/open-certificate.messages';
import type { Id } from '@/domain/primitives/ids';
import { describeOpening } from '@/features/seals/certificate/describe-opening';
import { isSignedByBoth, OpenedList } from '@/features/seals/certificate/opened-list';
import { useOpenCertificate } from '@/features/seals/certificate/use-open-certificate';
import { Waiting } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { LinkButton } from '@/ui/button/link-button';
import { Dialog } from '@/ui/dialog/dialog';
import { SavedFileField } from '@/ui/fields/saved-file-field';

export interface OpenCertificateDialogProps {
  contractId: Id;
  onClose: () => void;
}

/** Adds signed terms from a file to what this device remembers (docs/seal.md#certificate). */
export function OpenCertificateDialog({ contractId, onClose }: OpenCertificateDialogProps) {
  const t = useMessages(openCertificateMessages);
  const errors = useMessages(errorMessages);
  const [file, setFile] = useState<File | null>(null);
  const { task, opened, start, clear } = useOpenCertificate(contractId);
  const isComplete = opened?.some(isSignedByBoth) === true;

  function submit(event: FormEvent): void {
    event.preventDefault();
    void start(file);
  }

  const footer = (
    <>
      <Button onClick={onClose}>{opened === null ? t.cancel : t.close}</Button>
      {isComplete ? (
        <LinkButton variant="primary" to={toCertificatePath(contractId)}>
          {t.show}
        </LinkButton>
      ) : (
        <Button type="submit" variant="primary" busy={task.busy} busyLabel={t.opening}>
          {t.open}
        </Button>
      )}
    </>
  );
  return (
    <Dialog title={t.title} purpose={t.purpose} onClose={onClose} onSubmit={submit} noValidate footer={footer}>
      <SavedFileField
        texts={t}
        error={task.error === null ? null : describeOpening(t, errors, task.error)}
        disabled={task.busy}
        onFile={(chosen) => {
          setFile(chosen);
          clear();
        }}
      />
      <Waiting task={task} />
      {opened !== null && <OpenedList opened={opened} />}
    </Dialog>
  );
}
