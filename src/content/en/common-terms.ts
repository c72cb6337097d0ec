import type { Template } from '@/domain/models';
import { decideOnArbitration } from '@/domain/templates/arbitration';
import type { TermReader } from '@/domain/templates/template-draft';

/** Translation of the common terms of src/content/templates/common-terms.ts. */
export function writeCommonTerms(template: Template, terms: TermReader): string[] {
  return [NATURE, writeValue(terms), RELEASE, ...writeDisputes(template, terms), writeLaw(terms), ACCEPTANCE];
}

const NATURE =
  'Nature of the guarantees. Each guarantee is an amount of bitcoin that the party providing it locks at an address from which it can be spent only with two of three signatures: those of the two parties and that of the arbitrator. It secures only the obligations named in its conditions. It is not an advance payment, insurance, a bank guarantee or a statutory deposit, and does not transfer ownership to the other party. The beneficiary may receive from it only the liquidated amount owed to it, valued under the next clause; any excess is always returned to the party that provided it (arts. 1859 and 1884 of the Civil Code). Unless its conditions say otherwise, what is received is deducted from the compensation and does not replace it.';

function writeValue({ read, show }: TermReader): string {
  const other =
    read('otherSource') === ''
      ? 'the one that the parties agree applies or, failing that, the one set by the person who decides the dispute'
      : `${show('otherSource')} applies`;
  return `Value and exchange risk. A guarantee that states a guaranteed amount in euros secures that amount; its equivalent in bitcoin is set at the BTC/EUR price, source and date stated in it. On release, the debt in euros is converted at the price of the same source at the moment of the first signature. The exchange risk lies with the party that provides the guarantee: if its value stays below ${show('lowPercent')} of the guaranteed amount for three consecutive days, that party tops it up within five business days of notice; if it exceeds ${show('highPercent')}, that party may ask for the excess to be returned. What the guarantee does not cover remains owed. The network fee is borne by the recipient of the bitcoin. If the source stops publishing, ${other}. A guarantee that states only an amount of bitcoin is for that amount whatever its value, and each party bears the exchange risk.`;
}

const RELEASE =
  'Release and expiry. Every release requires two signatures. The party responsible signs the order within five business days of the conditions being met. The “valid until” date is the last day to give notice, in the chat or at the stated e-mail address, of a claim with its amount and evidence; it does not move the bitcoin by itself. Without a claim in time, the beneficiary signs the return within five business days. With a claim, only the amount claimed stays locked until the agreement, the award or the final judgment. A party that refuses to sign without cause pays statutory interest plus two points on the value withheld.';

const NO_ARBITRATION =
  'This contract contains no arbitration agreement (art. 57.4 TRLGDCU; art. 1.4 of Law 60/2003). The holder of the third key signs only what both parties agree or what a court decision, a consumer arbitration award or a conciliation orders.';

function writeDisputes(template: Template, terms: TermReader): string[] {
  const decision = decideOnArbitration(template, terms.read);
  if (decision === 'excluded') return [`Third key. ${NO_ARBITRATION}`];
  if (decision === 'agreed') return [`Arbitration agreement. ${writeArbitration(terms)}`];
  return [
    `Arbitration agreement. If both parties act as businesses or professionals: ${writeArbitration(terms)}`,
    `Third key without an arbitration agreement. If either party is a consumer: ${NO_ARBITRATION}`,
  ];
}

function writeArbitration({ read, show }: TermReader): string {
  const fact = (id: string, words: string) => (read(id) === '' ? '' : `, ${words} ${show(id)}`);
  const known = `${fact('arbitratorTaxId', 'tax number')}${fact('arbitratorProfession', 'profession')}${fact('arbitratorContact', 'contact')}`;
  const hasOther = read('otherArbitrator') !== '';
  const other = hasOther ? ` Substitute: ${show('otherArbitrator')}.` : '';
  const late = hasOther
    ? 'If the arbitrator does not act within that period, the substitute takes over; failing that, the court of the seat decides (art. 15.3).'
    : 'If the arbitrator does not act within that period, the court of the seat decides (art. 15.3).';
  return `The parties submit to arbitration ${show('arbitration')} all disputes about the existence, the amount and the release of the guarantees. Sole arbitrator: ${show('arbitratorName')}${known}, holder of the third key${fact('arbitratorKey', 'with the fingerprint')}.${other} The arbitrator accepts in writing, declares independence and impartiality (art. 17 of Law 60/2003) and is not paid by result. Seat: ${show('seat')}. Language: Spanish. The arbitrator hears both parties, each with ten days to plead and prove, and makes a written and reasoned award within thirty days of the reply. The award is complied with by signing the release that it orders. ${late} Fees: ${show('arbitratorFees')}; borne by the party that the award names.`;
}

function writeLaw({ show }: TermReader): string {
  return `Law, courts, notices and data. Spanish law applies. What is not submitted to arbitration belongs to the courts of ${show('courts')}; if a consumer is a party, to those of the consumer's domicile; if a worker is a party, to those that the law names. Notices are sent to the e-mail addresses in the heading and, in addition, through the chat; they take effect on the next business day. Each party processes the other's data only to perform this contract and to comply with the law, and keeps them while actions can still be brought. If one party processes personal data on behalf of the other, the agreement of art. 28 GDPR is attached. The parties are informed that bitcoin addresses and transactions are public and cannot be erased.`;
}

const ACCEPTANCE =
  'Acceptance, entire agreement and order of precedence. The parties consent by electronic means (arts. 23 and 24 of Law 34/2002; art. 25.1 of Regulation (EU) 910/2014) to this text, with the conditions of each guarantee and the attached PDF, if any; the SHA-256 hash of each is the one recorded when the terms are signed. No later change is valid unless both accept it. In case of contradiction the following prevail, in this order: special terms, additional clauses, conditions of the guarantees, general terms and common terms.';
