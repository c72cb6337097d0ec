import { type FormEvent, useState } from 'react';
import { useDiscard } from '@/content/discard.messages';
import { describeError, errorMessages } from '@/content/errors.messages';
import { restoreMessages } from '@/content/seals.messages';
import { termsCheckMessages } from '@/content/terms-check.messages';
import type { Contract } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import { listChangedParts } from '@/domain/seals/compare-terms';
import type { SignedTerms } from '@/domain/seals/seal-record';
import type { Terms } from '@/domain/seals/terms';
import { TakeBack } from '@/features/seals/take-back';
import { useSealScreen } from '@/features/seals/use-seals';
import { Waiting } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { useTask } from '@/lib/use-task';
import { sendChatMessage } from '@/store/chat/chat.thunks';
import { useAppDispatch } from '@/store/core/hooks';
import { useAnnounce } from '@/ui/announce/use-announce';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { LeaveButton } from '@/ui/dialog/leave-button';
import { TextArea } from '@/ui/fields/text-area';
import { Banner } from '@/ui/message/banner';

interface AskRestoreDialogProps {
  contract: Contract;
  onClose: () => void;
}

/** 'Ask to restore': a short message that asks the other party to put back what both signed. */
export function AskRestoreDialog({ contract, onClose }: AskRestoreDialogProps) {
  const screen = useSealScreen(contract);
  if (screen === null || screen.view.state.kind !== 'changed') return null;
  const { view, other } = screen;
  return (
    <AskForm contract={contract} sealed={screen.view.state.sealed} now={view.terms} name={other} onClose={onClose} />
  );
}

interface AskFormProps extends AskRestoreDialogProps {
  sealed: SignedTerms;
  now: Terms;
  name: string;
}

function AskForm({ contract, sealed, now, name, onClose }: AskFormProps) {
  const t = useMessages(restoreMessages);
  const errors = useMessages(errorMessages);
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const [draft] = useState(useDraftText(sealed.terms, now, name));
  const [text, setText] = useState(draft);
  const task = useTask<ErrorData>();
  const { busy, error, run } = task;
  const discard = useDiscard(text !== draft);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if ((await run(() => dispatch(sendChatMessage(contract.id, text)))) === null) return;
    announce(t.sent);
    onClose();
  }

  const footer = (
    <>
      <TakeBack contract={contract} sealed={sealed} now={now} label={t.putBack} onDone={onClose} />
      <LeaveButton onLeave={onClose} disabled={busy}>
        {t.cancel}
      </LeaveButton>
      <Button type="submit" variant="primary" busy={busy} busyLabel={t.sending} disabled={text.trim() === ''}>
        {t.send}
      </Button>
    </>
  );
  return (
    <Dialog
      title={t.title}
      onClose={onClose}
      discard={discard}
      closable={!busy}
      onSubmit={(event) => void send(event)}
      footer={footer}
    >
      <TextArea label={t.message({ name })} rows={6} value={text} onChange={(event) => setText(event.target.value)} />
      <Waiting task={task} next="message" />
      {error !== null && <Banner tone="red">{`${t.sendFailed} ${describeError(errors, error)}`}</Banner>}
    </Dialog>
  );
}

const MOST_LINES = 8;
const LONGEST_NAME = 60;

/** The prepared message: one line for each change. */
function useDraftText(sealed: Terms, now: Terms, name: string): string {
  const t = useMessages(restoreMessages);
  const parts = useMessages(termsCheckMessages);
  const lines = listChangedParts(sealed, now).map((part) => {
    const about = 'guarantee' in part ? ` ${[...part.guarantee.slice(0, LONGEST_NAME)].join('')}` : '';
    return `- ${parts[`part-${part.kind}`]}${about}`;
  });
  const shown = lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES), '- …'] : lines;
  return [t.draft({ name, revision: sealed.revision }), ...shown].join('\n');
}
