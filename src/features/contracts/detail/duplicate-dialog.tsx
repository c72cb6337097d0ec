import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toContractPath } from '@/config/contract-links';
import { contractMessages } from '@/content/contracts.messages';
import { duplicateMessages } from '@/content/duplicate.messages';
import { KNOWN_WORDS } from '@/content/known-wordings';
import type { Contract } from '@/domain/models';
import { toCalendarDate } from '@/domain/primitives/dates';
import type { ErrorData } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { planDuplicate } from '@/domain/templates/duplicate';
import { readOwnerRole } from '@/domain/templates/generated-text';
import { FailureBanner } from '@/features/contracts/failures';
import { Waiting } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { useTask } from '@/lib/use-task';
import { importTemplate } from '@/store/contracts/import-template.thunks';
import { useAppDispatch } from '@/store/core/hooks';
import { QuestionDialog } from '@/ui/dialog/question-dialog';
import { DayText } from '@/ui/text/day-text';
import { Foreign } from '@/ui/text/foreign';

interface DuplicateDialogProps {
  contract: Contract;
  userId: Id;
  onClose: () => void;
}

/** Says what a copy of the contract has and lacks, and creates it as a draft. */
export function DuplicateDialog({ contract, userId, onClose }: DuplicateDialogProps) {
  const t = useMessages(duplicateMessages);
  const common = useMessages(contractMessages);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const task = useTask<ErrorData>();
  // Creates what the dialog says, even if the contract is refreshed meanwhile.
  const [original] = useState(contract);
  const role = readOwnerRole(original.description, KNOWN_WORDS) ?? 'buyer';
  const { guarantees, moved, leftOut } = planDuplicate(original, userId, role, toCalendarDate(new Date()));

  async function duplicate(): Promise<void> {
    const created = await task.run(() => dispatch(importTemplate(original, guarantees, role, original.arbitrator)));
    if (created === null) return;
    onClose();
    await navigate(toContractPath(created.value.id));
  }

  return (
    <QuestionDialog
      variant="primary"
      title={t.title}
      question={t.question}
      cancelLabel={common.cancel}
      confirmLabel={t.confirm}
      busyLabel={t.busy}
      busy={task.busy}
      onClose={onClose}
      onConfirm={() => void duplicate()}
    >
      <ul className="flex list-disc flex-col gap-2 pl-5 text-sm wrap-anywhere">
        <li>{t.kept}</li>
        {moved.map(({ description, validUntil }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no id and never move
          <li key={at}>
            {t.moved} <Foreign>{description}</Foreign>, <DayText day={validUntil} />
          </li>
        ))}
        {leftOut.map((description, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no id and never move
          <li key={at}>
            {t.leftOut} <Foreign>{description}</Foreign>
          </li>
        ))}
      </ul>
      <Waiting task={task} next="create" />
      {task.error !== null && <FailureBanner title={t.failed} error={task.error} />}
    </QuestionDialog>
  );
}
