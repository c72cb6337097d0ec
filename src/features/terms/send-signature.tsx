import { describeError, errorMessages } from '@/content/errors.messages';
import { signTermsMessages, termsMessages } from '@/content/terms.messages';
import type { Contract } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import { formatSealMessage } from '@/domain/terms/chat-line';
import { findOwnSigned, type SignedTerms } from '@/domain/terms/record';
import type { TermsRole } from '@/domain/terms/terms';
import { type TermsScreen, useUnsentSignature } from '@/features/terms/use-terms';
import { Waiting } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { useTask } from '@/lib/use-task';
import { useAppDispatch } from '@/store/core/hooks';
import { sendSignature } from '@/store/terms/send-signature.thunks';
import { useAnnounce } from '@/ui/announce/use-announce';
import { Button } from '@/ui/button/button';
import { CopyButton } from '@/ui/copy/copy-button';
import { Dialog } from '@/ui/dialog/dialog';
import { Banner } from '@/ui/message/banner';

interface SendSignatureProps {
  contract: Contract;
  /** The user has signed them. */
  signed: SignedTerms;
  role: TermsRole;
  onSent?: () => void;
}

/** Sends the user's own signature to the chat again, or copies it for another channel. */
function SendSignature({ contract, signed, role, onSent }: SendSignatureProps) {
  const t = useMessages(termsMessages);
  const errors = useMessages(errorMessages);
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const task = useTask<ErrorData>();
  const { busy, error, run } = task;
  const { hash, terms, signatures } = signed;
  const { revision } = terms;
  const sentence = t.sentence({ revision });
  const signature = signatures.find((each) => each.role === role)?.signature ?? '';

  async function send(): Promise<void> {
    if ((await run(() => dispatch(sendSignature(contract.id, hash, sentence)))) === null) return;
    announce(t.sent);
    onSent?.();
  }

  return (
    <>
      <div className="flex flex-wrap items-start gap-2">
        <Button size="sm" busy={busy} busyLabel={t.sending} onClick={() => void send()}>
          {t.sendAgain}
        </Button>
        <CopyButton
          size="sm"
          text={formatSealMessage(sentence, { revision, hash, signature })}
          failedLabel={t.copyFailed}
        >
          {t.copyLine}
        </CopyButton>
      </div>
      <Waiting task={task} next="message" />
      {error !== null && <Banner tone="red">{describeError(errors, error)}</Banner>}
    </>
  );
}

interface UnsentSignatureProps {
  contract: Contract;
  screen: TermsScreen;
}

/** The user's own signature is not in the chat: the message was deleted, dropped, or never sent. */
export function UnsentSignature({ contract, screen }: UnsentSignatureProps) {
  const t = useMessages(termsMessages);
  const signed = useUnsentSignature(contract, screen);
  if (signed === null) return null;
  const { role, other } = screen;
  return (
    <div className="flex flex-col gap-1">
      <p>{t.notInChat({ name: other })}</p>
      <SendSignature contract={contract} signed={signed} role={role} />
    </div>
  );
}

interface KeptSignatureProps extends UnsentSignatureProps {
  title: string;
  /** The signed text. */
  text: string;
  /** Why it is not in the chat. */
  error: ErrorData;
  onClose: () => void;
}

/** The terms are signed, but the other side does not have the signature. */
export function KeptSignature({ title, contract, screen, text, error, onClose }: KeptSignatureProps) {
  const t = useMessages(termsMessages);
  const { close } = useMessages(signTermsMessages);
  const errors = useMessages(errorMessages);
  const { seals, role } = screen;
  const signed = findOwnSigned(seals.record, text, role);
  return (
    <Dialog title={title} onClose={onClose} footer={<Button onClick={onClose}>{close}</Button>}>
      <Banner tone="yellow" role="alert">
        {t.notSent({ reason: describeError(errors, error) })}
      </Banner>
      {signed !== null && <SendSignature contract={contract} signed={signed} role={role} onSent={onClose} />}
    </Dialog>
  );
}
