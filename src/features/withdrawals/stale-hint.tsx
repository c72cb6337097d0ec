import { idKey } from '@/domain/ids';
import { useLoaded } from '@/lib/use-loaded';
import type { GuaranteePlace } from '@/store/contracts/contracts.slice';
import { useAppDispatch } from '@/store/hooks';
import { readWithdrawal } from '@/store/withdrawals/read-withdrawal.thunks';
import { FreshnessNote } from './freshness-note';

/** For who signed first and waits: says when waiting leads nowhere any more. */
export function StaleHint(place: GuaranteePlace) {
  const dispatch = useAppDispatch();
  const { value } = useLoaded(() => dispatch(readWithdrawal(place)), idKey(place.guaranteeId));
  const freshness = value?.ok ? value.value.freshness : null;
  return freshness === null ? null : <FreshnessNote freshness={freshness} />;
}
