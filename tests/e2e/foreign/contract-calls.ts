import { dealAnswer, dealSummary, fillAnswer, pledgeAnswer } from './answers';
import { arbitratorKeyOf, type Deal, type Ledger, type Pledge } from './ledger';
import type { Calls } from './server';
import {
  CHANGED_GUARANTEE,
  CONTRACT,
  check,
  GUARANTEE,
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
    'POST /contracts': (_ids, body) => dealSummary(createDeal(ledger, check(body, NEW_CONTRACT))),
    'GET /contracts/user/:id': ([userId]) =>
      ledger.deals.rows.filter(({ parties }) => parties.includes(Number(userId))).map(dealSummary),
    'GET /contracts/:id': ([id]) => dealAnswer(ledger, ledger.deals.get(id)),
    'GET /contracts/:id/fillcontract': ([id]) => fillAnswer(ledger, ledger.deals.get(id)),
    'POST /contracts/:id/contractor': ([id], body) => join(ledger, ledger.deals.get(id), check(body, JOIN)),
    'PUT /contracts/:id': ([id], body) => changeDeal(ledger.deals.get(id), check(body, CONTRACT)),
    'DELETE /contracts/:id': ([id]) => removeDraft(ledger, ledger.deals.get(id)),
    'POST /contracts/:id/guarantees': ([id], body) => addPledges(ledger, ledger.deals.get(id), body),
    'PUT /contracts/:id/guarantee': ([id], body) => {
      const { guarantee } = check(body, CHANGED_GUARANTEE);
      changePledge(ledger, ledger.deals.get(id), check(guarantee, GUARANTEE));
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
    depositor: ledger.party(deal, body.contractor_id),
    terms: { description, valid_until, conditions, verification_process },
    sats: toSatoshis(body.amount),
    status: 'pending',
  });
}

function addPledges(ledger: Ledger, deal: Deal, body: unknown): Json[] {
  const { guarantees } = check(body, NEW_GUARANTEES);
  if (deal.status !== 'pending_counterparty' && deal.status !== 'active') refuse(409, `the contract is ${deal.status}`);
  return (guarantees as unknown[]).map((each) => pledgeAnswer(addPledge(ledger, deal, check(each, NEW_GUARANTEE))));
}

function join(ledger: Ledger, deal: Deal, body: Json): Json {
  const { id } = ledger.accounts.get(body.contractorId);
  if (deal.status !== 'pending_counterparty' || deal.parties.includes(id)) refuse(409, 'nobody can join');
  deal.parties.push(id);
  deal.status = 'active';
  return dealSummary(deal);
}

function changeDeal(deal: Deal, body: Json): void {
  const isSame = String(body.contractors) === String(deal.parties) && String(body.arbitrator) === deal.arbitrator;
  if (Number(body.id) !== deal.id || !isSame) refuse(403, 'parties and arbitrator cannot be changed');
  for (const guarantee of body.guarantees as unknown[]) check(guarantee, GUARANTEE);
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

function changePledge(ledger: Ledger, deal: Deal, body: Json): void {
  const pledge = ledger.pledges.get(body.id);
  if (pledge.dealId !== deal.id || Number(body.contract_id) !== deal.id) refuse(404, 'not of this contract');
  const depositor = ledger.party(deal, body.contractor_id);
  const isOpen = pledge.status === 'pending' && ledger.paymentsOf(pledge, false).length === 0;
  if (depositor !== pledge.depositor && !isOpen) refuse(409, 'the depositor is settled');
  if (toSatoshis(body.amount) !== pledge.sats) refuse(409, 'the amount is settled');
  if (body.status !== pledge.status) {
    const move = `${pledge.status} ${String(body.status)}`;
    if (move !== 'pending active' && move !== 'active executed') refuse(409, `no such move: ${move}`);
    const balance = ledger.balance(pledge);
    if (body.status === 'active' ? balance < pledge.sats : balance > DUST) refuse(409, 'the chain says otherwise');
  }
  Object.assign(pledge, { depositor, status: body.status });
}
