import { useState } from 'react';
import type { GuaranteeRef } from '@/domain/models';
import { toIdKey } from '@/domain/primitives/ids';
import { isSettledRelease, type ReleaseStatus } from '@/domain/withdrawal/release-status';
import { usePolling } from '@/lib/use-polling';
import { useAppDispatch } from '@/store/setup/hooks';
import { lookUpRelease } from '@/store/withdrawals/release-status.thunks';

/** Twice per minute: a block takes ten (docs/decisions/0021). */
const INTERVAL_MS = 30_000;

export interface ReleaseStatusView {
  /** `null` while it is not known. */
  status: ReleaseStatus | null;
  /** The explorer did not answer the last time. */
  failed: boolean;
}

/** Follows a broadcast release until it is confirmed. `txid`: as recorded; `null` for none. */
export function useReleaseStatus(guaranteeRef: GuaranteeRef, txid: string | null): ReleaseStatusView {
  const dispatch = useAppDispatch();
  const [seen, setSeen] = useState<ReleaseStatusView & { key: string }>({ key: '', status: null, failed: false });
  const key = `${toIdKey(guaranteeRef.guaranteeId)} ${txid}`;
  const current = seen.key === key ? seen : { status: null, failed: false };

  async function refresh(signal: AbortSignal): Promise<void> {
    try {
      const status = await dispatch(lookUpRelease(guaranteeRef, signal));
      if (!signal.aborted) setSeen({ key, status, failed: false });
    } catch (error) {
      if (!signal.aborted) setSeen({ key, status: current.status, failed: true });
      throw error;
    }
  }

  usePolling(refresh, INTERVAL_MS, { enabled: txid !== null && !isSettledRelease(current.status), key });
  return current;
}
