import { useState } from 'react';
import { awardMessages } from '@/content/award.messages';
import type { Contract } from '@/domain/models';
import { AppError, type ErrorData, toErrorData } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import type { KnownAward } from '@/domain/settlement/settlement-record';
import { OpenedAward } from '@/features/settlement/opened-award';
import { useSettlementError } from '@/features/settlement/use-settlement-error';
import { Waiting } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { useTask } from '@/lib/use-task';
import { selectContract } from '@/store/contracts/contracts.selectors';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { MAX_FILE, openAward } from '@/store/settlement/award.thunks';
import { selectSettlements } from '@/store/settlement/settlement.selectors';
import { Dialog } from '@/ui/dialog/dialog';
import { LeaveButton } from '@/ui/dialog/leave-button';
import { FileField } from '@/ui/fields/file-field';

interface AwardDialogProps {
  contractId: Id;
  /** Of a decision that was opened here before; its file is not needed again. */
  hash?: string | undefined;
  onClose: () => void;
}

/** *Open a decision* of the arbitrator, and carry it out (docs/settlement.md#decision). */
export function AwardDialog({ contractId, hash, onClose }: AwardDialogProps) {
  const contract = useAppSelector((state) => selectContract(state, contractId));
  const kept = useAppSelector((state) =>
    selectSettlements(state, contractId)?.record.awards.find((each) => each.hash === hash),
  );
  const [opened, setOpened] = useState<KnownAward | null>(kept ?? null);
  if (contract === null) return null;
  if (opened !== null) return <OpenedAward contract={contract} known={opened} onClose={onClose} />;
  return <ChooseAward contract={contract} onOpened={setOpened} onClose={onClose} />;
}

interface ChooseAwardProps {
  contract: Contract;
  onOpened: (award: KnownAward) => void;
  onClose: () => void;
}

function ChooseAward({ contract, onOpened, onClose }: ChooseAwardProps) {
  const t = useMessages(awardMessages);
  const dispatch = useAppDispatch();
  const describe = useSettlementError();
  const task = useTask<ErrorData>();

  async function open(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    const done = await task.run(async () => {
      try {
        const text = file.size > MAX_FILE ? '' : await file.text();
        return await dispatch(openAward(contract.id, text));
      } catch (cause) {
        return { ok: false, error: toErrorData(new AppError('award-refused', String(cause), { rule: 'no-award' })) };
      }
    });
    if (done !== null) onOpened(done.value);
  }

  return (
    <Dialog
      title={t.menu}
      purpose={t.purpose}
      onClose={onClose}
      footer={<LeaveButton onLeave={onClose}>{t.close}</LeaveButton>}
    >
      <FileField
        label={t.file}
        texts={{ choose: t.choose, none: t.noFile }}
        accept=".json,application/json"
        disabled={task.busy}
        error={task.error === null ? null : describe(task.error)}
        onChange={(event) => void open(event.target.files?.[0])}
      />
      <Waiting task={task} />
    </Dialog>
  );
}
