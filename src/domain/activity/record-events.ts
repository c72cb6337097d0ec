import { type ActivityEvent, type ActivityKind, createEvent } from '@/domain/activity/activity';
import { listLeaving } from '@/domain/guarantees/guarantee-status';
import type { Contract, Guarantee, Transaction } from '@/domain/models';
import { isCalendarDate, sortByCreation } from '@/domain/primitives/dates';

/** Events according to the server's records. */
export function listRecordEvents(contract: Contract): ActivityEvent[] {
  const [owner = null, counterparty = null] = contract.contractors;
  const { createdAt, status, guarantees } = contract;
  return [
    claim('created', 'created', { at: createdAt, person: owner }),
    ...(counterparty === null ? [] : [claim('joined', 'joined', { person: counterparty, after: createdAt })]),
    ...guarantees.flatMap((guarantee) => listGuaranteeEvents(guarantee, createdAt)),
    ...(status === 'completed' ? [claim('completed', 'completed', { after: contract.updatedAt })] : []),
  ];
}

function listGuaranteeEvents(guarantee: Guarantee, contractCreatedAt: string | null): ActivityEvent[] {
  const { id, depositorId, amount, createdAt = null, deposits, withdrawals } = guarantee;
  const leaving = listLeaving(withdrawals ?? [], deposits);
  const events = [
    claim(`guarantee:${id}`, 'guarantee', { at: createdAt, person: depositorId, amount, after: contractCreatedAt }),
    ...sortByCreation(deposits ?? []).flatMap((deposit) => listDepositEvents(deposit, guarantee)),
    ...sortByCreation(withdrawals ?? []).flatMap((each) => listWithdrawalEvents(each, leaving.includes(each))),
    ...listStatusEvents(guarantee, contractCreatedAt),
  ];
  return events.map((event) => ({ ...event, guaranteeId: id }));
}

function listDepositEvents(deposit: Transaction, { depositorId }: Guarantee): ActivityEvent[] {
  const { address, txid, amount, createdAt, updatedAt } = deposit;
  const person = deposit.senderId ?? depositorId;
  const given =
    address === null ? [] : [claim(`address:${address}`, 'address', { at: createdAt, person, link: { address } })];
  if (txid === null) return given;
  return [
    ...given,
    claim(toDepositId(txid, deposit.vout), 'deposit', { at: updatedAt, person, amount, link: { txid } }),
  ];
}

function listWithdrawalEvents(
  { id, txid, signer, amount, updatedAt }: Transaction,
  isRelease: boolean,
): ActivityEvent[] {
  const known = { at: updatedAt, person: signer, amount };
  const record = toWithdrawalRecord(id);
  const signed = signer === null ? [] : [claim(toSignatureId(id, signer), 'signature', { ...known, record })];
  return txid === null || !isRelease
    ? signed
    : [...signed, claim(toReleaseId(txid), 'release', { ...known, link: { txid } })];
}

const STATUS_KINDS: Partial<Record<string, ActivityKind>> = {
  in_dispute: 'dispute',
  executed: 'executed',
  expired: 'expired',
};

/** An end comes after the last payment, and an expiry on its day. */
function listStatusEvents(guarantee: Guarantee, contractCreatedAt: string | null): ActivityEvent[] {
  const { id, status, validUntil, deposits, withdrawals, createdAt } = guarantee;
  const kind = Object.hasOwn(STATUS_KINDS, status) ? STATUS_KINDS[status] : undefined;
  if (kind === undefined) return [];
  const isDay = kind === 'expired' && validUntil !== null && isCalendarDate(validUntil);
  const paid = [...(deposits ?? []), ...(withdrawals ?? [])].filter(({ txid }) => txid !== null);
  const last = paid
    .map(({ updatedAt }) => updatedAt ?? '')
    .sort()
    .at(-1);
  return [claim(`${kind}:${id}`, kind, { after: isDay ? validUntil : last || createdAt || contractCreatedAt })];
}

export function toDepositId(txid: string, vout: number | null): string {
  return `deposit:${txid}:${vout ?? ''}`;
}

export function toReleaseId(txid: string): string {
  return `release:${txid}`;
}

export function toSignatureId(withdrawalId: string | number, signer: string | number): string {
  return `signature:${withdrawalId}:${signer}`;
}

export function toWithdrawalRecord(withdrawalId: string | number): string {
  return `withdrawal:${withdrawalId}`;
}

function claim(id: string, kind: ActivityKind, known: Partial<ActivityEvent>): ActivityEvent {
  return createEvent({ id, kind, proof: 'server', record: id, ...known });
}
