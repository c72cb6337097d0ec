import LifeBuoy from 'lucide-react/icons/life-buoy';
import { contractScreenMessages } from '@/content/contract-screen.messages';
import { kitMessages } from '@/content/kit.messages';
import type { Contract } from '@/domain/models';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { useKitView } from '@/features/kit/kit-line';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import type { TodoItem } from '@/ui/tasks/task-list';

/** The next step with the recovery kit, for a list that does not show `KitLine`. */
export function useKitTask(contract: Contract): TodoItem | null {
  const open = useOpenDialog();
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
      <Button size="sm" onClick={() => open({ kind: `${step}-kit` })}>
        {step === 'download' ? t.download : t.rehearse}
      </Button>
    ),
  };
}
