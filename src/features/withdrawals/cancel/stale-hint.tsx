import { idKey } from '@/domain/primitives/ids';
import { FreshnessNote } from '@/features/withdrawals/sign/freshness-note';
import { useLoaded } from '@/lib/use-loaded';
import type { GuaranteePlace } from '@/store/contracts/contracts.slice';
import { useAppDispatch } from '@/store/setup/hooks';
import { readWithdrawal } from '@/store/withdrawals/read-withdrawal.thunks';

/** For who signed first and waits: says when waiting leads nowhere any more. */
export function StaleHint(place: GuaranteePlace) {
  const dispatch = useAppDispatch();
  const { value } = useLoaded(() => dispatch(readWithdrawal(place)), idKey(place.guaranteeId));
  const freshness = value?.ok ? value.value.freshness : null;
  return freshness === null ? null : <FreshnessNote freshness={freshness} />;
}
