import LifeBuoy from 'lucide-react/icons/life-buoy';
import { contractScreenMessages } from '@/content/contract-screen.messages';
import { kitMessages } from '@/content/kit.messages';
import type { Contract } from '@/domain/models';
import { useKitView } from '@/features/recovery/kit-line';
import type { RecoveryDialog } from '@/features/recovery/recovery-dialog';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import type { Task } from '@/ui/tasks/task-list';

/** The next step with the recovery kit, for a list that does not show `KitLine`. */
export function useKitTask(contract: Contract, onOpen: (dialog: RecoveryDialog) => void): Task | null {
  const t = useMessages(kitMessages);
  const screen = useMessages(contractScreenMessages);
  const step = useKitView(contract).view?.step ?? null;
  if (step === null) return null;
  return {
    key: 'kit',
    icon: <LifeBuoy />,
    text: step === 'download' ? screen.kitDue : screen.kitRehearse,
    ...(step === 'download' && { detail: screen.kitDueDetail }),
    action: (
      <Button size="sm" onClick={() => onOpen(step)}>
        {step === 'download' ? t.download : t.rehearse}
      </Button>
    ),
  };
}
