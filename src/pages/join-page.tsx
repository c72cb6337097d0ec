import { useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { toJoinPath } from '@/config/contract-links';
import { PATHS } from '@/config/paths';
import { settings } from '@/config/settings';
import type { Id } from '@/domain/primitives/ids';
import { Invitation } from '@/features/contracts/join/invitation';
import { UnseenPdf } from '@/features/contracts/pdf/unseen-pdf';
import { InvitationCheck } from '@/features/seals/links/invitation-check';
import { useLastText } from '@/lib/use-last-text';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { carryFragment } from '@/store/seals/carry-fragment';
import { FREE_PERMIT, type JoinPermit } from '@/store/seals/check-invitation.thunks';

/** /contracts/{id}/join. Open to visitors: they are sent to /login and return here. */
export function JoinPage() {
  const { id = '' } = useParams();
  const { hash } = useLocation();
  const fragment = useLastText(carryFragment(hash));
  const userId = useAppSelector(selectUserId);
  if (userId === null) {
    const query = new URLSearchParams({ returnUrl: toJoinPath(id).slice(1) });
    return <Navigate to={`${PATHS.login}?${query}${fragment}`} replace />;
  }
  return (
    <div className="mx-auto max-w-reading">
      <CheckedInvitation key={`${id} ${fragment}`} contractId={id} userId={userId} fragment={fragment} />
    </div>
  );
}

interface CheckedInvitationProps {
  contractId: Id;
  userId: Id;
  /** Fragment of a sealed invitation, or empty. */
  fragment: string;
}

const NO_PERMIT: JoinPermit = { mayAccept: false, checked: null };

function CheckedInvitation({ fragment, ...invitation }: CheckedInvitationProps) {
  const [permit, setPermit] = useState(fragment === '' ? FREE_PERMIT : NO_PERMIT);
  if (settings().seals === 'off') return <Invitation {...invitation} />;
  return (
    <Invitation
      {...invitation}
      permit={permit}
      renderCheck={(contract) => (
        <InvitationCheck
          contract={contract}
          fragment={fragment}
          onPermit={setPermit}
          renderPdf={(onSeen) => <UnseenPdf contract={contract} hasReason={fragment === ''} onSeen={onSeen} />}
        />
      )}
    />
  );
}
