import { describeError, errorMessages } from '@/content/errors.messages';
import { sealsMessages, signTermsMessages } from '@/content/seals.messages';
import type { Contract } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import { findOwnSigned } from '@/domain/seals/seal-record';
import { SendSeal } from '@/features/seals/send-seal';
import type { SealScreen } from '@/features/seals/use-seal-screen';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { Banner } from '@/ui/message/banner';

export interface KeptSignatureProps {
  title: string;
  contract: Contract;
  screen: SealScreen;
  /** The signed text. */
  text: string;
  /** Why it is not in the chat. */
  error: ErrorData;
  onClose: () => void;
}

/** The terms are signed, but the other side does not have the signature. */
export function KeptSignature({ title, contract, screen, text, error, onClose }: KeptSignatureProps) {
  const t = useMessages(sealsMessages);
  const { close } = useMessages(signTermsMessages);
  const errors = useMessages(errorMessages);
  const { seals, role } = screen;
  const signed = findOwnSigned(seals.record, text, role);
  return (
    <Dialog title={title} onClose={onClose} footer={<Button onClick={onClose}>{close}</Button>}>
      <Banner tone="yellow" role="alert">
        {t.notSent({ reason: describeError(errors, error) })}
      </Banner>
      {signed !== null && <SendSeal contract={contract} signed={signed} role={role} onSent={onClose} />}
    </Dialog>
  );
}
