import type { Contract, Guarantee } from '@/domain/models';
import { type Sats, sumAmounts } from '@/domain/primitives/amount';
import { type Id, isSameId } from '@/domain/primitives/ids';
import type { Payment } from '@/domain/records/payments';
import type { Payout } from '@/domain/withdrawals/payouts';

/*
 * The statement: what was paid into and out of guarantees (docs/records.md#statement). An unknown value is `null`, never
 * zero.
 */

export interface StatementLine extends Pick<Payment, 'id' | 'event' | 'txid' | 'isRecordOnly'> {
  status: 'confirmed' | 'unconfirmed';
  /** Time of the block, ISO 8601; `null` outside of blocks. */
  at: string | null;
  /** Of a release: what reached the payees, after the fee. */
  amount: Sats | null;
  /** Of a release, each payee; of a deposit, its address. `name`: of the party whose stated address it is. `null`: unknown. */
  payouts: (Payout & { name: string | null })[] | null;
  /** Network fee of a release. That of a deposit is paid by the wallet that sends it, beside the amount. */
  fee: Sats | null;
  counterparty: { id: Id; name: string | null } | null;
  /** Of a deposit: the user is the guarantee's depositor; `null`: unknown, or a release. */
  isOwn: boolean | null;
  contract: Pick<Contract, 'id' | 'title'>;
  guarantee: { id: Id; description: string } | null;
}

/** Facts that payments lack. */
export interface LineFacts {
  userId: Id | null;
  findName: (id: Id) => string | null;
  /** The party whose stated payout address it is. */
  findPayee: (contractId: Id, guaranteeId: Id, address: string | null) => Id | null;
  /** Network fee by txid. */
  findFee: (txid: string) => Sats | null;
}

/** Oldest first; what is in no block comes last. */
export function listLines(contract: Contract, payments: readonly Payment[], facts: LineFacts): StatementLine[] {
  return sortLines(payments.map((payment) => toLine(contract, payment, facts)));
}

function sortLines(lines: readonly StatementLine[]): StatementLine[] {
  const getTime = ({ at }: StatementLine) => (at === null ? Number.POSITIVE_INFINITY : Date.parse(at));
  return [...lines].sort((a, b) => (getTime(a) === getTime(b) ? 0 : getTime(a) - getTime(b)));
}

function toLine(contract: Contract, payment: Payment, facts: LineFacts): StatementLine {
  const { id, event, txid, at, amount, payouts, isRecordOnly } = payment;
  const guarantee = contract.guarantees.find((each) => isSameId(each.id, payment.guaranteeId));
  const other = contract.contractors.find((each) => !isSameId(each, facts.userId));
  const nameOf = (address: string | null) => {
    const payee = facts.findPayee(contract.id, payment.guaranteeId, address);
    return payee === null ? null : (facts.findName(payee) ?? String(payee));
  };
  return {
    id,
    event,
    status: at === null ? 'unconfirmed' : 'confirmed',
    at,
    amount,
    fee: event === 'release' ? facts.findFee(txid) : null,
    txid,
    payouts: payouts?.map((each) => ({ ...each, name: nameOf(each.address) })) ?? null,
    isRecordOnly,
    counterparty: other === undefined ? null : { id: other, name: facts.findName(other) },
    isOwn: event === 'release' ? null : isOwnDeposit(contract, guarantee, facts.userId),
    contract: { id: contract.id, title: contract.title },
    guarantee: guarantee === undefined ? null : { id: guarantee.id, description: guarantee.description },
  };
}

/** Nobody but the two parties deposits. */
function isOwnDeposit({ contractors }: Contract, guarantee: Guarantee | undefined, userId: Id | null): boolean | null {
  const depositor = contractors.find((id) => isSameId(id, guarantee?.depositorId ?? null));
  return depositor === undefined || userId === null ? null : isSameId(depositor, userId);
}

interface StatementTotals {
  deposited: Sats | null;
  released: Sats | null;
  /** `null` if the fee of a release is unknown. */
  fees: Sats | null;
  /** Lines that do not count, because they are in no block. */
  uncounted: number;
}

/** Sums of what is in blocks. */
export function sumLines(lines: readonly StatementLine[]): StatementTotals {
  const counted = lines.filter(({ status }) => status === 'confirmed');
  const deposits = counted.filter(({ event }) => event === 'deposit');
  const releases = counted.filter(({ event }) => event === 'release');
  return {
    deposited: sumAmounts(deposits.map(({ amount }) => amount)),
    released: sumAmounts(releases.map(({ amount }) => amount)),
    fees: sumAmounts(releases.map(({ fee }) => fee)),
    uncounted: lines.length - counted.length,
  };
}
