import Ellipsis from 'lucide-react/icons/ellipsis';
import { toStatementPath } from '@/config/contract-links';
import { contractMenuMessages } from '@/content/contract-menu.messages';
import { contractScreenMessages } from '@/content/contract-screen.messages';
import { contractListMessages } from '@/content/contracts.messages';
import { getRole } from '@/domain/contracts/permissions';
import type { Contract } from '@/domain/models';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { useAskLabel } from '@/features/people/use-holder';
import { useFileNote } from '@/features/recovery/use-file-status';
import { useMessages } from '@/i18n/use-messages';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { getButtonClasses } from '@/ui/button/button-style';
import { Menu } from '@/ui/menu/menu';

/** A button of the header that leaves a phone's row to the title. */
export const ICON_ON_PHONE = 'max-sm:size-11 max-sm:border-transparent max-sm:bg-transparent max-sm:p-0';

interface ContractMenuProps {
  contract: Contract;
  /** The signatures of the terms, in a few words. */
  termsNote: string | null;
}

/** The contract's menu, for its contractors: six items at most. */
export function ContractMenu({ contract, termsNote }: ContractMenuProps) {
  const t = useMessages(contractMenuMessages);
  const list = useMessages(contractListMessages);
  const screen = useMessages(contractScreenMessages);
  const open = useOpenDialog();
  const note = useFileNote(contract.id);
  const ask = useAskLabel(contract);
  const role = getRole(contract, useAppSelector(selectUserId));
  if (role !== 'owner' && role !== 'counterparty') return null;
  // Nothing is signed or paid in a draft: it can be deleted.
  const entries =
    contract.status === 'draft'
      ? [{ label: list.delete, onSelect: () => open({ kind: 'delete-draft' }) }]
      : [
          { label: screen.terms, note: termsNote ?? undefined, onSelect: () => open({ kind: 'terms' }) },
          { label: t.recovery, note, onSelect: () => open({ kind: 'recovery' }) },
          { label: t.statement, to: toStatementPath(contract.id) },
          { label: ask, onSelect: () => open({ kind: 'ask-holder' }) },
          { label: t.openFile, onSelect: () => open({ kind: 'open-file' }) },
        ];
  return (
    <Menu
      label={
        <>
          <Ellipsis aria-hidden="true" className="size-5 sm:hidden" />
          <span className="max-sm:sr-only">{t.menu}</span>
        </>
      }
      align="right"
      className={getButtonClasses('secondary', 'md', ICON_ON_PHONE)}
      arrowClassName="max-sm:hidden"
      entries={entries}
    />
  );
}
