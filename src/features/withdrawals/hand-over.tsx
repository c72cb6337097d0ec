import { withdrawalsMessages } from '@/content/withdrawals.messages';
import type { ErrorData } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { Failure } from '@/features/signing/failure';
import { useMessages } from '@/i18n/use-messages';
import { saveFile } from '@/lib/save-file';
import { useAppSelector } from '@/store/core/hooks';
import { selectOtherName } from '@/store/people/people.selectors';
import { Button } from '@/ui/button/button';
import { CopyButton } from '@/ui/copy/copy-button';
import { Dialog } from '@/ui/dialog/dialog';
import { Banner } from '@/ui/message/banner';
import { Foreign } from '@/ui/text/foreign';

interface HandOverDialogProps {
  contractId: Id;
  title: string;
  /** Signed by the user, base64. */
  psbt: string;
  /** The error that kept it from the server. */
  error: ErrorData;
  onClose: () => void;
}

/** A transaction that the user has signed and the server did not take: it goes to the other party as a file. */
export function HandOverDialog({ contractId, title, psbt, error, onClose }: HandOverDialogProps) {
  const t = useMessages(withdrawalsMessages);
  const name = useAppSelector((state) => selectOtherName(state, contractId)) ?? t.otherParty;
  const save = () => saveFile('release.psbt', toBinary(psbt));
  const footer = (
    <>
      <Button onClick={onClose}>{t.close}</Button>
      <Button variant="primary" onClick={save}>
        {t.saveFile}
      </Button>
    </>
  );
  return (
    <Dialog title={title} onClose={onClose} footer={footer}>
      <Banner tone="yellow" role="alert">
        <p className="font-medium">{t.notTaken}</p>
        <p>
          <Foreign>{t.handOver({ name })}</Foreign>
        </p>
      </Banner>
      <Failure error={error} />
      <CopyButton size="sm" text={psbt} className="self-start">
        {t.copyFile}
      </CopyButton>
    </Dialog>
  );
}

/** A file is binary (BIP174). */
function toBinary(psbt: string): Blob {
  return new Blob([Uint8Array.from(atob(psbt), (character) => character.charCodeAt(0))]);
}
