import { useState } from 'react';
import { describeError, errorMessages } from '@/content/errors.messages';
import { settlementMessages } from '@/content/settlement.messages';
import type { Contract } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import { toIdKey } from '@/domain/primitives/ids';
import type { SettlementLine } from '@/domain/settlement/settlement-lines';
import { useChatState } from '@/features/settlement/use-settlements';
import { useMessages } from '@/i18n/use-messages';
import { saveFile } from '@/lib/save-file';
import { useTask } from '@/lib/use-task';
import { useAppDispatch } from '@/store/core/hooks';
import { fitsChat, sendAgain, toFileText } from '@/store/settlement/send-lines.thunks';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/message/banner';

/** A line that the user has made. */
export interface OwnLine {
  line: SettlementLine;
  /** Identifies it among the lines of the chat. */
  mark: string;
  /** Part of the name of its file. */
  name: string;
}

interface SendLinesProps {
  contract: Contract;
  lines: readonly OwnLine[];
  sentence: string;
  /** Says that the chat does not have them. */
  unsentText?: string;
  /** Id of what names them, for screen readers. */
  describedBy?: string | undefined;
}

/** Passes on the user's own lines: again by the chat, or as files if the chat loses them, hides them or has no room for them. */
export function SendLines({ contract, lines, sentence, unsentText, describedBy }: SendLinesProps) {
  const t = useMessages(settlementMessages);
  const errors = useMessages(errorMessages);
  const dispatch = useAppDispatch();
  const task = useTask<ErrorData>();
  const [isSent, setSent] = useState(false);
  const getChatState = useChatState(contract.id);
  const unsent = lines.filter(({ mark }) => getChatState(mark) !== 'sent');
  const short = unsent.filter(({ line }) => fitsChat(line));

  async function send(): Promise<void> {
    setSent(false);
    for (const { line } of short) {
      if ((await task.run(() => dispatch(sendAgain(contract.id, sentence, line)))) === null) return;
    }
    setSent(true);
  }

  if (lines.length === 0) return null;
  const isMissing = unsent.some(({ mark }) => getChatState(mark) === 'unsent');
  return (
    <div className="flex flex-wrap gap-2">
      {isMissing && unsentText !== undefined && <p className="basis-full text-sm">{unsentText}</p>}
      {short.length > 0 && (
        <Button
          size="sm"
          busy={task.busy}
          busyLabel={t.sendingAgain}
          aria-describedby={describedBy}
          onClick={() => void send()}
        >
          {t.sendAgain}
        </Button>
      )}
      <Button
        size="sm"
        variant={unsent.length === 0 ? 'quiet' : 'secondary'}
        aria-describedby={describedBy}
        onClick={() => {
          for (const { line, name } of lines) saveFile(nameFile(contract, name), toFileText(line), 'text/plain');
        }}
      >
        {t.save}
      </Button>
      {isSent && (
        <p role="status" className="text-sm">
          {t.sentAgain}
        </p>
      )}
      {task.error !== null && <Banner tone="red">{describeError(errors, task.error)}</Banner>}
    </div>
  );
}

function nameFile({ id }: Contract, name: string): string {
  return `aval-settlement-${toIdKey(id)}-${name}.txt`;
}
