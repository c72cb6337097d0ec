import { useEffect } from 'react';
import type { ActivityEntry } from '@/domain/activity/activity';
import type { Contract } from '@/domain/models';
import { toIdKey } from '@/domain/primitives/ids';
import { TIMERS } from '@/domain/timers';
import { usePolling } from '@/lib/use-polling';
import { selectActivity } from '@/store/activity/activity.selectors';
import { lookUpBlocks } from '@/store/activity/block-times.thunks';
import { recordActivity } from '@/store/activity/record.thunks';
import { selectContractSeals } from '@/store/seals/seals.selectors';
import { useAppDispatch, useAppSelector } from '@/store/setup/hooks';

/**
 * Records while the screen is open; the explorer is asked only while the log is.
 * @param loaded the contract is complete: what its records lack is no longer sent
 * @returns newest first; `null` until the log was read
 */
export function useActivity({ id, ...contract }: Contract, loaded: boolean, open: boolean): ActivityEntry[] | null {
  const dispatch = useAppDispatch();
  const entries = useAppSelector((state) => selectActivity(state, id));
  const verdicts = useAppSelector((state) => state.verification.byGuarantee);
  const isMissing = useAppSelector((state) =>
    contract.guarantees.some((each) => (state.balances.byGuarantee[toIdKey(each.id)]?.missing ?? 0) > 0),
  );

  const seals = useAppSelector((state) => selectContractSeals(state, id)?.record);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them may add to the log
  useEffect(() => {
    if (loaded) void dispatch(recordActivity(id));
  }, [dispatch, id, loaded, contract.guarantees, contract.contractors, contract.status, verdicts, isMissing, seals]);

  // What other tabs recorded, and what this device has signed.
  usePolling(() => dispatch(recordActivity(id)), TIMERS.contract, { enabled: loaded, key: String(id) });
  // A new entry is looked up at once.
  const key = `${id} ${entries?.length ?? 0}`;
  usePolling((signal) => dispatch(lookUpBlocks(id, signal)), TIMERS.contract, { enabled: open && loaded, key });
  return entries;
}
