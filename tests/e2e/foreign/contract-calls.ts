import { isDeepStrictEqual } from 'node:util';
import { amountAnswer, answerCreated, dealAnswer, dealSummary, fillAnswer, keysAnswer, pledgeAnswer } from './answers';
import { arbitratorKeyOf, type Deal, type Ledger, type Pledge } from './ledger';
import { needsLists, ODD_AMOUNTS } from './options';
import type { Calls } from './server';
import {
  CHANGED_GUARANTEE,
  changedContract,
  changedGuarantee,
  check,
  JOIN,
  type Json,
  NEW_CONTRACT,
  NEW_GUARANTEE,
  NEW_GUARANTEES,
  refuse,
  toSatoshis,
} from './wire';

export function contractCalls(ledger: Ledger): Calls {
  return {
    // The answer lacks the guarantees.
    'POST /contracts': (_ids, body) =>
      answerCreated(ledger, dealSummary(createDeal(ledger, check(body, NEW_CONTRACT))), 'data', ['id']),
    'GET /contracts/user/:id': ([userId]) =>
      ledger.deals.rows.filter(({ parties }) => parties.includes(Number(userId))).map(dealSummary),
    'GET /contracts/:id': ([id]) => dealAnswer(ledger, ledger.deals.get(id)),
    'GET /contracts/:id/fillcontract': ([id]) =>
      ledger.options.fill === 'none' ? refuse(404, 'no such call') : fillAnswer(ledger, ledger.deals.get(id)),
    'POST /contracts/:id/contractor': ([id], body) => join(ledger, ledger.deals.get(id), check(body, JOIN)),
    'PUT /contracts/:id': ([id], body) => changeDeal(ledger, ledger.deals.get(id), body),
    'DELETE /contracts/:id': ([id]) => removeDraft(ledger, ledger.deals.get(id)),
    'POST /contracts/:id/guarantees': ([id], body) => addPledges(ledger, ledger.deals.get(id), body),
    'PUT /contracts/:id/guarantee': ([id], body) => {
      const { guarantee } = check(body, CHANGED_GUARANTEE);
      changePledge(ledger, ledger.deals.get(id), guarantee as Json);
    },
  };
}

function createDeal(ledger: Ledger, body: Json): Deal {
  const parties = (body.contractors as unknown[]).map((id) => ledger.accounts.get(id).id);
  if (parties.length !== 1) refuse(400, 'a contract starts with one contractor');
  arbitratorKeyOf(String(body.arbitrator));
  const guarantees = (body.guarantees as unknown[]).map((each) => check(each, NEW_GUARANTEE));
  if (guarantees.some(({ contractor_id }) => Number(contractor_id) !== parties[0])) refuse(403, 'not a party');
  const deal = ledger.deals.add({
    order: ledger.deals.rows.length + 1,
    title: String(body.title),
    description: String(body.description),
    status: String(body.status),
    parties,
    arbitrator: String(body.arbitrator),
    nextOrder: 1,
  });
  for (const guarantee of guarantees) addPledge(ledger, deal, guarantee);
  return deal;
}

function addPledge(ledger: Ledger, deal: Deal, body: Json): Pledge {
  const { description, valid_until, conditions, verification_process } = body;
  return ledger.pledges.add({
    dealId: deal.id,
    depositor: ledger.options.depositors === 'later' ? null : ledger.party(deal, body.contractor_id),
    terms: { description, valid_until, conditions, verification_process },
    sats: toSatoshis(body.amount),
    status: 'pending',
  });
}

function addPledges(ledger: Ledger, deal: Deal, body: unknown): Json[] {
  const { guarantees } = check(body, NEW_GUARANTEES);
  if (deal.status !== 'pending_counterparty' && deal.status !== 'active') refuse(409, `the contract is ${deal.status}`);
  const added = (guarantees as unknown[]).map((each) => addPledge(ledger, deal, check(each, NEW_GUARANTEE)));
  return added.map((pledge) => (ledger.options.answers === 'spec' ? { id: pledge.id } : pledgeAnswer(pledge)));
}

function join(ledger: Ledger, deal: Deal, body: Json): Json {
  const { id } = ledger.accounts.get(body.contractorId);
  if (deal.status !== 'pending_counterparty' || deal.parties.includes(id)) refuse(409, 'nobody can join');
  deal.parties.push(id);
  deal.status = 'active';
  if (ledger.options.amounts === 'odd') addOddPledges(ledger, deal);
  return dealSummary(deal);
}

/** As another client has recorded them. */
function addOddPledges(ledger: Ledger, deal: Deal): void {
  for (const odd of ODD_AMOUNTS) {
    const text = { conditions: 'As agreed', verification_process: 'Both look at it', valid_until: '2031-12-31' };
    const terms = { ...text, description: `Of ${String(odd)}` };
    ledger.pledges.add({ dealId: deal.id, depositor: deal.parties[0] ?? null, terms, sats: 0, odd, status: 'pending' });
  }
}

function changeDeal(ledger: Ledger, deal: Deal, sent: unknown): void {
  const body = check(sent, changedContract({ hasLists: needsLists(ledger.options) }));
  const isSame = String(body.contractors) === String(deal.parties) && String(body.arbitrator) === deal.arbitrator;
  if (Number(body.id) !== deal.id || !isSame) refuse(403, 'parties and arbitrator cannot be changed');
  for (const guarantee of (body.guarantees ?? []) as Json[]) checkPledge(ledger, guarantee);
  const isGiven = ledger.options.keys !== 'contract' || isDeepStrictEqual(body.keys, keysAnswer(ledger, deal));
  if (!isGiven) refuse(409, 'the keys are those of the accounts');
  const isPublished = deal.status === 'draft' && body.status === 'pending_counterparty';
  if (body.status !== deal.status && !isPublished) refuse(409, `not from ${deal.status} to ${String(body.status)}`);
  Object.assign(deal, { title: body.title, description: body.description, status: body.status });
}

function removeDraft(ledger: Ledger, deal: Deal): void {
  if (deal.status !== 'draft') refuse(409, 'only drafts can be deleted');
  for (const pledge of ledger.pledgesOf(deal)) ledger.pledges.remove(pledge);
  ledger.deals.remove(deal);
}

const DUST = 546;

/** A list that is sent must name every payment that there is. */
function takeList(ledger: Ledger, pledge: Pledge, name: string, sent: Json[] | undefined): void {
  const payments = ledger.paymentsOf(pledge, name === 'withdrawals');
  if (sent === undefined && ledger.options.puts === 'crash') refuse(500, `${name} is undefined`);
  if (sent === undefined && ledger.options.puts === 'replace')
    for (const each of payments) ledger.payments.remove(each);
  if (sent !== undefined && String(sent.map(({ id }) => id)) !== String(payments.map(({ id }) => id))) {
    refuse(409, `${name} are not those that there are`);
  }
}

/** The guarantee of a PUT, whose amount must be the one that was answered. */
function checkPledge(ledger: Ledger, body: Json): Pledge {
  const pledge = ledger.pledges.get(body.id);
  const isOdd = pledge.odd !== undefined;
  const hasBalance = ledger.options.fill === 'balances';
  const hasLists = ledger.options.puts === 'check' ? needsLists(ledger.options) : null;
  check(body, changedGuarantee({ hasLists, hasBalance, isOdd, depositor: pledge.depositor }));
  for (const name of ['deposits', 'withdrawals']) takeList(ledger, pledge, name, body[name] as Json[] | undefined);
  const isSame = isOdd ? body.amount === amountAnswer(pledge) : toSatoshis(body.amount) === pledge.sats;
  if (!isSame) refuse(409, 'the amount is settled');
  return pledge;
}

function changePledge(ledger: Ledger, deal: Deal, body: Json): void {
  const pledge = checkPledge(ledger, body);
  if (pledge.dealId !== deal.id || Number(body.contract_id) !== deal.id) refuse(404, 'not of this contract');
  const depositor = pledge.depositor === null && !body.contractor_id ? null : ledger.party(deal, body.contractor_id);
  const isOpen = pledge.status === 'pending' && ledger.paymentsOf(pledge, false).length === 0;
  if (depositor !== pledge.depositor && !isOpen) refuse(409, 'the depositor is settled');
  if (body.status !== pledge.status) {
    const move = `${pledge.status} ${String(body.status)}`;
    if (move !== 'pending active' && move !== 'active executed') refuse(409, `no such move: ${move}`);
    const balance = ledger.balance(pledge);
    if (body.status === 'active' ? balance < pledge.sats : balance > DUST) refuse(409, 'the chain says otherwise');
  }
  Object.assign(pledge, { depositor, status: body.status });
}
