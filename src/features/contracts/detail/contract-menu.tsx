import Ellipsis from 'lucide-react/icons/ellipsis';
import { toCertificatePath, toStatementPath } from '@/config/contract-links';
import { settings } from '@/config/settings';
import { remindMessages } from '@/content/chat.messages';
import { contractMenuMessages } from '@/content/contract-menu.messages';
import { contractDetailMessages, contractListMessages } from '@/content/contracts.messages';
import { safetyNumberMessages } from '@/content/safety-number.messages';
import { sealsMessages } from '@/content/seals.messages';
import { settlementMessages } from '@/content/settlement.messages';
import { getRole } from '@/domain/contracts/permissions';
import { hasBothParties } from '@/domain/keys/current-keys';
import type { Contract } from '@/domain/models';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { useFileNote } from '@/features/recovery/use-file-status';
import { useMessages } from '@/i18n/use-messages';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { selectSettlementPlace } from '@/store/settlement/settlement.selectors';
import { getButtonClasses } from '@/ui/button/button-style';
import { Menu } from '@/ui/menu/menu';

/** The signatures of the terms, if the user has nothing to do about them. */
export interface TermsState {
  text: string | null;
  /** The other party's is missing. */
  isWaiting: boolean;
  /** The user can sign all the same. */
  canSign: boolean;
}

/** A button of the header that leaves a phone's row to the title. */
export const ICON_ON_PHONE = 'max-sm:size-11 max-sm:border-transparent max-sm:bg-transparent max-sm:p-0';

interface ContractMenuProps {
  contract: Contract;
  termsState: TermsState | null;
  /** Edits the text; `null`: has a button of its own, or is not allowed. */
  onEdit: (() => void) | null;
}

/** The contract's menu, for its contractors. */
export function ContractMenu({ contract, termsState, onEdit }: ContractMenuProps) {
  const t = useMessages(contractMenuMessages);
  const list = useMessages(contractListMessages);
  const detail = useMessages(contractDetailMessages);
  const safety = useMessages(safetyNumberMessages);
  const remind = useMessages(remindMessages);
  const seals = useMessages(sealsMessages);
  const settlement = useMessages(settlementMessages);
  const canSettle = useAppSelector((state) => selectSettlementPlace(state, contract) !== null);
  const open = useOpenDialog();
  const note = useFileNote(contract.id);
  const role = getRole(contract, useAppSelector(selectUserId));
  if (role !== 'owner' && role !== 'counterparty') return null;
  const duplicate = { label: t.duplicate, onSelect: () => open({ kind: 'duplicate' }) };
  const terms =
    settings().seals === 'off'
      ? []
      : [
          ...(hasBothParties(contract)
            ? [{ label: safety.menu, onSelect: () => open({ kind: 'safety-number' }) }]
            : []),
          { label: t.certificate, to: toCertificatePath(contract.id) },
          { label: t.openCertificate, onSelect: () => open({ kind: 'open-certificate' }) },
        ];
  const settlements = canSettle
    ? [{ label: settlement.menu, onSelect: () => open({ kind: 'settlements' }) } as const]
    : [];
  const waiting =
    termsState?.isWaiting === true
      ? [{ label: remind.title, onSelect: () => open({ kind: 'remind', about: 'terms', guaranteeId: null }) } as const]
      : [];
  const signing =
    termsState?.canSign === true ? [{ label: seals.sign, onSelect: () => open({ kind: 'sign-terms' }) } as const] : [];
  const edit = onEdit === null ? [] : [{ label: detail.edit, onSelect: onEdit } as const];
  const recovery = { label: t.recovery, note, onSelect: () => open({ kind: 'recovery' }) };
  // Nothing is signed or paid in a draft: it can be deleted.
  const entries =
    contract.status === 'draft'
      ? [duplicate, { label: list.delete, onSelect: () => open({ kind: 'delete-draft' }) }]
      : [
          {
            heading: t.groupSecurity,
            note: termsState?.text ?? null,
            entries: [...waiting, ...signing, ...terms, recovery],
          },
          {
            heading: t.groupRecords,
            entries: [
              ...[...edit, duplicate, ...settlements],
              { label: t.saveRecords, onSelect: () => open({ kind: 'save-records' }) },
              { label: t.statement, to: toStatementPath(contract.id) },
            ],
          },
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
