import { toCertificatePath, toRecoverySheetPath, toStatementPath } from '@/config/contract-links';
import { settings } from '@/config/settings';
import { kitMessages } from '@/content/kit.messages';
import { safetyNumberMessages } from '@/content/safety-number.messages';
import { getRole } from '@/domain/contract/permissions';
import { hasBothParties } from '@/domain/key/pins';
import type { Contract } from '@/domain/models';
import type { RecoveryDialog } from '@/features/recovery/recovery-dialog';
import { useMessages } from '@/i18n/use-messages';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppSelector } from '@/store/setup/hooks';
import { getButtonClasses } from '@/ui/button/button-style';
import { Menu } from '@/ui/menu/menu';

export interface RecoveryMenuProps {
  contract: Contract;
  onOpen: (dialog: RecoveryDialog) => void;
}

/** The contract's menu, for its contractors. */
export function RecoveryMenu({ contract, onOpen }: RecoveryMenuProps) {
  const t = useMessages(kitMessages);
  const safety = useMessages(safetyNumberMessages);
  const role = getRole(contract, useAppSelector(selectUserId));
  if (role !== 'owner' && role !== 'counterparty') return null;
  const terms =
    settings().seals === 'off'
      ? []
      : [
          { label: t.certificate, to: toCertificatePath(contract.id) },
          { label: t.openCertificate, onSelect: () => onOpen('open-certificate') },
          ...(hasBothParties(contract) ? [{ label: safety.menu, onSelect: () => onOpen('safety-number') }] : []),
        ];
  const recovery = [
    { label: t.download, onSelect: () => onOpen('download') },
    { label: t.print, to: toRecoverySheetPath(contract.id) },
    { label: t.rehearse, onSelect: () => onOpen('rehearse') },
    { label: t.page, onSelect: () => onOpen('page') },
  ];
  return (
    <Menu
      label={t.menu}
      align="right-when-wide"
      className={getButtonClasses('secondary', 'md')}
      entries={[
        ...(terms.length === 0 ? [] : [{ heading: t.groupTerms, entries: terms }]),
        { heading: t.groupRecovery, entries: recovery },
        { heading: t.groupRecords, entries: [{ label: t.statement, to: toStatementPath(contract.id) }] },
      ]}
    />
  );
}
