import { computeWithdrawn, isMostlyWithdrawn } from '@/domain/guarantee/guarantee-status';
import type { Guarantee, Transaction } from '@/domain/models';
import { type Sats, sumAmounts } from '@/domain/primitives/amount';
import { sortByCreation } from '@/domain/primitives/dates';

export type ProgressStepName =
  | 'created'
  | 'address'
  | 'address-open'
  | 'funded'
  | 'funded-unconfirmed' // the whole amount, in no block yet
  | 'funded-partial'
  | 'funded-open'
  | 'released'
  | 'released-partial'
  | 'executed'
  | 'executed-open';

/** `open`: still to come; `under-way`: begun. */
export type ProgressStepState = 'done' | 'under-way' | 'open';

/** A step in the life of a guarantee. */
export interface ProgressStep {
  name: ProgressStepName;
  state: ProgressStepState;
  /** ISO 8601; `null` where nobody noted it. */
  at: string | null;
  /** What was paid in or out by this step, where there is an amount. */
  amount: Sats | null;
  /** Where the block explorer shows it. */
  link: { address: string } | { txid: string } | null;
}

/** What the explorer knows of the balance; `null` when it does not answer. */
export interface ProgressFunds {
  total: Sats;
  unconfirmed: Sats;
}

/** Created, deposit address, funded, released (once per withdrawal), executed: what happened and what is to come. */
export function listProgressSteps(guarantee: Guarantee, funds: ProgressFunds | null): ProgressStep[] {
  const releases = sortByCreation(guarantee.withdrawals).filter(({ txid }) => txid !== null);
  return [
    createStep('created', { at: guarantee.createdAt ?? null }),
    buildAddressStep(guarantee),
    buildFundedStep(guarantee, releases, funds),
    ...releases.map((release, at) => buildReleaseStep(guarantee, releases.slice(0, at), release)),
    buildExecutedStep(guarantee, releases),
  ];
}

/** The last step that was reached, for a line that tells the whole in a word. */
export function findCurrentStep(steps: readonly ProgressStep[]): ProgressStep | null {
  return steps.findLast(({ state }) => state !== 'open') ?? null;
}

function buildAddressStep({ deposits }: Guarantee): ProgressStep {
  const first = sortByCreation(deposits).find(({ address }) => address !== null);
  if (first === undefined || first.address === null) return createStep('address-open');
  return createStep('address', { at: first.createdAt, link: { address: first.address } });
}

/** Once it has left `pending` it was funded, whatever has gone out since (docs/specification.md#4-states-and-transitions). */
function buildFundedStep(
  guarantee: Guarantee,
  releases: readonly Transaction[],
  funds: ProgressFunds | null,
): ProgressStep {
  const paid = sortByCreation(guarantee.deposits).filter(({ txid }) => txid !== null);
  const last = paid.at(-1) ?? null;
  const released = releases.length > 0;
  const name = getFundingStepName(guarantee, funds, last !== null, released);
  if (name === 'funded-open') return createStep(name);
  const noted = last === null ? null : sumAmounts(paid.map((deposit) => deposit.amount));
  const amount = computeFundedAmount(guarantee, noted, released ? null : funds);
  return createStep(name, { at: last?.updatedAt ?? null, amount, link: toLink(last) });
}

function getFundingStepName(
  guarantee: Guarantee,
  funds: ProgressFunds | null,
  noted: boolean,
  released: boolean,
): ProgressStepName {
  const { status, amount } = guarantee;
  const total = funds?.total ?? 0;
  if (isNeverFullyFunded(status)) {
    if (!noted && !released && total === 0) return 'funded-open';
    return amount !== null && total >= amount ? 'funded-unconfirmed' : 'funded-partial';
  }
  // After a release, what is unconfirmed is what returned from it.
  return !released && (funds?.unconfirmed ?? 0) > 0 ? 'funded-unconfirmed' : 'funded';
}

/** A deposit notes one payment to its address, and there may be more: then what is there counts, or nothing is told. */
function computeFundedAmount(
  { status, amount }: Guarantee,
  noted: Sats | null,
  funds: ProgressFunds | null,
): Sats | null {
  if (funds !== null && funds.total > (noted ?? 0)) return funds.total;
  const isLess = amount !== null && (noted ?? 0) < amount;
  return isLess && !isNeverFullyFunded(status) ? null : noted;
}

function isNeverFullyFunded(status: Guarantee['status']): boolean {
  return status === 'pending' || status === 'expired';
}

function buildReleaseStep({ amount }: Guarantee, before: readonly Transaction[], release: Transaction): ProgressStep {
  const withdrawn = computeWithdrawn([...before, release]);
  const whole = amount === null || withdrawn === null || isMostlyWithdrawn(amount, withdrawn);
  const known = { at: release.updatedAt, amount: release.amount, link: toLink(release) };
  return createStep(whole ? 'released' : 'released-partial', known);
}

function buildExecutedStep({ status }: Guarantee, releases: readonly Transaction[]): ProgressStep {
  if (status !== 'executed') return createStep('executed-open');
  const last = releases.at(-1) ?? null;
  return createStep('executed', { at: last?.updatedAt ?? null, link: toLink(last) });
}

function toLink(transaction: Pick<Transaction, 'txid'> | null): ProgressStep['link'] {
  return transaction === null || transaction.txid === null ? null : { txid: transaction.txid };
}

const STATES: Partial<Record<ProgressStepName, ProgressStepState>> = {
  'address-open': 'open',
  'funded-open': 'open',
  'executed-open': 'open',
  'funded-unconfirmed': 'under-way',
  'funded-partial': 'under-way',
};

function createStep(name: ProgressStepName, known: Partial<ProgressStep> = {}): ProgressStep {
  return { name, state: STATES[name] ?? 'done', at: null, amount: null, link: null, ...known };
}
