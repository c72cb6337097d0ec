import { hasNoAddressYet, sumRecordedPayments } from '@/domain/deposits/deposits';
import { type BalanceState, computeMissingAmount, holdsMoney } from '@/domain/guarantees/guarantee-funds';
import type { Contract, Guarantee } from '@/domain/models';
import { type Sats, subtractSats, toSats, ZERO_SATS } from '@/domain/primitives/amount';

/** This session's knowledge of a guarantee's balance. */
export interface BalanceReading {
  knowledge: BalanceState;
  /** Milliseconds since 1970; `null`: never read. */
  readAt: number | null;
}

export type FindReading = (guarantee: Guarantee) => BalanceReading;

/** The known verified money of one contract. */
export interface Secured {
  /** Sum of what is known; `null`: no money is known. Zero only if every guarantee is known to be empty. */
  total: Sats | null;
  /** Number of guarantees that may hold money not included in the total. */
  unchecked: number;
  /** The last look-up of some part failed: the total uses the last known balance. */
  isLastKnown: boolean;
  /** When the oldest part was read, milliseconds since 1970; `null`: none was read. */
  readAt: number | null;
}

type ContractFunds = Pick<Contract, 'contractors' | 'guarantees' | 'keys'>;

const NOTHING: Secured = { total: ZERO_SATS, unchecked: 0, isLastKnown: false, readAt: null };

/** The sum of the balances at verified addresses. */
export function computeSecured(contract: ContractFunds, findReading: FindReading): Secured {
  if (contract.guarantees.length === 0) return NOTHING;
  let [sum, unchecked, isLastKnown] = [0, 0, false];
  let oldest: number | null = null;
  for (const guarantee of contract.guarantees) {
    const { knowledge, readAt } = findReading(guarantee);
    const amount = readAmount(contract, guarantee, knowledge);
    if (amount === null) {
      unchecked += 1;
      continue;
    }
    sum += amount;
    if (knowledge?.state === 'unknown') isLastKnown = true;
    if (knowledge !== null && readAt !== null) oldest = Math.min(oldest ?? readAt, readAt);
  }
  return { total: sum === 0 && unchecked > 0 ? null : toSats(sum), unchecked, isLastKnown, readAt: oldest };
}

/** `null`: unknown. */
function readAmount(contract: ContractFunds, guarantee: Guarantee, knowledge: BalanceState): Sats | null {
  // Executed guarantees are empty, unless money came back (docs/specification.md#4-states-and-transitions).
  if (guarantee.status === 'executed' && !holdsMoney(knowledge)) return ZERO_SATS;
  if (knowledge !== null) return knowledge.balance?.total ?? null;
  // No deposit address exists before the counterparty has joined.
  return contract.contractors.length < 2 || hasNoAddressYet(guarantee) ? ZERO_SATS : null;
}

/** The sum that pending guarantees lack. */
export interface Awaited {
  total: Sats;
  /** Pending guarantees whose amount is unknown. */
  unknown: number;
}

const NOTHING_AWAITED: Awaited = { total: ZERO_SATS, unknown: 0 };

/**
 * The sum that either contractor still has to deposit: the amount less the balance or, while that is unknown, less the
 * recorded payments. Zero before the counterparty has joined.
 */
export function computeAwaited({ contractors, guarantees }: ContractFunds, findReading: FindReading): Awaited {
  if (contractors.length < 2) return NOTHING_AWAITED;
  let [sum, unknown, pending] = [0, 0, 0];
  for (const guarantee of guarantees) {
    if (guarantee.status !== 'pending') continue;
    pending += 1;
    const lack = computeLack(guarantee, findReading(guarantee));
    if (lack === null) unknown += 1;
    else sum += lack;
  }
  if (sum === 0 && unknown === 0) return NOTHING_AWAITED;
  const total = toSats(sum);
  // Above the money supply, so none of the amounts can be trusted.
  return total === null ? { total: ZERO_SATS, unknown: pending } : { total, unknown };
}

function computeLack({ amount, deposits }: Guarantee, { knowledge }: BalanceReading): Sats | null {
  const balance = knowledge?.state === 'known' ? (knowledge.balance?.total ?? null) : null;
  if (balance !== null) return computeMissingAmount(amount, balance);
  const recorded = sumRecordedPayments(deposits);
  return amount === null || recorded === null ? null : subtractSats(amount, recorded);
}

/** The part of one contract in the totals. */
export interface ContractTotals {
  secured: Secured;
  awaited: Awaited;
}

/** Over all contracts. */
export interface ListTotals {
  /** `null`: no money is known. Zero only if every guarantee is known to be empty. */
  secured: Sats | null;
  /** Contracts with a guarantee that is not part of `secured`. */
  unchecked: number;
  /** Contracts whose last look-up failed: `secured` uses their last known balances. */
  lastKnown: number;
  awaited: Sats;
  /** Pending guarantees whose amount is unknown. */
  unknown: number;
}

export function addTotals(parts: readonly ContractTotals[]): ListTotals {
  let [secured, awaited, unchecked, lastKnown, unknown] = [0, 0, 0, 0, 0];
  for (const part of parts) {
    if (part.secured.unchecked > 0) unchecked += 1;
    if (part.secured.isLastKnown) lastKnown += 1;
    secured += part.secured.total ?? 0;
    awaited += part.awaited.total;
    unknown += part.awaited.unknown;
  }
  const total = toSats(awaited);
  return {
    secured: secured === 0 && unchecked > 0 ? null : toSats(secured),
    unchecked,
    lastKnown,
    awaited: total ?? ZERO_SATS,
    unknown: total === null ? Math.max(1, unknown) : unknown,
  };
}
