import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useId } from 'react';
import { returnsMessages } from '@/content/returns.messages';
import type { Contract } from '@/domain/models';
import { toIdKey } from '@/domain/primitives/ids';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { useDueReturns, useOtherParty } from '@/features/returns/use-returns';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import type { TodoItem } from '@/ui/tasks/task-list';
import { Foreign } from '@/ui/text/foreign';

/** The return dates that wait for the user. */
export function useReturnTasks(contract: Contract): TodoItem[] {
  const t = useMessages(returnsMessages);
  const open = useOpenDialog();
  const name = useOtherParty(contract);
  const id = useId();
  return useDueReturns(contract).map(({ description, ...dialog }): TodoItem => {
    const detailId = `${id}-${toIdKey(dialog.guaranteeId)}`;
    const isAsked = dialog.kind === 'give-return';
    return {
      key: `return ${toIdKey(dialog.guaranteeId)}`,
      icon: <CalendarClock />,
      text: <Foreign>{isAsked ? t.taskGive({ name }) : t.taskTakeBack}</Foreign>,
      detail: <Foreign>{description}</Foreign>,
      detailId,
      action: (
        <Button size="sm" aria-describedby={detailId} onClick={() => open(dialog)}>
          {isAsked ? t.give : t.takeBack}
        </Button>
      ),
    };
  });
}
