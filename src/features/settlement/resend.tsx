import { useState } from 'react';
import { describeError, errorMessages } from '@/content/errors.messages';
import { settlementMessages } from '@/content/settlement.messages';
import type { Contract } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import type { OfferView } from '@/domain/settlement/offer-state';
import { nameFile, useOwnLine } from '@/features/settlement/offer-text';
import { useSentences } from '@/features/settlement/use-sentences';
import { useMessages } from '@/i18n/use-messages';
import { saveFile } from '@/lib/save-file';
import { useTask } from '@/lib/use-task';
import { useAppDispatch } from '@/store/core/hooks';
import { fitsChat, sendAgain, toFileText } from '@/store/settlement/send-lines.thunks';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/message/banner';

interface ResendProps {
  contract: Contract;
  view: OfferView;
  /** Id of what names the offer, for screen readers. */
  describedBy?: string | undefined;
}

/** Passes on what the user has made: by the chat again, or as a file if the chat loses it, hides it or is too short for it. */
export function Resend({ contract, view, describedBy }: ResendProps) {
  const t = useMessages(settlementMessages);
  const errors = useMessages(errorMessages);
  const dispatch = useAppDispatch();
  const sentences = useSentences();
  const task = useTask<ErrorData>();
  const [isSent, setSent] = useState(false);
  const own = useOwnLine(contract, view);
  if (own === null) return null;
  const { line, state } = own;

  async function send(): Promise<void> {
    const sentence = view.isOwn ? sentences.ofOffer(view.offer, view.maker) : sentences.accept;
    if (await task.run(() => dispatch(sendAgain(contract.id, sentence, line)))) setSent(true);
  }

  return (
    <div className="flex flex-wrap gap-2">
      {state !== 'sent' && fitsChat(line) && (
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
        variant={state === 'sent' ? 'quiet' : 'secondary'}
        aria-describedby={describedBy}
        onClick={() => saveFile(nameFile(contract, view.hash), toFileText(line), 'text/plain')}
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
