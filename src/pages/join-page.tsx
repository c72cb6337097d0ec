import { Navigate, useParams } from 'react-router-dom';
import { toJoinPath } from '@/config/contract-links';
import { PATHS } from '@/config/paths';
import { Invitation } from '@/features/contracts/join/invitation';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppSelector } from '@/store/core/hooks';

/** /contracts/{id}/join. Open to visitors: they are sent to /login and return here. */
export function JoinPage() {
  const { id = '' } = useParams();
  const userId = useAppSelector(selectUserId);
  if (userId === null) {
    const query = new URLSearchParams({ returnUrl: toJoinPath(id).slice(1) });
    return <Navigate to={`${PATHS.login}?${query}`} replace />;
  }
  return (
    <div className="mx-auto max-w-reading">
      <Invitation key={id} contractId={id} userId={userId} />
    </div>
  );
}
