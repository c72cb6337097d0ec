import type { Account, Deal, Ledger, Note, Payment, Pledge } from './ledger';
import { compact, type Json } from './wire';

/* Bare records: amounts as numbers, ids as numbers, nothing empty, and only what a caller cannot do without. */

const toBtc = (sats: number | null) => (sats === null ? null : sats / 1e8);

export function accountAnswer({ id, email, envelope, publicKey }: Account): Json {
  return { id, email, encrypted_key: envelope, public_key: publicKey };
}

/** Without guarantees, which only `dealAnswer` has. */
export function dealSummary({ id, title, description, order, status, parties, arbitrator }: Deal): Json {
  return { id, title, description, contract_order: order, status, contractors: parties, arbitrator };
}

export function dealAnswer(ledger: Ledger, deal: Deal): Json {
  return compact({ ...dealSummary(deal), guarantees: ledger.pledgesOf(deal).map(pledgeAnswer) });
}

export function pledgeAnswer({ id, dealId, depositor, terms, sats, status }: Pledge): Json {
  return { ...terms, id, contract_id: dealId, contractor_id: depositor, amount: toBtc(sats), status };
}

export function paymentAnswer(payment: Payment): Json {
  const { id, pledgeId, order, address, isRelease, sats, sender, receivers, status, txid, vout } = payment;
  return compact({
    ...{ id, guarantee_id: pledgeId, guarantee_order: order, address, withdrawal: isRelease, amount: toBtc(sats) },
    ...{ sender_id: sender, receivers_id: receivers, status, txid, vout },
    ...{ u_psbt: payment.unsigned, p_psbt: payment.signed, signer: payment.signer },
  });
}

/** Of each guarantee only what `dealAnswer` lacks. */
export function fillAnswer(ledger: Ledger, deal: Deal): Json {
  const keys = deal.parties.map((id) => ({ public_key: ledger.accounts.get(id).publicKey }));
  const guarantees = ledger.pledgesOf(deal).map((pledge) =>
    compact({
      id: pledge.id,
      deposits: ledger.paymentsOf(pledge, false).map(paymentAnswer),
      withdrawals: ledger.paymentsOf(pledge, true).map(paymentAnswer),
    }),
  );
  return compact({ keys, guarantees });
}

export function noteAnswer({ id, author, content, at }: Note): Json {
  return { id, user_id: author, content, created_at: at };
}
