import { addressToScript } from '@mocks/chain/addresses';
import type { ForeignBackend } from '@tests/e2e/foreign/backend';
import { ODD_AMOUNTS } from '@tests/e2e/foreign/options';
import { sats } from '@tests/unit/domain/make';
import { expect } from 'vitest';
import type { GuaranteeRef } from '@/domain/models';
import {
  createNewContract,
  editContract,
  fetchContract,
  joinContract,
  publishContract,
} from '@/store/contracts/contracts.thunks';
import { addContractGuarantee } from '@/store/contracts/guarantee.thunks';
import { requestDeposit } from '@/store/payments/request-deposit.thunks';
import { DESTINATION, FUNDS, TO_BERTO } from '../scenes';
import { addBystanders } from './bystanders';
import { type ForeignPerson, findByDescription } from './people';

const TEXT = { title: 'Roof repair', description: 'New tiles', pdfUrl: null };
const TERMS = {
  description: 'Deposit for the roof',
  amount: '0.001',
  validUntil: '2031-12-31',
  conditions: 'The roof is tight',
  verificationProcess: 'Both inspect it',
};
const FEE = sats(1_896);
/** Of the first release: more than 90 % of the guarantee, which stays active with what is left. */
const FIRST = sats(91_500);
/** By which it is released again. */
const MORE = sats(2_000);
/** Of the second release, which has two payees. */
const SPLIT_FEE = sats(2_412);
const PART = sats(2_000);
/** The balance after both releases. */
const REST = sats(FUNDS - FIRST - FEE - SPLIT_FEE - PART);

/** Two users who are logged in make a contract, back it with bitcoin and release it in two steps. */
export async function playMoneyJourney(
  backend: ForeignBackend,
  ana: ForeignPerson,
  berto: ForeignPerson,
): Promise<void> {
  const { ledger, chain } = backend;
  const bystanders = addBystanders(backend, ana.account);
  const untouched = bystanders.read();

  const { id } = await ana.act(null, createNewContract({ ...TEXT, status: 'draft' }));
  await ana.act(id, publishContract(id));
  const invitation = await berto.act(null, fetchContract(id));
  await berto.act(null, joinContract(invitation));
  await berto.look(id);
  await berto.act(id, addContractGuarantee(id, TERMS));
  await ana.look(id);
  await berto.look(id);
  expect(ana.contract(id)).toMatchObject({ status: 'active', contractors: [ana.account.id, berto.account.id] });
  expectOddAmounts(ana, id, backend);

  const ref = findByDescription(berto.contract(id), TERMS.description);
  // A depositor that the record lacks stays unknown.
  const isNamed = backend.ledger.options.depositors === 'named';
  expect(berto.guarantee(ref).depositorId).toBe(isNamed ? berto.account.id : null);
  expect(ana.guarantee(ref)).toMatchObject({ amount: FUNDS, status: 'pending' });

  const { address, verdict } = await berto.act(id, requestDeposit(ref));
  expect(verdict).toEqual({ verified: true });
  const script = addressToScript(address) ?? new Uint8Array();
  const txid = chain.send(script, FUNDS);
  // The address that was given out is asked for again, also from another page.
  await berto.look(id);
  await both(ana, berto, id);
  expect([ana, berto].map((person) => person.balance(ref))).toEqual([FUNDS, FUNDS]);
  expect(statuses(backend, ref, ana, berto)).toEqual(['active', 'active', 'active']);
  expect(berto.guarantee(ref).deposits).toMatchObject([{ txid, vout: 0 }]);

  const order = { address: DESTINATION, finalAmount: FIRST, fee: FEE };
  await ana.release(ref, order);
  await ana.cancel(ref);
  await release(ana, berto, ref, order);
  expect(chain.listUnspent(script)).toMatchObject([{ value: FUNDS - FIRST - FEE }]);
  expect([ana, berto].map((person) => person.balance(ref))).toEqual([FUNDS - FIRST - FEE, FUNDS - FIRST - FEE]);
  expect(statuses(backend, ref, ana, berto)).toEqual(['active', 'active', 'active']);

  const again = await berto.releaseAgain(ref, MORE);
  await ana.look(id);
  await ana.cosign(ref, again.unsaved === null ? undefined : again.psbt);
  await both(ana, berto, id);
  expect(paid(backend, DESTINATION)).toEqual([FIRST - MORE]);

  const second = { address: TO_BERTO, amount: REST };
  await release(berto, ana, ref, { address: DESTINATION, finalAmount: PART, fee: SPLIT_FEE, second });
  expect(chain.listUnspent(script)).toEqual([]);
  expect(paid(backend, DESTINATION)).toEqual([FIRST - MORE, PART]);
  expect(paid(backend, TO_BERTO)).toEqual([REST]);
  // The record of a file has no transaction whose fee could be taken off.
  const { psbts, withdrawalAmount } = ledger.options;
  const isUnknown = psbts === 'own' && withdrawalAmount === 'gross';
  const recorded = withdrawalAmount === 'gross' ? FIRST - MORE : FIRST;
  expect(ana.withdrawn(ref)).toEqual(isUnknown ? [null, null] : [recorded, PART]);
  expect(statuses(backend, ref, ana, berto)).toEqual(['executed', 'executed', 'executed']);

  await ana.act(id, editContract(id, { title: TEXT.title, description: 'New tiles, and gutters' }));
  await both(ana, berto, id);
  expect(berto.contract(id).description).toBe('New tiles, and gutters');

  await ana.look(bystanders.deal.id);
  await ana.look(bystanders.deal.id);
  const hedge = findByDescription(ana.contract(bystanders.deal.id), 'Hedge');
  expect([ana.guarantee(hedge).status, ana.balance(hedge)]).toEqual(['active', 200_000]);
  expect(bystanders.read()).toBe(untouched);
  expect([ana.unsaved, berto.unsaved]).toEqual([0, 0]);
  expect(ledger.payments.rows.filter(({ pledgeId }) => pledgeId === ref.guaranteeId)).toHaveLength(3);
}

/** Each looks until the other's background saves have been seen. */
async function both(ana: ForeignPerson, berto: ForeignPerson, id: GuaranteeRef['contractId']): Promise<void> {
  for (const person of [berto, ana, berto, ana]) await person.look(id);
}

async function release(
  by: ForeignPerson,
  other: ForeignPerson,
  ref: GuaranteeRef,
  order: Parameters<ForeignPerson['release']>[1],
): Promise<void> {
  const made = await by.release(ref, order);
  await other.look(ref.contractId);
  // A transaction that the backend does not take is sent as a file.
  await other.cosign(ref, made.kind === 'unsaved' ? made.psbt : undefined);
  await both(by, other, ref.contractId);
}

function expectOddAmounts(ana: ForeignPerson, id: GuaranteeRef['contractId'], { ledger }: ForeignBackend): void {
  if (ledger.options.amounts !== 'odd') return;
  const odd = ana.contract(id).guarantees.filter(({ description }) => description.startsWith('Of '));
  expect(odd.map(({ amount, extra }) => [amount, extra?.amount])).toEqual(ODD_AMOUNTS.map((given) => [null, given]));
}

/** As the backend has it, and as each of the two sees it. */
function statuses({ ledger }: ForeignBackend, ref: GuaranteeRef, ...people: ForeignPerson[]): string[] {
  return [ledger.pledges.get(ref.guaranteeId).status, ...people.map((person) => person.guarantee(ref).status)];
}

function paid({ chain }: ForeignBackend, address: string): number[] {
  return chain.listUnspent(addressToScript(address) ?? new Uint8Array()).map(({ value }) => value);
}
