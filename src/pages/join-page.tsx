import { Navigate, useParams } from 'react-router-dom';
import { joinPath, PATHS } from '@/config/paths';
import { contractMessages, joinMessages } from '@/content/contracts.messages';
import type { Id } from '@/domain/primitives/ids';
import { ContractMissing, FailureBanner } from '@/features/contracts/failures';
import { Invitation, InvitationSkeleton, useInvitation } from '@/features/contracts/join/invitation';
import { useMessages } from '@/i18n/use-messages';
import { useDocumentTitle } from '@/lib/use-document-title';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppSelector } from '@/store/setup/hooks';

/** /contracts/{id}/join; not behind the guard: it sends visitors to /login itself, with the way back. */
export function JoinPage() {
  const { id = '' } = useParams();
  const userId = useAppSelector(selectUserId);
  if (userId === null) {
    const query = new URLSearchParams({ returnUrl: joinPath(id).slice(1) });
    return <Navigate to={`${PATHS.login}?${query}`} replace />;
  }
  return (
    <div className="mx-auto max-w-reading">
      <FetchedInvitation id={id} userId={userId} />
    </div>
  );
}

function FetchedInvitation({ id, userId }: { id: string; userId: Id }) {
  const t = useMessages(joinMessages);
  const common = useMessages(contractMessages);
  const { value: outcome, loading, reload } = useInvitation(id);
  useDocumentTitle(outcome?.ok ? outcome.value.title : common.loading);
  if (outcome === null || (loading && !outcome.ok)) return <InvitationSkeleton />;
  if (outcome.ok) return <Invitation contract={outcome.value} userId={userId} />;
  if (outcome.error.detail.status === 404) return <ContractMissing />;
  return <FailureBanner what={t.loadFailed} error={outcome.error} onRetry={reload} />;
}
