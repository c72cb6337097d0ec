import { attentionMessages } from '@/content/attention.messages';
import { contractScreenMessages } from '@/content/contract-screen.messages';
import { useGuaranteeTasks } from '@/features/guarantees/use-guarantee-tasks';
import { useKitTask } from '@/features/recovery/use-kit-task';
import { useSealTask } from '@/features/seals/use-seal-task';
import { useMessages } from '@/i18n/use-messages';
import { type ContractTasksProps, PendingText, useShareTask } from '@/pages/contract-tasks';
import { selectPendingSignatures } from '@/store/contracts/needs.selectors';
import { useAppSelector } from '@/store/setup/hooks';
import { BottomBar } from '@/ui/tasks/bottom-bar';

/** What the contract needs from the user and all other next steps, in the bar at the bottom of a narrow screen. */
export function ContractTaskBar(props: ContractTasksProps) {
  const t = useMessages(attentionMessages);
  const screen = useMessages(contractScreenMessages);
  const pending = useAppSelector((state) => selectPendingSignatures(state, props.contract.id));
  const seal = useSealTask(props.contract, props.onSeal);
  const kit = useKitTask(props.contract, props.onRecovery);
  const guarantees = useGuaranteeTasks(props.contract, props.onOpen);
  const terms = seal === null ? [] : [seal];
  const tasks = [
    // Terms are signed before money is paid on them; a release that waits is more urgent than both.
    ...(pending > 0 ? [...guarantees, ...terms] : [...terms, ...guarantees]),
    ...useShareTask(props),
    ...(kit === null ? [] : [kit]),
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
