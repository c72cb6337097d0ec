import FileSignature from 'lucide-react/icons/file-signature';
import { contractScreenMessages } from '@/content/contract-screen.messages';
import { sealsMessages } from '@/content/seals.messages';
import type { Contract } from '@/domain/models';
import type { SealDialog } from '@/features/seals/seal-dialog';
import { canSignTerms } from '@/features/seals/seal-line';
import { useSealScreen } from '@/features/seals/use-seal-screen';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import type { Task } from '@/ui/tasks/task-list';

/** The terms are to be signed, for a list that does not show `SealLine`. */
export function useSealTask(contract: Contract, onOpen: (dialog: SealDialog) => void): Task | null {
  const t = useMessages(sealsMessages);
  const screen = useMessages(contractScreenMessages);
  const seals = useSealScreen(contract);
  if (seals === null || contract.contractors.length < 2 || !canSignTerms(seals.view)) return null;
  return {
    key: 'terms',
    icon: <FileSignature />,
    text: screen.termsDue,
    action: (
      <Button size="sm" onClick={() => onOpen({ kind: 'sign' })}>
        {t.sign}
      </Button>
    ),
  };
}
