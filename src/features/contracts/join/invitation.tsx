import DoorClosed from 'lucide-react/icons/door-closed';
import { Navigate, useNavigate } from 'react-router-dom';
import { toContractPath } from '@/config/contract-links';
import { PATHS } from '@/config/paths';
import { contractMessages, joinMessages } from '@/content/contracts.messages';
import { getJoinView } from '@/domain/contracts/permissions';
import type { Contract } from '@/domain/models';
import { isNotFound } from '@/domain/primitives/http-errors';
import type { Id } from '@/domain/primitives/ids';
import { ContractMissing } from '@/features/contracts/failures';
import { JoinOffer } from '@/features/contracts/join/join-offer';
import { FailureBanner, SlowLoad } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { useDocumentTitle } from '@/lib/use-document-title';
import { useLoaded } from '@/lib/use-loaded';
import { fetchContract } from '@/store/contracts/contracts.thunks';
import { useAppDispatch } from '@/store/core/hooks';
import { LinkButton } from '@/ui/button/link-button';
import { DeadEnd } from '@/ui/message/dead-end';
import { Skeleton, SkeletonGroup } from '@/ui/message/skeleton';

interface InvitationProps {
  contractId: Id;
  userId: Id;
}

/** The contract that the user is invited to. Stored only once they accept. */
export function Invitation(props: InvitationProps) {
  const { contractId } = props;
  const t = useMessages(joinMessages);
  const common = useMessages(contractMessages);
  const dispatch = useAppDispatch();
  const {
    value: result,
    loading,
    reload,
  } = useLoaded((signal) => dispatch(fetchContract(contractId, signal)), String(contractId));
  useDocumentTitle(result?.ok ? result.value.title : common.loading);
  if (result === null || (loading && !result.ok)) {
    return (
      <div className="flex flex-col gap-6">
        <SlowLoad busy={loading} onRetry={reload} />
        <InvitationSkeleton />
      </div>
    );
  }
  if (result.ok) return <LoadedInvitation contract={result.value} {...props} />;
  if (isNotFound(result.error)) return <ContractMissing />;
  return <FailureBanner title={t.loadFailed} error={result.error} onRetry={reload} />;
}

function InvitationSkeleton() {
  const t = useMessages(contractMessages);
  return (
    <SkeletonGroup label={t.loading} className="flex flex-col gap-6">
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="h-64 w-full rounded-card" />
      <Skeleton className="h-10 w-full" />
    </SkeletonGroup>
  );
}

/** The offer, or a redirect for a user who is already a party (docs/specification.md#join-contractsidjoin). */
function LoadedInvitation({ contract, userId }: InvitationProps & { contract: Contract }) {
  const t = useMessages(joinMessages);
  const navigate = useNavigate();
  const path = toContractPath(contract.id);
  switch (getJoinView(contract, userId)) {
    case 'owner':
      return <Navigate to={path} replace state={{ message: t.isOwner }} />;
    case 'participant':
      return <Navigate to={path} replace state={{ message: t.alreadyParticipant }} />;
    case 'open':
      return (
        <JoinOffer
          contract={contract}
          onDecline={() => void navigate(PATHS.contracts, { state: { message: t.declined } })}
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
