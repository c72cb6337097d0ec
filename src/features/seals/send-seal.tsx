import { describeError, errorMessages } from '@/content/errors.messages';
import { sealsMessages } from '@/content/seals.messages';
import type { Contract } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import { formatSealMessage } from '@/domain/seals/seal-chat-line';
import type { SignedTerms } from '@/domain/seals/seal-record';
import type { TermsRole } from '@/domain/seals/terms';
import { Waiting } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { useTask } from '@/lib/use-task';
import { useAppDispatch } from '@/store/core/hooks';
import { sendSeal } from '@/store/seals/send-seal.thunks';
import { useAnnounce } from '@/ui/announce/use-announce';
import { Button } from '@/ui/button/button';
import { CopyButton } from '@/ui/copy/copy-button';
import { Banner } from '@/ui/message/banner';

export interface SendSealProps {
  contract: Contract;
  /** The user has signed them. */
  signed: SignedTerms;
  role: TermsRole;
  onSent?: () => void;
}

/** Sends the user's own signature to the chat again, or copies it for another channel. */
export function SendSeal({ contract, signed, role, onSent }: SendSealProps) {
  const t = useMessages(sealsMessages);
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
    if ((await run(() => dispatch(sendSeal(contract.id, hash, sentence)))) === null) return;
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
          copiedLabel={t.copied}
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
