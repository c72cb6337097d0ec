import type { KeyHandle } from '@/bitcoin/api';
import type { GuaranteeRef, Transaction } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';
import type { ConcernKind } from '@/domain/withdrawal/concerns';
import type { AcceptedInspection } from '@/domain/withdrawal/inspection';
import type { ReleaseEvent } from '@/domain/withdrawal/release-machine';
import type { OnProgress } from '@/domain/withdrawal/signing';
import type { Release } from '@/store/outbox/releases';
import type { TermsConsent } from '@/store/seals/terms-check.thunks';
import type { AppThunk } from '@/store/setup/store-types';
import type { Review } from '@/store/withdrawals/concerns.thunks';

/** What signing needs. The key is open for the time of one run. */
export interface Signer {
  handle: KeyHandle;
  /** The fee that the form showed. */
  shownFee: Sats;
  /** What the user has accepted about the transaction. */
  accepted: readonly ConcernKind[];
  /** What the user has accepted about the terms. */
  consent: TermsConsent;
  onProgress: OnProgress;
}

/** What an effect reports: the next event, and what it learned. */
export interface Report {
  event: ReleaseEvent;
  changes?: Partial<Release>;
  /** Why, for the user or the log. */
  error?: unknown;
  /** Of `questioned`. */
  review?: Review<AcceptedInspection>;
  /** Of `lost`: the call goes on, and its answer may still come. */
  late?: Promise<Transaction>;
}

/** Makes the calls of one effect, until the user stops waiting. A rejection counts as `lost`. */
export type RunEffect = (release: Release, signer: Signer | null, stop?: AbortSignal) => AppThunk<Promise<Report>>;

export function toGuaranteeRef({ contractId, guaranteeId }: Release): GuaranteeRef {
  return { contractId, guaranteeId };
}
