import DoorClosed from 'lucide-react/icons/door-closed';
import { Navigate, useNavigate } from 'react-router-dom';
import { contractPath, PATHS } from '@/config/paths';
import { contractMessages, joinMessages } from '@/content/contracts.messages';
import { joinView } from '@/domain/contract/join';
import type { Contract } from '@/domain/models';
import type { Id } from '@/domain/primitives/ids';
import { JoinOffer } from '@/features/contracts/join/join-offer';
import { useMessages } from '@/i18n/use-messages';
import { LinkButton } from '@/ui/button/link-button';
import { DeadEnd } from '@/ui/message/dead-end';

export interface InvitationProps {
  contract: Contract;
  userId: Id;
}

/** The contract as somebody finds it who opened its link (docs/specification.md#join-contractsidjoin: redirects and messages). */
export function Invitation({ contract, userId }: InvitationProps) {
  const t = useMessages(joinMessages);
  const navigate = useNavigate();
  const path = contractPath(contract.id);
  switch (joinView(contract, userId)) {
    case 'owner':
      return <Navigate to={path} replace state={{ message: t.isOwner }} />;
    case 'participant':
      return <Navigate to={path} replace state={{ message: t.alreadyParticipant }} />;
    case 'open':
      return (
        <JoinOffer
          contract={contract}
          onDecline={() => void navigate(PATHS.home)}
          onJoined={() => void navigate(path, { replace: true, state: { message: t.joined } })}
        />
      );
    default:
      return <InvitationClosed />;
  }
}

function InvitationClosed() {
  const t = useMessages(joinMessages);
  const common = useMessages(contractMessages);
  return (
    <DeadEnd
      role="alert"
      icon={<DoorClosed />}
      title={t.closed}
      action={<LinkButton to={PATHS.contracts}>{common.backToContracts}</LinkButton>}
    />
  );
}
