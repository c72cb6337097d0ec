import { RETURN_TITLE } from '@/content/en/known-wording';
import { KEPT_GOODS } from '@/content/en/top-up-terms';
import type { SettlementTexts } from '@/content/templates/settlement-terms';

/** Ends the clauses on settlement offers and on the return of guarantees. */
const SETTLEMENT_LIMITS =
  'This clause does not apply between a business and a consumer or worker, or to the rental of a home.';

/** The clauses of src/content/templates/settlement-terms.ts in English. */
export const SETTLEMENT_TEXTS: SettlementTexts = {
  offers: writeOffers(),
  writeReturn,
  kept: {
    property: ', except the use or the rent of a property already handed over',
    goods: KEPT_GOODS,
    loan: ', except the instalments of principal already disbursed',
  },
  writeDecision,
  evidence: writeEvidence(),
};

function writeOffers(): string {
  return [
    `Offers and settlement. Either party may propose in writing, also in the chat of the application, a split of a guarantee, with amounts and a time to reply: seven calendar days unless stated; one month if it is declared a “binding confidential offer” (art. 17 of Organic Law 1/2025), for which both parties need a lawyer if the dispute exceeds €2,000 (art. 6.2).`,
    'The offer binds its maker until its time ends or it is refused. It is accepted only by signing unchanged the release that performs it; silence is not acceptance.',
    'The agreement is a settlement (art. 1809 of the Civil Code): it fixes what is owed and ends the dispute on the points that it covers.',
    'Offers that are not accepted are confidential and may be used only to show that negotiation was attempted (arts. 9 and 10 of the Organic Law).',
    SETTLEMENT_LIMITS,
  ].join(' ');
}

function writeReturn(when: string, isOpen: boolean, kept: string): string {
  return [
    `${RETURN_TITLE} ${isOpen ? 'If both parties act as businesses or professionals, each' : 'Each'} guarantee has a return date, ${when}, or the later date that both sign.`,
    `Within two business days of each deposit both parties sign a transaction that returns the whole amount to the address that the depositor gave, and that the network does not accept before the return date. Until the beneficiary has signed it, the depositor may suspend performance${kept}. After any partial release or move for a lost key another is signed for what is left within the same period. The signed transaction cannot be withdrawn: to agree on a later date, the bitcoin is first moved to a deposit address of the same guarantee. If the “valid until” date is extended or renewed, the parties sign that move and, once it is confirmed, another return for the date that follows from the new one; until that date, and even if a signature is missing, the depositor does not broadcast the earlier return.`,
    'If that date comes and no agreement, award, decision or measure has moved the bitcoin, the depositor may broadcast the transaction, with the exceptions of this clause, and the guarantee ends. The secured obligation does not end and remains owed.',
    'Neither a claim nor negotiation postpones the return date: this clause prevails over “Release and expiry” and over the conditions of the guarantees, except where one of them says that it prevails over this clause.',
    'If a party that claimed in time also begins arbitration, sues or applies for an order for payment within the period of “Release and expiry”, and always before the return date, both parties sign, within five business days of being asked and always before it, the move of the amount claimed, valued with a margin of 20%, to a deposit address of the same guarantee, and a return dated one year later; that date is postponed in the same way while the proceedings are pending.',
    'The claiming party, or one whose extension is not signed, may ask the arbitrator, as interim relief, for that move without a return date; the arbitrator decides within five business days after hearing the other party. If the arbitrator has not yet accepted or will not decide in time, that party asks a substitute already appointed, or the competent court, even before the arbitration (arts. 11.3 and 23 of Law 60/2003; art. 722 of the Civil Procedure Act).',
    'Once the proceedings have begun, the depositor does not broadcast the transaction, which also returns the amount claimed. These prohibitions to broadcast bind by contract only: only the move prevents the broadcast. A depositor that broadcasts the transaction against them deposits again, within five business days, what should have stayed secured, pays statutory interest plus two points until then, and makes good the damage.',
    'An automatic payment to the beneficiary cannot be agreed. Nobody is bound to warn of the return date, though the application may. The depositor pays the fee and bears the risk that the address that it gave remains its own.',
    SETTLEMENT_LIMITS,
  ].join(' ');
}

function writeDecision(isOpen: boolean): string {
  return [
    `Award and performance. ${isOpen ? 'If the arbitration agreement applies, the' : 'The'} award states in euros what each party receives of each guarantee and the rule of conversion, and orders the transaction that performs it.`,
    'The arbitrator prepares it and the holder signs it with the third key. It is handed to both parties once ten calendar days have passed since service without a request for correction, clarification or completion (art. 39 of Law 60/2003), or on deciding that request; from then on the signature of either of them is enough to perform it.',
    'An action for annulment does not suspend this unless the court so orders against security (art. 45).',
    'If thirty days later neither the party bound to sign nor the holder of the third key has signed, its value in euros on the day of the award may be claimed (arts. 701 and 709 of the Civil Procedure Act).',
    'The signed transaction neither proves nor replaces the award.',
  ].join(' ');
}

function writeEvidence(): string {
  return [
    'Evidence. The parties accept as evidence the records of the contract that either saves from the application, with its chat and its payments.',
    'Signing the terms is a simple electronic signature (art. 25.1 of Regulation (EU) 910/2014): it shows that the holder of the key signed; each party is responsible for the use of its key.',
    'The time of a payment is that of its block; other times are indications.',
    'A party that challenges a document does so in writing, with reasons, as soon as it knows of it (arts. 326 and 427 of the Civil Procedure Act); the burden of proof is not reversed against consumers or workers.',
    'Each party keeps them for five years (art. 1964 of the Civil Code), or six if it keeps accounts (art. 30 of the Commercial Code).',
  ].join(' ');
}
