import { attentionMessages } from '@/content/attention.messages';
import { contractScreenMessages } from '@/content/contract-screen.messages';
import type { Contract } from '@/domain/models';
import { useGuaranteeTasks } from '@/features/guarantees/use-guarantee-tasks';
import { useSealTask } from '@/features/seals/seal-status-row';
import { useMessages } from '@/i18n/use-messages';
import { PendingText, useShareTask } from '@/pages/contract-tasks';
import { useAppSelector } from '@/store/core/hooks';
import { selectPendingSignatures } from '@/store/needs/needs.selectors';
import { BottomBar } from '@/ui/tasks/bottom-bar';

/** The user's open tasks, in the bar at the bottom of a narrow screen. */
export function ContractTaskBar({ contract }: { contract: Contract }) {
  const t = useMessages(attentionMessages);
  const screen = useMessages(contractScreenMessages);
  const pending = useAppSelector((state) => selectPendingSignatures(state, contract.id));
  const seal = useSealTask(contract);
  const guarantees = useGuaranteeTasks(contract);
  const terms = seal === null ? [] : [seal];
  const tasks = [
    // Terms come before deposits. A release that waits for a signature is more urgent than both.
    ...(pending > 0 ? [...guarantees, ...terms] : [...terms, ...guarantees]),
    ...useShareTask(contract),
  ];
  return (
    <BottomBar
      label={t.title}
      {...(pending > 0 && { notice: <PendingText count={pending} /> })}
      tasks={tasks}
      more={screen.more}
    />
  );
}
