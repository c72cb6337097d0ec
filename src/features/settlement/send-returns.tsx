import { useState } from 'react';
import { describeError, errorMessages } from '@/content/errors.messages';
import { settlementMessages } from '@/content/settlement.messages';
import type { Contract } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import type { CoinReturn } from '@/domain/settlement/return-state';
import type { SettlementLine } from '@/domain/settlement/settlement-lines';
import type { KnownAsk } from '@/domain/settlement/settlement-record';
import { nameFile } from '@/features/settlement/offer-text';
import { useSentences } from '@/features/settlement/use-sentences';
import { useMessages } from '@/i18n/use-messages';
import { saveFile } from '@/lib/save-file';
import { useTask } from '@/lib/use-task';
import { selectChat } from '@/store/chat/chat.selectors';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { fitsChat, sendAgain, toFileText } from '@/store/settlement/send-lines.thunks';
import { selectSettlements } from '@/store/settlement/settlement.selectors';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/message/banner';

interface SendLinesProps {
  contract: Contract;
  /** Each with the mark under which the chat has it. */
  lines: readonly { mark: string; line: SettlementLine }[];
  sentence: string;
  describedBy: string;
}

/** Passes on lines of the user's that the chat may have lost. */
function SendLines({ contract, lines, sentence, describedBy }: SendLinesProps) {
  const t = useMessages(settlementMessages);
  const errors = useMessages(errorMessages);
  const dispatch = useAppDispatch();
  const task = useTask<ErrorData>();
  const [isSent, setSent] = useState(false);
  const inChat = useAppSelector((all) => selectSettlements(all, contract.id)?.inChat) ?? [];
  const isRead = useAppSelector((all) => selectChat(all, contract.id)?.state === 'ready');
  const unsent = lines.filter(({ mark }) => !isRead || !inChat.includes(mark));

  async function send(): Promise<void> {
    setSent(false);
    for (const { line } of unsent) {
      if ((await task.run(() => dispatch(sendAgain(contract.id, sentence, line)))) === null) return;
    }
    setSent(true);
  }

  if (lines.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {unsent.some(({ line }) => fitsChat(line)) && (
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
        variant="quiet"
        aria-describedby={describedBy}
        onClick={() => {
          for (const [at, { line }] of lines.entries())
            saveFile(nameFile(contract, `return-${at + 1}`), toFileText(line), 'text/plain');
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

export function SendAsk({ contract, ask, describedBy }: { contract: Contract; ask: KnownAsk; describedBy: string }) {
  const { ofAsk } = useSentences();
  const lines = [{ mark: ask.hash, line: { kind: 'ask', ...ask } as const }];
  return <SendLines contract={contract} lines={lines} sentence={ofAsk(ask.plan)} describedBy={describedBy} />;
}

interface SendGivenProps {
  contract: Contract;
  returns: readonly CoinReturn[];
  describedBy: string;
}

/** The user's own signatures in advance. */
export function SendGiven({ contract, returns, describedBy }: SendGivenProps) {
  const { give } = useSentences();
  const lines = returns.flatMap(({ isOwn, given }) =>
    isOwn || given === null
      ? []
      : [{ mark: `${given.hash} ${given.index}`, line: { kind: 'give', ...given } as const }],
  );
  return <SendLines contract={contract} lines={lines} sentence={give} describedBy={describedBy} />;
}
