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
  const tasks = [
    ...useGuaranteeTasks(props.contract, props.onOpen),
    ...useShareTask(props),
    ...(seal === null ? [] : [seal]),
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
