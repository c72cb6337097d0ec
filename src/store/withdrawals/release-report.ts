import type { GuaranteeRef, Transaction } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';
import type { Consent } from '@/domain/withdrawals/consent';
import type { AcceptedInspection, PaidOutput } from '@/domain/withdrawals/inspection';
import type { ReleaseEvent } from '@/domain/withdrawals/release-machine';
import type { Intent } from '@/lib/intent';
import type { AppThunk } from '@/store/core/store-types';
import type { Release } from '@/store/outbox/releases';
import type { Review } from '@/store/signing/review.thunks';
import type { SigningSession } from '@/store/signing/sign.thunks';

/** The arguments of a run. */
export interface RunContext {
  /** Present if the run may sign. */
  signing?: ReleaseSigning;
  intent: Intent;
}

export interface ReleaseSigning {
  signer: SigningSession;
  /** The fee that the form showed. */
  shownFee: Sats;
  /** `null` if only the form was shown. */
  consent: Consent | null;
  /** The transaction, if this browser has built it; `null`: the backend's is signed. */
  own: OwnRelease | null;
}

/** A release that this browser has built (docs/bitcoin.md#a-release-with-two-payees). */
export interface OwnRelease {
  /** Unsigned, base64. */
  psbt: string;
  /** Besides the destination. */
  payees: readonly PaidOutput[];
}

/** The report of an effect: the next event, and new facts. */
export interface Report {
  event: ReleaseEvent;
  changes?: Partial<Release>;
  /** The cause, for the user or the log. */
  error?: unknown;
  /** Of `questioned`. */
  review?: Review<AcceptedInspection>;
  /** Of `created`: the same request made these too. */
  twins?: Transaction[];
  /** Only for `lost`: the call continues, and its answer may still come. */
  late?: Promise<Transaction>;
}

/** Makes the calls of one effect, until the user stops waiting. A rejection counts as `lost`. */
export type RunEffect = (release: Release, context: RunContext) => AppThunk<Promise<Report>>;

export function toGuaranteeRef({ contractId, guaranteeId }: Release): GuaranteeRef {
  return { contractId, guaranteeId };
}
