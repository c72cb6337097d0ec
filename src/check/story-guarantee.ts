import { readContract } from '@/check/read-lists';
import type { Fault, Report } from '@/check/report';
import type { Guarantee } from '@/domain/models';
import { type Id, isSameId } from '@/domain/primitives/ids';
import { addGuarantee, updateGuarantee } from '@/services/contracts.service';
import type { NewGuarantee } from '@/services/schemas/records.writer';
import { listDeposits, listWithdrawals } from '@/services/transactions.service';

const CALLS = 'Calls, request and answer';
const TERMS = 'The terms of a guarantee';
const CHANGE = 'PUT /contracts/{contract_id}/guarantee';
const NEEDED = 'No guarantee can become active, and no depositor be named.';

/** Adds a guarantee, reads it back, and saves it as the app does with each change. `null`: there is none. */
export async function playGuarantee(report: Report, contractId: Id, terms: NewGuarantee): Promise<Guarantee | null> {
  const about = { subject: 'POST /contracts/{id}/guarantees', needed: 'No guarantee can be added.' };
  const added = await report.attempt(about, () => addGuarantee(contractId, terms));
  if (added === null) return null;
  judgeTerms(report, TERMS, added, terms);
  const saved = await readGuarantee(report, contractId, added.id);
  if (saved === null) return added;
  judgeTerms(report, TERMS, saved, terms);
  if (!(await change(report, contractId, { ...saved, depositorId: terms.depositorId }))) return saved;
  const changed = await readGuarantee(report, contractId, added.id);
  if (changed !== null) judgeTerms(report, CHANGE, changed, terms);
  return changed ?? saved;
}

/** Sets a guarantee with coins to active. */
export async function activateGuarantee(report: Report, contractId: Id, guaranteeId: Id): Promise<void> {
  const funded = await readGuarantee(report, contractId, guaranteeId);
  if (funded === null || !(await change(report, contractId, { ...funded, status: 'active' }))) return;
  const changed = await readGuarantee(report, contractId, guaranteeId);
  if (changed === null || changed.status === 'active') return;
  const text = `A guarantee that was set to active is ${changed.status} afterwards. ${NEEDED}`;
  report.add(CALLS, CHANGE, 'breaks', text, 'Store the status that is sent, and return it.');
}

async function change(report: Report, contractId: Id, guarantee: Guarantee): Promise<boolean> {
  const save = () => updateGuarantee(contractId, guarantee).then(() => true);
  return (await report.attempt({ subject: CHANGE, needed: NEEDED }, save)) !== null;
}

/** With its lists, which a backend may want back. */
async function readGuarantee(report: Report, contractId: Id, id: Id): Promise<Guarantee | null> {
  const contract = await readContract(report, contractId);
  const found = contract?.guarantees.find((each) => isSameId(each.id, id));
  if (contract === null) return null;
  if (found !== undefined) {
    const deposits = found.deposits ?? (await listDeposits(id).catch(() => null));
    return { ...found, deposits, withdrawals: found.withdrawals ?? (await listWithdrawals(id).catch(() => null)) };
  }
  const text = 'A guarantee that was just added is not in its contract. Nobody would see it.';
  report.add(CALLS, 'GET /contracts/{id}', 'breaks', text, 'Return all guarantees of the contract, with their ids.');
  return null;
}

/** Compares what both parties agree to with what was sent. */
function judgeTerms(report: Report, subject: string, found: Guarantee, terms: NewGuarantee): void {
  const faults = [judgeAmount(found, terms), judgeDate(found, terms), judgeDepositor(found, terms)];
  const named = faults.filter((fault) => fault !== null);
  if (named.length === 0) report.add(CALLS, subject, 'works');
  for (const { outcome = 'breaks', text, advice } of named) report.add(CALLS, subject, outcome, text, advice);
}

function judgeAmount(found: Guarantee, { amount }: NewGuarantee): Fault | null {
  if (found.amount === amount) return null;
  const text =
    'amount is another than the one that was sent. The parties would see a guarantee that they did not agree to.';
  return { text, advice: 'Keep amount in BTC, with 8 decimals.' };
}

function judgeDate(found: Guarantee, { validUntil }: NewGuarantee): Fault | null {
  if (found.validUntil === validUntil) return null;
  const text = 'valid_until is another day than the one that was sent. Signed terms would read as changed.';
  return {
    text,
    advice: 'Keep the day as it was sent, whatever the time zone of the backend ("Dates" in docs/api.md).',
  };
}

function judgeDepositor(found: Guarantee, { depositorId }: NewGuarantee): Fault | null {
  if (isSameId(found.depositorId, depositorId)) return null;
  if (found.depositorId !== null) {
    const text = 'contractor_id is another than the one that was sent. The wrong party would be asked to pay.';
    return { text, advice: 'Keep contractor_id as it was sent.' };
  }
  const text = 'Without contractor_id, guarantees do not say who deposits.';
  return { outcome: 'without', text, advice: 'Keep contractor_id, and return it with each guarantee.' };
}
