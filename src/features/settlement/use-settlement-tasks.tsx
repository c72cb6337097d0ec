import CalendarClock from 'lucide-react/icons/calendar-clock';
import Handshake from 'lucide-react/icons/handshake';
import { useId } from 'react';
import { settlementMessages } from '@/content/settlement.messages';
import type { Contract } from '@/domain/models';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { useOfferTasks, useOtherParty, useReturnTasks } from '@/features/settlement/use-settlements';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import type { TodoItem } from '@/ui/tasks/task-list';
import { Foreign } from '@/ui/text/foreign';

/** The offers and return dates that wait for the user. */
export function useSettlementTasks(contract: Contract): TodoItem[] {
  const t = useMessages(settlementMessages);
  const open = useOpenDialog();
  const name = useOtherParty(contract);
  const id = useId();
  const returns = useReturnTasks(contract).map(({ guaranteeId, description, hash, index, kind }): TodoItem => {
    const detailId = `${id}-${hash}`;
    const dialog =
      kind === 'give'
        ? ({ kind: 'give-return', guaranteeId, hash } as const)
        : ({ kind, guaranteeId, hash, index } as const);
    return {
      key: `return ${hash}`,
      icon: <CalendarClock />,
      text: <Foreign>{kind === 'give' ? t.taskGive({ name }) : t.taskTakeBack}</Foreign>,
      detail: <Foreign>{description}</Foreign>,
      detailId,
      action: (
        <Button size="sm" aria-describedby={detailId} onClick={() => open(dialog)}>
          {kind === 'give' ? t.give : t.takeBack}
        </Button>
      ),
    };
  });
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
