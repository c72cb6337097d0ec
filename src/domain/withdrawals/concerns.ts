import { includesAddress, normalizeAddress } from '@/domain/deposits/deposit-address';
import { type Sats, subtractSats, sumAmounts } from '@/domain/primitives/amount';
import type { Id } from '@/domain/primitives/ids';
import type { AcceptedInspection, PaidOutput, PsbtSummary } from '@/domain/withdrawals/inspection';
import type { OpenPayment } from '@/domain/withdrawals/open-signatures';
import { type ChainTip, isDelayed } from '@/domain/withdrawals/unusual-timing';

/** The values that a transaction is compared with, beyond the verdict table; `null`: unknown, or does not apply. */
export interface ConcernFacts {
  /** The fee in the form that the creator submitted. A co-signer sees the transaction itself. */
  shownFee: Sats | null;
  /** Public key, hex, whose signature a co-signer expects. */
  expectedSigner: string | null;
  /** Payees that no party has stated as theirs, of those that the user did not choose. */
  unknownPayees: readonly PaidOutput[];
  /** Of the guarantee. */
  balance: Sats | null;
  tip: ChainTip;
  /** From other guarantees, as far as the user has to know of them. */
  openPayments: readonly OpenPayment[];
  unknownCoins: UnknownCoins | null;
}

/** Money at addresses that this device has not recorded for the guarantee by an act of the user (docs/bitcoin.md#which-guarantee-an-address-belongs-to). */
export interface UnknownCoins {
  kind: 'unknown-coins';
  description: string;
  /** As the server states it; `null`: nobody. */
  depositor: Id | null;
  /** For each address. */
  coins: readonly PlacedAmount[];
}

/** `null`: unknown. */
export interface PlacedAmount {
  address: string;
  amount: Sats | null;
}

/** Why the user is asked before signing (docs/bitcoin.md#questions-before-signing). */
export type Concern =
  | { kind: 'fee-high'; fee: Sats; estimate: Sats }
  | { kind: 'fee-differs'; fee: Sats; shown: Sats }
  | { kind: 'other-signature-missing' }
  /** `worstFee`: the fee if the inputs spend everything that the guarantee holds. */
  | { kind: 'amounts-unproven'; worstFee: Sats | null }
  | { kind: 'unknown-payee'; payees: readonly PaidOutput[] }
  /** Payments that the user has signed from other guarantees, and that this one does not exclude. */
  | { kind: 'open-payment'; payments: readonly OpenPayment[] }
  | UnknownCoins
  | { kind: 'delayed' }
  | { kind: 'unusual-version'; version: number }
  | { kind: 'empty-output' };

export type ConcernKind = Concern['kind'];

/** The concerns that may cost the user money at once, shown in red. */
export const GRAVE_CONCERNS: readonly ConcernKind[] = ['other-signature-missing', 'amounts-unproven'];

const USUAL_VERSIONS = [1, 2];

/** Everything that the user has to accept before a transaction is signed, worst first. */
export function listConcerns(inspection: AcceptedInspection, facts: ConcernFacts): Concern[] {
  const { summary } = inspection;
  const concerns: (Concern | null)[] = [
    findMissingSignature(summary, facts),
    findUnprovenAmounts(summary, facts),
    facts.unknownCoins,
    facts.unknownPayees.length > 0 ? { kind: 'unknown-payee', payees: facts.unknownPayees } : null,
    facts.openPayments.length > 0 ? { kind: 'open-payment', payments: facts.openPayments } : null,
    inspection.verdict === 'ask' ? { kind: 'fee-high', fee: summary.fee, estimate: summary.estimate } : null,
    findFeeDifference(summary, facts.shownFee),
    isDelayed(summary, facts.tip) ? { kind: 'delayed' } : null,
    USUAL_VERSIONS.includes(summary.version) ? null : { kind: 'unusual-version', version: summary.version },
    summary.outputs.some(({ amount }) => amount === 0) ? { kind: 'empty-output' } : null,
  ];
  return concerns.filter((concern) => concern !== null);
}

function findMissingSignature({ signedBy }: PsbtSummary, { expectedSigner }: ConcernFacts): Concern | null {
  return expectedSigner === null || signedBy.includes(expectedSigner) ? null : { kind: 'other-signature-missing' };
}

/**
 * A signature commits to the amount of its own input only (BIP143). With one input a wrong amount makes it worthless;
 * with several inputs, signatures from two sessions, each with a wrong amount elsewhere, could be combined.
 */
function findUnprovenAmounts({ inputs, unprovenInputs, inputSum, fee }: PsbtSummary, facts: ConcernFacts) {
  if (inputs < 2 || unprovenInputs === 0) return null;
  const paid = subtractSats(inputSum, fee);
  const worstFee = facts.balance === null ? null : subtractSats(facts.balance, paid);
  return { kind: 'amounts-unproven', worstFee } as const;
}

/** The verdict table has checked amount and payees against the form, so a remainder can differ only by the fee. */
function findFeeDifference({ fee }: PsbtSummary, shown: Sats | null): Concern | null {
  return shown === null || fee === shown ? null : { kind: 'fee-differs', fee, shown };
}

/** The amounts that a transaction spends and leaves at deposit addresses, each address once. */
export function listPlaces(
  spent: readonly { address: string | null; amount: Sats | null }[],
  outputs: readonly { address: string | null; amount: Sats }[],
  depositAddresses: readonly string[],
): PlacedAmount[] {
  const taken = sumByAddress(spent);
  const left = sumByAddress(outputs).filter(({ address }) => includesAddress(depositAddresses, address));
  return [...taken, ...left.filter(({ address }) => !taken.some((each) => each.address === address))];
}

export function sumByAddress(coins: readonly { address: string | null; amount: Sats | null }[]): PlacedAmount[] {
  const amounts = new Map<string, (Sats | null)[]>();
  for (const { address, amount } of coins) {
    if (address === null) continue;
    const key = normalizeAddress(address);
    amounts.set(key, [...(amounts.get(key) ?? []), amount]);
  }
  return [...amounts].map(([address, each]) => ({ address, amount: sumAmounts(each) }));
}
