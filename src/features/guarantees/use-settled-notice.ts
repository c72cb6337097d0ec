import { useEffect, useState } from 'react';
import type { Sats } from '@/domain/primitives/amount';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { type Coins, isBeingPaidOut } from '@/domain/withdrawal/paid-out';
import type { WithdrawalNotice } from '@/domain/withdrawal/withdrawal-notice';
import { selectCoins } from '@/store/balances/balances.selectors';
import { useAppDispatch, useAppSelector } from '@/store/setup/hooks';
import { fetchSignedCoins } from '@/store/withdrawals/signed-coins.thunks';

/**
 * A notice that waits for the other signature, as being paid out where its coins are spent: the withdrawal may be on its way
 * before its record says so.
 * @param total according to the explorer
 */
export function useSettledNotice(
  guaranteeId: Id,
  total: Sats | null,
  notice: WithdrawalNotice | null,
): WithdrawalNotice | null {
  const coins = useAppSelector((state) => selectCoins(state, guaranteeId));
  const waiting = notice?.kind === 'waits-for-other' ? notice : null;
  const signed = useSignedCoins(waiting?.withdrawal.id ?? null);
  const [seen, setSeen] = useState<{ withdrawalId: Id; coins: Coins } | null>(null);
  if (waiting === null) return notice;
  const { id } = waiting.withdrawal;
  // Signed on another device: what lay there when this screen first looked.
  const seenCoins = seen?.withdrawalId === id ? seen.coins : null;
  if (seenCoins === null && coins !== null) setSeen({ withdrawalId: id, coins });
  return isBeingPaidOut(signed ?? seenCoins, { total, coins }) ? { ...waiting, kind: 'paid-out' } : waiting;
}

/** The coins that the user has signed away with a withdrawal; they are known after a reload too. */
function useSignedCoins(withdrawalId: Id | null): Coins | null {
  const dispatch = useAppDispatch();
  const key = withdrawalId === null ? null : toIdKey(withdrawalId);
  const [signed, setSigned] = useState<{ key: string; coins: Coins | null } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal ids may be of two types
  useEffect(() => {
    if (withdrawalId === null || key === null) return undefined;
    let isCurrent = true;
    void dispatch(fetchSignedCoins(withdrawalId)).then((coins) => isCurrent && setSigned({ key, coins }));
    return () => {
      isCurrent = false;
    };
  }, [dispatch, key]);
  return signed?.key === key ? (signed?.coins ?? null) : null;
}
