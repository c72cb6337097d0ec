import type { FeeRates } from '@/domain/chain';
import { getFeeSpeed, type PaidFee } from '@/domain/withdrawals/fees';

/**
 * The status of a release after its broadcast, according to the explorer. `txid`: the transaction that currently
 * counts; `isReplacement`: it is not the recorded one, but spends the same coins and pays the same destination. `again`: who has signed
 * the same release at another fee, which waits in the record for the other signature.
 */
export type ReleaseStatus = { again?: 'mine' | 'theirs' | undefined } & ReleaseFact;

type ReleaseFact =
  | { kind: 'confirmed'; txid: string; isReplacement: boolean }
  /** `null`: not sent. */
  | { kind: 'unconfirmed'; txid: string; isReplacement: boolean; paid: PaidFee | null; rates: FeeRates | null }
  /** Another transaction has spent its coins without paying the destination. */
  | { kind: 'spent-elsewhere'; txid: string }
  /** The explorer knows neither it nor another one that spends its coins. */
  | { kind: 'missing'; txid: string };

/** Final, except for a reorganisation of the chain. */
export function isSettledRelease(status: ReleaseStatus | null): boolean {
  return status?.kind === 'confirmed';
}

/** True if a replacement helps: it is not confirmed, its coins went nowhere else, and it does not pay the rate of the next block. */
export function isReplaceable(status: ReleaseStatus | null): boolean {
  if (status?.kind !== 'unconfirmed') return status?.kind === 'missing';
  const { paid, rates } = status;
  return paid === null || rates === null || getFeeSpeed(paid, rates) !== 'next-block';
}
