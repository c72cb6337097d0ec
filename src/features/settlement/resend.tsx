import { useState } from 'react';
import { describeError, errorMessages } from '@/content/errors.messages';
import { settlementMessages } from '@/content/settlement.messages';
import type { Contract } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import type { OfferView } from '@/domain/settlement/offer-state';
import type { SettlementLine } from '@/domain/settlement/settlement-lines';
import { nameFile, useUnsent } from '@/features/settlement/offer-text';
import { useSentences } from '@/features/settlement/use-sentences';
import { useMessages } from '@/i18n/use-messages';
import { saveFile } from '@/lib/save-file';
import { useTask } from '@/lib/use-task';
import { useAppDispatch } from '@/store/core/hooks';
import { fitsChat, sendAgain, toFileText } from '@/store/settlement/send-lines.thunks';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/message/banner';

/** For what the other party may not have: the chat lost it, or it is too long for the chat. */
export function Resend({ contract, view }: { contract: Contract; view: OfferView }) {
  const t = useMessages(settlementMessages);
  const errors = useMessages(errorMessages);
  const dispatch = useAppDispatch();
  const sentences = useSentences();
  const task = useTask<ErrorData>();
  const [isSent, setSent] = useState(false);
  const unsent = useUnsent(contract, view);
  if (unsent === null)
    return isSent ? (
      <p role="status" className="text-sm">
        {t.sentAgain}
      </p>
    ) : null;
  const { acceptance, hash } = view;
  const line: SettlementLine | null =
    unsent === 'offer' ? { kind: 'offer', ...view } : acceptance && { kind: 'accept', ...acceptance };
  if (line === null) return null;

  async function send(sent: SettlementLine): Promise<void> {
    const sentence = sent.kind === 'offer' ? sentences.ofOffer(view.offer, view.maker) : sentences.accept;
    if (await task.run(() => dispatch(sendAgain(contract.id, sentence, sent)))) setSent(true);
  }

  return (
    <div className="flex flex-wrap gap-2">
      {fitsChat(line) && (
        <Button size="sm" busy={task.busy} busyLabel={t.sendingAgain} onClick={() => void send(line)}>
          {t.sendAgain}
        </Button>
      )}
      <Button size="sm" onClick={() => saveFile(nameFile(contract, hash), toFileText(line), 'text/plain')}>
        {t.save}
      </Button>
      {task.error !== null && <Banner tone="red">{describeError(errors, task.error)}</Banner>}
    </div>
  );
}
