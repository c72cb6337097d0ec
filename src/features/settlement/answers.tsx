import { settlementMessages } from '@/content/settlement.messages';
import type { Contract, Guarantee } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { useSentences } from '@/features/settlement/use-sentences';
import { useSettlementError } from '@/features/settlement/use-settlement-error';
import { useMessages } from '@/i18n/use-messages';
import { useTask } from '@/lib/use-task';
import { useAppDispatch } from '@/store/core/hooks';
import { declineOffer } from '@/store/settlement/send-lines.thunks';
import { Button } from '@/ui/button/button';
import { LeaveButton } from '@/ui/dialog/leave-button';
import { Banner } from '@/ui/message/banner';

interface AnswersProps {
  contract: Contract;
  guarantee: Guarantee;
  /** Of the offer. */
  hash: string;
  disabled: boolean;
  onClose: () => void;
}

/** The answers to an offer that sign no payment: *Decline*, and an offer of one's own. */
export function Answers({ contract, guarantee, hash, disabled, onClose }: AnswersProps) {
  const t = useMessages(settlementMessages);
  const open = useOpenDialog();
  const dispatch = useAppDispatch();
  const sentences = useSentences();
  const describe = useSettlementError();
  const { busy, error, run } = useTask<ErrorData>();

  async function decline(): Promise<void> {
    if (await run(() => dispatch(declineOffer(contract.id, hash, sentences.decline)))) onClose();
  }

  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" disabled={disabled} busy={busy} busyLabel={t.declining} onClick={() => void decline()}>
          {t.decline}
        </Button>
        <LeaveButton
          size="sm"
          disabled={disabled || busy}
          onLeave={() => open({ kind: 'make-offer', guaranteeId: guarantee.id, answers: hash })}
        >
          {t.counter}
        </LeaveButton>
      </div>
      {error !== null && <Banner tone="red">{describe(error)}</Banner>}
    </>
  );
}
