import { attentionMessages } from '@/content/attention.messages';
import { contractScreenMessages } from '@/content/contract-screen.messages';
import type { Contract } from '@/domain/models';
import { useMessages } from '@/i18n/use-messages';
import { PendingText, useDueTasks, useShareTask } from '@/pages/contract-tasks';
import { useAppSelector } from '@/store/core/hooks';
import { selectPendingSignatures } from '@/store/needs/needs.selectors';
import { BottomBar } from '@/ui/tasks/bottom-bar';

/** The user's open tasks, in the bar at the bottom of a narrow screen. */
export function ContractTaskBar({ contract, hidden }: { contract: Contract; hidden: boolean }) {
  const t = useMessages(attentionMessages);
  const screen = useMessages(contractScreenMessages);
  const pending = useAppSelector((state) => selectPendingSignatures(state, contract.id));
  const sharing = useShareTask(contract);
  const due = [...useDueTasks(contract), ...sharing];
  return (
    <BottomBar
      label={t.title}
      {...(pending > 0 && { notice: <PendingText count={pending} /> })}
      tasks={due}
      more={screen.more}
      hidden={hidden}
    />
  );
}
