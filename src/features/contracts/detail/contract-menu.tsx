import { toCertificatePath, toKitSheetPath, toStatementPath } from '@/config/contract-links';
import { settings } from '@/config/settings';
import { kitMessages } from '@/content/kit.messages';
import { safetyNumberMessages } from '@/content/safety-number.messages';
import { getRole } from '@/domain/contracts/permissions';
import { hasBothParties } from '@/domain/keys/current-keys';
import type { Contract } from '@/domain/models';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { useMessages } from '@/i18n/use-messages';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { getButtonClasses } from '@/ui/button/button-style';
import { Menu } from '@/ui/menu/menu';

/** The contract's menu, for its contractors. */
export function ContractMenu({ contract }: { contract: Contract }) {
  const t = useMessages(kitMessages);
  const safety = useMessages(safetyNumberMessages);
  const open = useOpenDialog();
  const role = getRole(contract, useAppSelector(selectUserId));
  if (role !== 'owner' && role !== 'counterparty') return null;
  const terms =
    settings().seals === 'off'
      ? []
      : [
          { label: t.certificate, to: toCertificatePath(contract.id) },
          { label: t.openCertificate, onSelect: () => open({ kind: 'open-certificate' }) },
          ...(hasBothParties(contract)
            ? [{ label: safety.menu, onSelect: () => open({ kind: 'safety-number' }) }]
            : []),
        ];
  const recovery = [
    { label: t.download, onSelect: () => open({ kind: 'download-kit' }) },
    { label: t.print, to: toKitSheetPath(contract.id) },
    { label: t.rehearse, onSelect: () => open({ kind: 'rehearse-kit' }) },
    { label: t.page, onSelect: () => open({ kind: 'recovery-page' }) },
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
