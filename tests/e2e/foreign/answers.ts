import type { Account, Deal, Ledger, Note, Payment, Pledge } from './ledger';
import type { ForeignOptions } from './options';
import { compact, type Json } from './wire';

/* Bare records: amounts as numbers, ids as numbers, nothing empty, and only what a caller cannot do without. */

const toBtc = (sats: number | null) => (sats === null ? null : sats / 1e8);

/** The answer to a call that has created something: bare, or under its name with nothing but these fields. */
export function answerCreated({ options }: Ledger, answer: Json, name: string, fields: readonly string[]): Json {
  if (options.answers === 'whole') return answer;
  return { [name]: Object.fromEntries(fields.map((field) => [field, answer[field]])) };
}

export function accountAnswer({ options }: Ledger, { id, email, envelope, publicKey }: Account): Json {
  return { id, email, encrypted_key: envelopeAnswer(options, envelope), public_key: publicKey };
}

/** A database with a column of JSON answers an object. */
function envelopeAnswer({ envelopes }: ForeignOptions, envelope: string): unknown {
  return envelopes === 'object' ? JSON.parse(envelope) : envelope;
}

/** Without guarantees, which only `dealAnswer` has. */
export function dealSummary({ id, title, description, order, status, parties, arbitrator }: Deal): Json {
  return { id, title, description, contract_order: order, status, contractors: parties, arbitrator };
}

export function dealAnswer(ledger: Ledger, deal: Deal): Json {
  const { contractLists, keys } = ledger.options;
  const guarantees = ledger.pledgesOf(deal).map((pledge) => ({
    ...pledgeAnswer(pledge),
    ...(contractLists ? listsAnswer(ledger, pledge) : {}),
  }));
  return compact({ ...dealSummary(deal), guarantees, keys: keys === 'contract' ? keysAnswer(ledger, deal) : null });
}

export function pledgeAnswer(pledge: Pledge): Json {
  const { id, dealId, depositor, terms, status } = pledge;
  return { ...terms, id, contract_id: dealId, contractor_id: depositor ?? '', amount: amountAnswer(pledge), status };
}

export function amountAnswer({ odd, sats }: Pledge): unknown {
  return odd ?? toBtc(sats);
}

function listsAnswer(ledger: Ledger, pledge: Pledge): Json {
  const list = (isRelease: boolean) => ledger.paymentsOf(pledge, isRelease).map((each) => paymentAnswer(ledger, each));
  return { deposits: list(false), withdrawals: list(true) };
}

export function keysAnswer(ledger: Ledger, { parties }: Deal): Json[] {
  return parties.map((id) => {
    const { publicKey, envelope } = ledger.accounts.get(id);
    const encrypted_key = envelopeAnswer(ledger.options, envelope);
    return { public_key: publicKey, ...(ledger.options.keys === 'contract' ? { encrypted_key } : {}) };
  });
}

export function paymentAnswer({ options }: Ledger, payment: Payment): Json {
  const { id, pledgeId, order, address, isRelease, sats, sender, receivers, status, txid, vout } = payment;
  const amount = options.amounts === 'odd' && !isRelease ? sats : toBtc(sats);
  return compact({
    ...{ id, guarantee_id: pledgeId, guarantee_order: order, address, withdrawal: isRelease, amount },
    ...{ sender_id: sender, receivers_id: receivers, status, txid, vout },
    ...{ u_psbt: payment.unsigned, p_psbt: payment.signed, signer: payment.signer },
  });
}

/** Of each guarantee only what `dealAnswer` lacks. */
export function fillAnswer(ledger: Ledger, deal: Deal): Json {
  const { fill } = ledger.options;
  const keys = ledger.options.keys === 'fill' ? keysAnswer(ledger, deal) : null;
  if (fill === 'keys') return compact({ keys });
  const guarantees = ledger.pledgesOf(deal).map((pledge) =>
    compact({
      id: pledge.id,
      ...(fill === 'lists' ? listsAnswer(ledger, pledge) : { balance: toBtc(ledger.balance(pledge)) }),
    }),
  );
  return compact({ keys, guarantees });
}

export function noteAnswer({ id, author, content, at }: Note): Json {
  return { id, user_id: author, content, created_at: at };
}
