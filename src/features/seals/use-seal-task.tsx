import FileSignature from 'lucide-react/icons/file-signature';
import { contractScreenMessages } from '@/content/contract-screen.messages';
import { sealsMessages } from '@/content/seals.messages';
import type { Contract } from '@/domain/models';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { canSignTerms } from '@/features/seals/seal-line';
import { useSealScreen } from '@/features/seals/use-seal-screen';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import type { TodoItem } from '@/ui/tasks/task-list';

/** The terms are to be signed, for a list that does not show `SealLine`. */
export function useSealTask(contract: Contract): TodoItem | null {
  const open = useOpenDialog();
  const t = useMessages(sealsMessages);
  const screen = useMessages(contractScreenMessages);
  const seals = useSealScreen(contract);
  if (seals === null || contract.contractors.length < 2 || !canSignTerms(seals.view)) return null;
  return {
    key: 'terms',
    icon: <FileSignature />,
    text: screen.termsDue,
    action: (
      <Button size="sm" onClick={() => open({ kind: 'sign-terms' })}>
        {t.sign}
      </Button>
    ),
  };
}
