import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import PenLine from 'lucide-react/icons/pen-line';
import { useId } from 'react';
import { attentionMessages } from '@/content/attention.messages';
import type { ContractNeed } from '@/domain/contracts/contract-needs';
import type { Contract } from '@/domain/models';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { toDialog, useOpenDialog } from '@/features/dialogs/contract-dialog';
import { useMessages } from '@/i18n/use-messages';
import { useAppSelector } from '@/store/core/hooks';
import { selectDueNeeds } from '@/store/needs/needs.selectors';
import { Button } from '@/ui/button/button';
import type { TodoItem } from '@/ui/tasks/task-list';
import { Amount } from '@/ui/text/amount';
import { Foreign } from '@/ui/text/foreign';

/** The user's due signatures and deposits, signatures first, each with a button to its dialog. */
export function useGuaranteeTasks(contract: Contract): TodoItem[] {
  const open = useOpenDialog();
  const t = useMessages(attentionMessages);
  const id = useId();
  const due = useAppSelector((state) => selectDueNeeds(state, contract));
  return due.map(({ need: { kind, guarantee }, amount }, at): TodoItem => {
    const detailId = `${id}-${toIdKey(guarantee.id)}`;
    const isSign = kind === 'sign';
    return {
      key: `${kind} ${toIdKey(guarantee.id)}`,
      icon: isSign ? <PenLine /> : <ArrowDownToLine />,
      text: (
        <>
          {isSign ? t.signRelease : t.deposit} <Amount sats={amount} />
        </>
      ),
      detail: <Foreign>{guarantee.description}</Foreign>,
      detailId,
      action: (
        <TaskButton
          kind={kind}
          isFirst={at === 0}
          detailId={detailId}
          subject={toGuaranteeAnchor(guarantee.id)}
          onPress={() => open(toDialog(kind, guarantee.id))}
        />
      ),
    };
  });
}

interface TaskButtonProps {
  kind: ContractNeed['kind'];
  isFirst: boolean;
  detailId: string;
  /** Takes the focus once the task is done. */
  subject: string;
  onPress: () => void;
}

function TaskButton({ kind, isFirst, detailId, subject, onPress }: TaskButtonProps) {
  const t = useMessages(attentionMessages);
  return (
    <Button
      size="sm"
      variant={isFirst ? 'primary' : 'secondary'}
      aria-describedby={detailId}
      data-subject={subject}
      onClick={onPress}
    >
      {kind === 'sign' ? t.review : t.getAddress}
    </Button>
  );
}

/** Id of the element that shows a guarantee. */
export function toGuaranteeAnchor(guaranteeId: Id): string {
  return `guarantee-${encodeURIComponent(toIdKey(guaranteeId))}`;
}
