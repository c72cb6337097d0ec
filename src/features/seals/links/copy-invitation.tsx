import Stamp from 'lucide-react/icons/stamp';
import { useMemo } from 'react';
import { settings } from '@/config/settings';
import { invitationMessages } from '@/content/invitation.messages';
import { canDo } from '@/domain/contracts/permissions';
import type { Contract } from '@/domain/models';
import { buildInvitationTerms } from '@/domain/seals/build-terms';
import { formatTerms } from '@/domain/seals/canonical-text';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { useMessages } from '@/i18n/use-messages';
import { useLoaded } from '@/lib/use-loaded';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { isInvitationOutdated } from '@/store/seals/invitation-terms.thunks';
import { selectOwnLink } from '@/store/seals/own-links';
import { Button } from '@/ui/button/button';

/** 'Copy sealed invitation', for the owner of a contract that waits for a counterparty (docs/seal.md#sealed-invitation). */
export function CopyInvitation({ contract }: { contract: Contract }) {
  const open = useOpenDialog();
  const t = useMessages(invitationMessages);
  const userId = useAppSelector(selectUserId);
  if (settings().seals === 'off' || !canDo(contract, userId, 'share')) return null;
  return (
    <div className="flex max-w-72 flex-col gap-1 md:items-end md:text-right">
      <Button size="sm" onClick={() => open({ kind: 'sealed-invitation' })}>
        <Stamp aria-hidden="true" className="size-4" />
        {t.copy}
      </Button>
      <OutdatedNotice contract={contract} />
    </div>
  );
}

/** The invitation that was copied here does not fit the contract any more. */
function OutdatedNotice({ contract }: { contract: Contract }) {
  const t = useMessages(invitationMessages);
  const dispatch = useAppDispatch();
  const copied = useAppSelector((state) => selectOwnLink(state, contract.id, 'invitation'));
  const text = useMemo(() => formatCurrent(contract), [contract]);
  const { value: isOutdated } = useLoaded(() => dispatch(isInvitationOutdated(contract)), `${copied} ${text}`);
  if (copied === null || isOutdated !== true) return null;
  return (
    <p role="status" className="text-xs text-tone-red">
      {t.outdated}
    </p>
  );
}

/** Changes whenever the contract shows other terms. */
function formatCurrent(contract: Contract): string {
  const source = { contract, network: settings().network, arbitratorKey: null, pdf: contract.pdfUrl };
  return formatTerms(buildInvitationTerms(source).terms);
}
