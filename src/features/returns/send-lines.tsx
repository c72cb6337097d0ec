import { describeError, errorMessages } from '@/content/errors.messages';
import { returnsMessages } from '@/content/returns.messages';
import type { Contract } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import type { ReturnLine } from '@/domain/returns/return-lines';
import { useChatState } from '@/features/returns/use-returns';
import { useMessages } from '@/i18n/use-messages';
import { useTask } from '@/lib/use-task';
import { useAppDispatch } from '@/store/core/hooks';
import { sendLine } from '@/store/returns/send-lines.thunks';
import { useAnnounce } from '@/ui/announce/use-announce';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/message/banner';

/** A line that the user has made. */
export interface OwnLine {
  line: ReturnLine;
  /** Identifies it among the lines of the chat. */
  mark: string;
}

interface SendLinesProps {
  contract: Contract;
  lines: readonly OwnLine[];
  sentence: string;
  /** Says that the chat does not have them. */
  unsentText: string;
  /** Id of what names them, for screen readers. */
  describedBy: string;
}

/** Sends the user's own lines again, if the chat has lost them or hides them. */
export function SendLines({ contract, lines, sentence, unsentText, describedBy }: SendLinesProps) {
  const t = useMessages(returnsMessages);
  const errors = useMessages(errorMessages);
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const task = useTask<ErrorData>();
  const getChatState = useChatState(contract.id);
  const unsent = lines.filter(({ mark }) => getChatState(mark) !== 'sent');

  async function send(): Promise<void> {
    for (const { line } of unsent)
      if ((await task.run(() => dispatch(sendLine(contract.id, sentence, line)))) === null) return;
    announce(t.sentAgain);
  }

  if (unsent.length === 0) return null;
  return (
    <>
      {unsent.some(({ mark }) => getChatState(mark) === 'unsent') && <p>{unsentText}</p>}
      <Button
        size="sm"
        className="self-start"
        busy={task.busy}
        busyLabel={t.sendingAgain}
        aria-describedby={describedBy}
        onClick={() => void send()}
      >
        {t.sendAgain}
      </Button>
      {task.error !== null && <Banner tone="red">{describeError(errors, task.error)}</Banner>}
    </>
  );
}
