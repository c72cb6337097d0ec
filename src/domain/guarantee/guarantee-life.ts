import { amountWithdrawn, isMostlyWithdrawn } from '@/domain/guarantee/guarantee-status';
import type { Guarantee, Transaction } from '@/domain/models';
import { type Sats, totalOf } from '@/domain/primitives/amount';
import { byCreation } from '@/domain/primitives/time-order';

export type LifeStepName =
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
export type LifeStepState = 'done' | 'under-way' | 'open';

/** A step in the life of a guarantee. */
export interface LifeStep {
  name: LifeStepName;
  state: LifeStepState;
  /** ISO 8601; `null` where nobody noted it. */
  at: string | null;
  /** What was paid in or out by this step, where there is an amount. */
  amount: Sats | null;
  /** Where the block explorer shows it. */
  link: { address: string } | { txid: string } | null;
}

/** What the explorer knows of the balance; `null` when it does not answer. */
export interface LifeFunds {
  total: Sats;
  unconfirmed: Sats;
}

/** Created, deposit address, funded, released (once per withdrawal), executed: what happened and what is to come. */
export function guaranteeLife(guarantee: Guarantee, funds: LifeFunds | null): LifeStep[] {
  const releases = byCreation(guarantee.withdrawals).filter(({ txid }) => txid !== null);
  return [
    step('created', { at: guarantee.createdAt ?? null }),
    addressStep(guarantee),
    fundedStep(guarantee, releases, funds),
    ...releases.map((release, at) => releaseStep(guarantee, releases.slice(0, at), release)),
    executedStep(guarantee, releases),
  ];
}

/** The last step that was reached, for a line that tells the whole in a word. */
export function lifeNow(steps: readonly LifeStep[]): LifeStep | null {
  return steps.findLast(({ state }) => state !== 'open') ?? null;
}

function addressStep({ deposits }: Guarantee): LifeStep {
  const first = byCreation(deposits).find(({ address }) => address !== null);
  if (first === undefined || first.address === null) return step('address-open');
  return step('address', { at: first.createdAt, link: { address: first.address } });
}

/** Once it has left `pending` it was funded, whatever has gone out since (docs/specification.md#4-states-and-transitions). */
function fundedStep(guarantee: Guarantee, releases: readonly Transaction[], funds: LifeFunds | null): LifeStep {
  const paid = byCreation(guarantee.deposits).filter(({ txid }) => txid !== null);
  const last = paid.at(-1) ?? null;
  const released = releases.length > 0;
  const name = fundedName(guarantee, funds, last !== null, released);
  if (name === 'funded-open') return step(name);
  const noted = last === null ? null : totalOf(paid.map((deposit) => deposit.amount));
  const amount = fundedAmount(guarantee, noted, released ? null : funds);
  return step(name, { at: last?.updatedAt ?? null, amount, link: linkTo(last) });
}

function fundedName(guarantee: Guarantee, funds: LifeFunds | null, noted: boolean, released: boolean): LifeStepName {
  const { status, amount } = guarantee;
  const total = funds?.total ?? 0;
  if (wasNeverWhole(status)) {
    if (!noted && !released && total === 0) return 'funded-open';
    return amount !== null && total >= amount ? 'funded-unconfirmed' : 'funded-partial';
  }
  // After a release, what is unconfirmed is what returned from it.
  return !released && (funds?.unconfirmed ?? 0) > 0 ? 'funded-unconfirmed' : 'funded';
}

/** A deposit notes one payment to its address, and there may be more: then what is there counts, or nothing is told. */
function fundedAmount({ status, amount }: Guarantee, noted: Sats | null, funds: LifeFunds | null): Sats | null {
  if (funds !== null && funds.total > (noted ?? 0)) return funds.total;
  const isLess = amount !== null && (noted ?? 0) < amount;
  return isLess && !wasNeverWhole(status) ? null : noted;
}

function wasNeverWhole(status: Guarantee['status']): boolean {
  return status === 'pending' || status === 'expired';
}

function releaseStep({ amount }: Guarantee, before: readonly Transaction[], release: Transaction): LifeStep {
  const withdrawn = amountWithdrawn([...before, release]);
  const whole = amount === null || withdrawn === null || isMostlyWithdrawn(amount, withdrawn);
  const known = { at: release.updatedAt, amount: release.amount, link: linkTo(release) };
  return step(whole ? 'released' : 'released-partial', known);
}

function executedStep({ status }: Guarantee, releases: readonly Transaction[]): LifeStep {
  if (status !== 'executed') return step('executed-open');
  const last = releases.at(-1) ?? null;
  return step('executed', { at: last?.updatedAt ?? null, link: linkTo(last) });
}

function linkTo(transaction: Pick<Transaction, 'txid'> | null): LifeStep['link'] {
  return transaction === null || transaction.txid === null ? null : { txid: transaction.txid };
}

const STATES: Partial<Record<LifeStepName, LifeStepState>> = {
  'address-open': 'open',
  'funded-open': 'open',
  'executed-open': 'open',
  'funded-unconfirmed': 'under-way',
  'funded-partial': 'under-way',
};

function step(name: LifeStepName, known: Partial<LifeStep> = {}): LifeStep {
  return { name, state: STATES[name] ?? 'done', at: null, amount: null, link: null, ...known };
}
