import { computeWithdrawn, isMostlyWithdrawn } from '@/domain/guarantee/guarantee-status';
import type { Guarantee, Transaction } from '@/domain/models';
import { type Sats, sumAmounts } from '@/domain/primitives/amount';
import { sortByCreation } from '@/domain/primitives/dates';

export type TimelineStepName =
  | 'created'
  | 'address'
  | 'address-open'
  | 'funded'
  | 'funded-unconfirmed' // the whole amount, not confirmed yet
  | 'funded-arriving' // the whole amount, not deep enough in the chain to count
  | 'funded-missing' // a recorded payment does not exist any more
  | 'funded-partial'
  | 'funded-open'
  | 'released'
  | 'released-partial'
  | 'executed'
  | 'executed-open';

/** `open`: still to come; `under-way`: begun. */
export type TimelineStepState = 'done' | 'under-way' | 'open';

export interface TimelineStep {
  name: TimelineStepName;
  state: TimelineStepState;
  /** ISO 8601; `null` if unknown. */
  at: string | null;
  /** Paid in or out by this step; `null` if none or unknown. */
  amount: Sats | null;
  /** To link to the block explorer. */
  link: { address: string } | { txid: string } | null;
}

/** The balance according to the explorer. */
export interface TimelineFunds {
  total: Sats;
  unconfirmed: Sats;
  /** Absent: none. */
  arriving?: Sats;
}

/** Created, deposit address, funded, released (once per withdrawal), executed. `funds` is `null` while unknown. */
export function listTimelineSteps(
  guarantee: Guarantee,
  funds: TimelineFunds | null,
  isMissing = false,
): TimelineStep[] {
  const releases = sortByCreation(guarantee.withdrawals).filter(({ txid }) => txid !== null);
  return [
    createStep('created', { at: guarantee.createdAt ?? null }),
    buildAddressStep(guarantee),
    isMissing ? createStep('funded-missing') : buildFundedStep(guarantee, releases, funds),
    ...releases.map((release, at) => buildReleaseStep(guarantee, releases.slice(0, at), release)),
    buildExecutedStep(guarantee, releases),
  ];
}

/** The last step reached. */
export function findCurrentStep(steps: readonly TimelineStep[]): TimelineStep | null {
  return steps.findLast(({ state }) => state !== 'open') ?? null;
}

function buildAddressStep({ deposits }: Guarantee): TimelineStep {
  const first = sortByCreation(deposits).find(({ address }) => address !== null);
  if (first === undefined || first.address === null) return createStep('address-open');
  return createStep('address', { at: first.createdAt, link: { address: first.address } });
}

/** A guarantee that left `pending` was funded, whatever was released since (docs/specification.md#guarantee-status). */
function buildFundedStep(
  guarantee: Guarantee,
  releases: readonly Transaction[],
  funds: TimelineFunds | null,
): TimelineStep {
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
  funds: TimelineFunds | null,
  noted: boolean,
  released: boolean,
): TimelineStepName {
  const { status, amount } = guarantee;
  const total = funds?.total ?? 0;
  if (isNeverFullyFunded(status)) {
    if (!noted && !released && total === 0) return 'funded-open';
    if (amount === null || total < amount) return 'funded-partial';
    return (funds?.arriving ?? 0) > 0 ? 'funded-arriving' : 'funded-unconfirmed';
  }
  // After a release, the unconfirmed part is its change.
  return !released && (funds?.unconfirmed ?? 0) > 0 ? 'funded-unconfirmed' : 'funded';
}

/** A deposit records one payment, but there may be more: then the balance counts; `null` if the sum is unclear. */
function computeFundedAmount(
  { status, amount }: Guarantee,
  noted: Sats | null,
  funds: TimelineFunds | null,
): Sats | null {
  if (funds !== null && funds.total > (noted ?? 0)) return funds.total;
  const isLess = amount !== null && (noted ?? 0) < amount;
  return isLess && !isNeverFullyFunded(status) ? null : noted;
}

function isNeverFullyFunded(status: Guarantee['status']): boolean {
  return status === 'pending' || status === 'expired';
}

function buildReleaseStep({ amount }: Guarantee, before: readonly Transaction[], release: Transaction): TimelineStep {
  const withdrawn = computeWithdrawn([...before, release]);
  const whole = amount === null || withdrawn === null || isMostlyWithdrawn(amount, withdrawn);
  const known = { at: release.updatedAt, amount: release.amount, link: toLink(release) };
  return createStep(whole ? 'released' : 'released-partial', known);
}

function buildExecutedStep({ status }: Guarantee, releases: readonly Transaction[]): TimelineStep {
  if (status !== 'executed') return createStep('executed-open');
  const last = releases.at(-1) ?? null;
  return createStep('executed', { at: last?.updatedAt ?? null, link: toLink(last) });
}

function toLink(transaction: Pick<Transaction, 'txid'> | null): TimelineStep['link'] {
  return transaction === null || transaction.txid === null ? null : { txid: transaction.txid };
}

const STATES: Partial<Record<TimelineStepName, TimelineStepState>> = {
  'address-open': 'open',
  'funded-open': 'open',
  'executed-open': 'open',
  'funded-unconfirmed': 'under-way',
  'funded-arriving': 'under-way',
  'funded-missing': 'under-way',
  'funded-partial': 'under-way',
};

function createStep(name: TimelineStepName, known: Partial<TimelineStep> = {}): TimelineStep {
  return { name, state: STATES[name] ?? 'done', at: null, amount: null, link: null, ...known };
}
