import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toCertificatePath, toKitSheetPath, toStatementPath } from '@/config/contract-links';
import { PATHS } from '@/config/paths';
import { settings } from '@/config/settings';
import { remindMessages } from '@/content/chat.messages';
import { contractListMessages } from '@/content/contracts.messages';
import { kitMessages } from '@/content/kit.messages';
import { safetyNumberMessages } from '@/content/safety-number.messages';
import { getRole } from '@/domain/contracts/permissions';
import { hasBothParties } from '@/domain/keys/current-keys';
import type { Contract } from '@/domain/models';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { useKitNote } from '@/features/kit/use-kit-status';
import { useMessages } from '@/i18n/use-messages';
import { lazyAfterPaint } from '@/lib/lazy';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { getButtonClasses } from '@/ui/button/button-style';
import { Menu } from '@/ui/menu/menu';

const DeleteDraftDialog = lazyAfterPaint(async () => ({
  default: (await import('@/features/contracts/delete-draft-dialog')).DeleteDraftDialog,
}));

/** Nothing is signed or paid in a draft: it can be deleted. */
function DraftMenu({ contract }: { contract: Contract }) {
  const { menu } = useMessages(kitMessages);
  const t = useMessages(contractListMessages);
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      <Menu
        label={menu}
        align="right-when-wide"
        className={getButtonClasses('secondary', 'md')}
        entries={[{ label: t.delete, onSelect: () => setDeleting(true) }]}
      />
      <Suspense fallback={null}>
        {isDeleting && (
          <DeleteDraftDialog
            contract={contract}
            onDeleted={() => void navigate(PATHS.contracts)}
            onClose={() => setDeleting(false)}
          />
        )}
      </Suspense>
    </>
  );
}

/** Who has signed the terms, if nothing about them is due to the user; `isWaiting`: the other party has not. */
export interface TermsState {
  text: string;
  isWaiting: boolean;
}

interface ContractMenuProps {
  contract: Contract;
  termsState: TermsState | null;
}

/** The contract's menu, for its contractors. */
export function ContractMenu({ contract, termsState }: ContractMenuProps) {
  const t = useMessages(kitMessages);
  const safety = useMessages(safetyNumberMessages);
  const remind = useMessages(remindMessages);
  const open = useOpenDialog();
  const note = useKitNote(contract.id);
  const role = getRole(contract, useAppSelector(selectUserId));
  if (role !== 'owner' && role !== 'counterparty') return null;
  if (contract.status === 'draft') return <DraftMenu contract={contract} />;
  const terms =
    settings().seals === 'off'
      ? []
      : [
          ...(hasBothParties(contract)
            ? [
                { label: safety.menu, onSelect: () => open({ kind: 'safety-number' }) },
                { label: t.payout, onSelect: () => open({ kind: 'payout' }) },
              ]
            : []),
          { label: t.certificate, to: toCertificatePath(contract.id) },
          { label: t.openCertificate, onSelect: () => open({ kind: 'open-certificate' }) },
        ];
  const waiting =
    termsState?.isWaiting === true
      ? [{ label: remind.title, onSelect: () => open({ kind: 'remind', about: 'terms', guaranteeId: null }) } as const]
      : [];
  const recovery = [
    { label: t.download, note, onSelect: () => open({ kind: 'download-kit' }) },
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
        { heading: t.groupSecurity, note: termsState?.text ?? null, entries: [...waiting, ...terms, ...recovery] },
        { heading: t.groupRecords, entries: [{ label: t.statement, to: toStatementPath(contract.id) }] },
      ]}
    />
  );
}
