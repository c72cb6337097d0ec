import { termsMessages } from '@/content/terms.messages';
import type { Contract } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import { formatSealMessage } from '@/domain/terms/chat-line';
import { type TermsScreen, useUnsentSignature } from '@/features/terms/use-terms';
import { Outcome } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { useTask } from '@/lib/use-task';
import { useAppDispatch } from '@/store/core/hooks';
import { sendSignature } from '@/store/terms/send-signature.thunks';
import { useAnnounce } from '@/ui/announce/use-announce';
import { Button } from '@/ui/button/button';
import { CopyButton } from '@/ui/copy/copy-button';

interface UnsentSignatureProps {
  contract: Contract;
  screen: TermsScreen;
}

/**
 * The user's own signature is not in the chat: the message was deleted, dropped, or never sent. It is sent again, or copied for
 * another channel.
 */
export function UnsentSignature({ contract, screen }: UnsentSignatureProps) {
  const t = useMessages(termsMessages);
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const task = useTask<ErrorData>();
  const { busy, run } = task;
  const signed = useUnsentSignature(contract, screen);
  if (signed === null) return null;
  const { hash, terms, signatures } = signed;
  const { revision } = terms;
  const sentence = t.sentence({ revision });
  const signature = signatures.find(({ role }) => role === screen.role)?.signature ?? '';

  async function send(): Promise<void> {
    if ((await run(() => dispatch(sendSignature(contract.id, hash, sentence)))) !== null) announce(t.sent);
  }

  return (
    <div className="flex flex-col gap-1">
      <p>{t.notInChat({ name: screen.other })}</p>
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
      <Outcome task={task} />
    </div>
  );
}
