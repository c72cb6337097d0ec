import { GUARANTEE_REF } from '@tests/faults/scenes';
import { ZERO_SATS } from '@/domain/primitives/amount';
import type { Consent } from '@/domain/withdrawals/consent';
import type { AppStore } from '@/store/core/store-types';
import type { Review } from '@/store/signing/review.thunks';
import { inspectWithdrawal } from '@/store/withdrawals/cosign.thunks';

/** Of a user who saw no transaction. */
export const NOTHING_SEEN: Consent = { txid: '', inputSum: ZERO_SATS, fee: ZERO_SATS, accepted: [] };

/** Of a user who accepts all that is on screen, even a transaction that the screen refuses. */
export function consentTo({ inspection: { summary }, concerns }: Review): Consent {
  if (summary === null) return NOTHING_SEEN;
  const { txid, inputSum, fee } = summary;
  return { txid, inputSum, fee, accepted: concerns };
}

/** Reads the withdrawal that waits for the user's signature, and accepts it. */
export async function readConsent({ store }: { store: AppStore }): Promise<Consent> {
  const read = await store.dispatch(inspectWithdrawal(GUARANTEE_REF));
  return read.ok ? consentTo(read.value) : NOTHING_SEEN;
}
