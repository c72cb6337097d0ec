import { hasNoAddressYet } from '@/domain/deposits/deposits';
import { type BalanceState, holdsMoney } from '@/domain/guarantees/guarantee-funds';
import type { Contract, Guarantee } from '@/domain/models';
import { type Sats, toSats, ZERO_SATS } from '@/domain/primitives/amount';

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
