import { useEffect, useRef } from 'react';
import type { ErrorData } from '@/domain/primitives/errors';
import { idKey } from '@/domain/primitives/ids';
import type { ReleaseQuote } from '@/domain/withdrawal/release-form';
import { useLoaded } from '@/lib/use-loaded';
import { selectKnownBalance } from '@/store/balances/balances.selectors';
import type { GuaranteePlace } from '@/store/contracts/contracts.slice';
import { useAppDispatch, useAppSelector } from '@/store/setup/hooks';
import { quoteRelease } from '@/store/withdrawals/quote.thunks';

export interface Quote {
  /** `null` while it is being asked for, or could not be had. */
  quote: ReleaseQuote | null;
  error: ErrorData | null;
  loading: boolean;
  reload: () => void;
}

/** Balance, inputs and fee rate for a release; asked for again when the balance changes meanwhile. */
export function useQuote(place: GuaranteePlace): Quote {
  const dispatch = useAppDispatch();
  const { value, loading, reload } = useLoaded(() => dispatch(quoteRelease(place)), idKey(place.guaranteeId));
  const total = useAppSelector((state) => selectKnownBalance(state, place.guaranteeId)?.total ?? null);
  const seen = useRef(total);
  useEffect(() => {
    if (seen.current === total) return;
    seen.current = total;
    reload();
  }, [total, reload]);
  return { quote: value?.ok ? value.value : null, error: value?.ok === false ? value.error : null, loading, reload };
}
