import CalendarClock from 'lucide-react/icons/calendar-clock';
import Handshake from 'lucide-react/icons/handshake';
import { useId } from 'react';
import { guaranteesMessages } from '@/content/guarantees.messages';
import { settlementMessages } from '@/content/settlement.messages';
import type { Contract } from '@/domain/models';
import { toIdKey } from '@/domain/primitives/ids';
import { type ContractDialog, useOpenDialog } from '@/features/dialogs/contract-dialog';
import { type ReturnTask, useOfferTasks, useOtherParty, useReturnTasks } from '@/features/settlement/use-settlements';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import type { TodoItem } from '@/ui/tasks/task-list';
import { Foreign } from '@/ui/text/foreign';
import { useFormatDay } from '@/ui/text/use-format-day';

interface ReturnTaskText {
  text: string;
  label: string;
  dialog: ContractDialog;
}

/** The offers and return dates that wait for the user. */
export function useSettlementTasks(contract: Contract): TodoItem[] {
  const t = useMessages(settlementMessages);
  const actions = useMessages(guaranteesMessages);
  const formatDay = useFormatDay();
  const open = useOpenDialog();
  const name = useOtherParty(contract);
  const id = useId();
  const returns = useReturnTasks(contract).map((task): TodoItem => {
    const { guaranteeId, description } = task;
    const detailId = `${id}-return-${toIdKey(guaranteeId)}`;
    const { text, label, dialog } = describeReturn(task);
    return {
      key: `return ${toIdKey(guaranteeId)}`,
      icon: <CalendarClock />,
      text: <Foreign>{text}</Foreign>,
      detail: <Foreign>{description}</Foreign>,
      detailId,
      action: (
        <Button size="sm" aria-describedby={detailId} onClick={() => open(dialog)}>
          {label}
        </Button>
      ),
    };
  });

  function describeReturn(task: ReturnTask): ReturnTaskText {
    const { guaranteeId } = task;
    switch (task.kind) {
      case 'give': {
        const dialog = { kind: 'give-return', guaranteeId, hash: task.hash } as const;
        return { text: t.taskGive({ name }), label: t.give, dialog };
      }
      case 'take-back': {
        const { kind, hash, index } = task;
        return { text: t.taskTakeBack, label: t.takeBack, dialog: { kind, guaranteeId, hash, index } };
      }
      case 'claim':
        return {
          text: t.taskClaim({ day: formatDay(task.day) }),
          label: actions['action-open-dispute'],
          dialog: { kind: 'open-dispute', guaranteeId },
        };
    }
  }

  const offers = useOfferTasks(contract).map(({ guaranteeId, description, hash, kind }): TodoItem => {
    const detailId = `${id}-${hash}`;
    return {
      key: `settle ${hash}`,
      icon: <Handshake />,
      text: <Foreign>{kind === 'review' ? t.taskReview({ name }) : t.taskComplete({ name })}</Foreign>,
      detail: <Foreign>{description}</Foreign>,
      detailId,
      action: (
        <Button size="sm" aria-describedby={detailId} onClick={() => open({ kind: 'settle', guaranteeId, hash })}>
          {kind === 'review' ? t.review : t.complete}
        </Button>
      ),
    };
  });
  return [...offers, ...returns];
}
