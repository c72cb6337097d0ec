import { KEY_DUTY, NO_ARBITRATION, PARTIES } from '@/content/en/known-wording';
import { SETTLEMENT_TEXTS } from '@/content/en/settlement-terms';
import { writeSettlement } from '@/content/templates/settlement-terms';
import type { ContractType, Template } from '@/domain/models';
import { decideOnArbitration, decideOnConsumer } from '@/domain/templates/arbitration';
import type { TermReader } from '@/domain/templates/template-draft';

/** The terms of src/content/templates/common-terms.ts in English. */
export function writeCommonTerms(template: Template, terms: TermReader, hasSettlement: boolean): string[] {
  return [
    NATURE,
    ...writeThirdKey(template, terms),
    writeValue(template, terms),
    writeRelease(template),
    ...(hasSettlement ? writeSettlement(template, terms, SETTLEMENT_TEXTS) : []),
    DESTINATION,
    LOSS,
    writeLaw(template, terms),
    ...writeConsumer(template, terms),
    DEFINITIONS,
    ACCEPTANCE,
    writeKeyAcceptance(terms),
  ];
}

const NATURE = [
  'Nature of the guarantees. Each guarantee is an amount of bitcoin that the party providing it locks at an address from which it can be spent only with two of three signatures: those of the two parties and that of the holder of the third key.',
  'It secures only the obligations named in its conditions.',
  'It is not an advance payment, insurance, a bank guarantee or a statutory deposit, and does not transfer ownership to the other party.',
  'The beneficiary may receive from it only the liquidated amount owed to it, valued under the clause “Value and exchange risk”; any excess is always returned to the party that provided it (arts. 1859 and 1884 of the Civil Code).',
  'Unless its conditions say otherwise, what is received is deducted from the compensation and does not replace it.',
].join(' ');

function writeThirdKey(template: Template, terms: TermReader): string[] {
  const decision = decideOnArbitration(template, terms.read);
  if (decision === 'excluded')
    return [`${writeKeyHolder(template, terms, writeCourtOrders(template))} ${NO_ARBITRATION}`];
  const agreement = writeArbitration(terms);
  if (decision === 'agreed') return [writeKeyHolder(template, terms, AWARDS), `Arbitration agreement. ${agreement}`];
  return [
    writeKeyHolder(template, terms, AWARDS),
    `Arbitration agreement. If both parties act as businesses or professionals: ${agreement}`,
    `No arbitration agreement. In any other case: ${NO_ARBITRATION}`,
  ];
}

const AWARDS =
  '(b) what an award or a court decision orders, once served on both parties; (c) the move to another deposit address of the same guarantee that is ordered as interim relief (art. 23 of Law 60/2003); (d) what the clause “Lost key, death and insolvency” requires.';

function writeCourtOrders({ type }: Template): string {
  const award = type === 'employment' ? '' : ', a consumer arbitration award';
  return `(b) what a final or enforceable court decision${award} or an agreement reached in conciliation or mediation orders, once served on both parties; (c) what the clause “Lost key, death and insolvency” requires.`;
}

/** Restricts the third key, whether or not its holder decides disputes. */
function writeKeyHolder({ type }: Template, { read, show }: TermReader, orders: string): string {
  const fact = (id: string, words: string) => (read(id) === '' ? '' : `, ${words} ${show(id)}`);
  const facts = `${fact('arbitratorTaxId', 'tax number (NIF)')}${fact('arbitratorContact', 'contact')}`;
  const key =
    read('arbitratorKey') === ''
      ? ''
      : `; its extended public key has the SHA-256 fingerprint ${show('arbitratorKey')}`;
  return [
    `Third key. The third key is held by ${show('arbitratorName')}${facts}${key}.`,
    'The holder accepts in writing, with the annex of this contract, within ten business days of the conclusion of the contract and before the first deposit; until that acceptance is on record, nobody is bound to deposit.',
    ...writeLateAcceptance(type, read),
    `The holder signs only: (a) what both parties have signed; ${orders}`,
    'Signing in any other case makes the holder liable for all damage.',
    'This mandate is in the interest of both parties, cannot be revoked by one alone, and continues until no bitcoin is left at the address.',
    KEY_DUTY,
  ].join(' ');
}

/** Nobody leaves work, or a home that was handed over, because a third person accepts late. */
function writeLateAcceptance(type: ContractType, read: (id: string) => string): string[] {
  if (type === 'employment') return [];
  const until = type === 'rental' && read('property') === 'home' ? ', until the keys are handed over' : '';
  return [
    `If the acceptance is not on record within that period, either party may withdraw from the contract at no cost${until}; what was already received is returned or paid for.`,
  ];
}

function writeArbitration({ read, show }: TermReader): string {
  const other = read('otherArbitrator') === '' ? '' : `${show('otherArbitrator')} and, failing that, `;
  const profession = read('arbitratorProfession') === '' ? '' : `, profession ${show('arbitratorProfession')}`;
  const jurist =
    read('arbitration') === 'equity' ? '' : ' The parties accept the arbitrator even if not a jurist (art. 15.1).';
  return [
    `The parties submit to arbitration ${show('arbitration')} every dispute about the guarantees: their existence, value, expiry and release and, as a preliminary question with the force of res judicata up to the amount of each guarantee, whether the secured obligation exists, is due, and in what amount.`,
    `Sole arbitrator: the holder of the third key${profession}, who declares independence and impartiality (art. 17 of Law 60/2003) and is not paid by result.${jurist}`,
    `If the arbitrator does not accept, is challenged, ceases or makes no award in time, the replacement is ${other}the person appointed by the arbitration court of the Chamber of Commerce of the defendant's domicile; only if that fails does the competent court appoint the person who decides (arts. 8.1, 15.3 and 20).`,
    'Arbitration begins when a party requests it by e-mail to the other and to the arbitrator, with its claim and evidence. The other answers within ten business days; each may plead once more within five.',
    'The award is made in writing, with reasons, date and place, and signed electronically, within thirty days of the last pleading or of the end of its period, extendable by thirty.',
    `Seat: ${show('seat')}. Language: ${show('arbitrationLanguage')}.`,
    `Fees: ${show('arbitratorFees')}. Each party advances half; if one does not, the other may, and may recover it. The award allocates the costs.`,
    'The award is complied with by signing the release that it orders.',
  ].join(' ');
}

function writeValue({ type }: Template, { read, show }: TermReader): string {
  const other =
    read('otherSource') === ''
      ? 'the one that the parties agree applies or, failing that, the one set by the person who decides the dispute'
      : `${show('otherSource')} applies`;
  return [
    'Value and exchange risk. A guarantee that states a guaranteed amount in euros secures that amount; its equivalent in bitcoin is set at the BTC/EUR price, source and date stated in it.',
    'On release, the debt in euros is converted at the price of the same source for the day of the first signature. If the second signature is late by more than two business days because of a party, that party bears the difference in price that harms the other.',
    `The exchange risk lies with the party that provides the guarantee: if its value stays below ${show('lowPercent')} of the guaranteed amount for three consecutive days, that party tops it up within five business days of notice, with a new guarantee that both parties add and sign; if it exceeds ${show('highPercent')}, that party may ask for the excess to be returned.`,
    writeMissingTopUp(type, read),
    'The application does not watch the price and gives no notice of it. What the guarantee does not cover remains owed.',
    type === 'employment'
      ? 'The network fee is borne by the employer: it is added to its debt.'
      : 'The network fee is borne by the recipient of the bitcoin; on a release for breach it is added to the debt of the party in breach.',
    'The price of a day is the one that the source publishes at 12:00, mainland Spanish time.',
    `If the source stops publishing, ${other}.`,
    'A guarantee that states only an amount of bitcoin is for that amount whatever its value, and each party bears the exchange risk.',
  ].join(' ');
}

/** A home lease is not suspended or ended, and work not stopped, because of the price of bitcoin (LAU 6 and 27, ET 50). */
function writeMissingTopUp(type: ContractType, read: (id: string) => string): string {
  if (type === 'employment')
    return 'If it is not topped up, the worker may demand it. This annex does not change when the worker may stop working or end the contract: the law decides that.';
  return type === 'rental' && read('property') === 'home'
    ? 'If it is not topped up, the other party may demand it, but may not for that reason suspend the use of the home or the payment of rent, or terminate the lease.'
    : 'If it is not topped up, the other party may suspend its performance and, after another ten business days, terminate the contract or declare the secured obligation due (arts. 1124 and 1129 of the Civil Code).';
}

function writeRelease({ type }: Template): string {
  const refusal =
    type === 'employment'
      ? []
      : ['A party that refuses to sign without cause pays statutory interest plus two points on the value withheld.'];
  return [
    'Release and expiry. Every release requires two signatures. The party responsible signs the order within five business days of the conditions being met.',
    'The “valid until” date is the last day to give notice of a claim with its amount and evidence; it does not move the bitcoin by itself.',
    'Without a claim in time, the beneficiary signs the return within five business days.',
    `With a claim, only the amount claimed stays locked until the agreement${type === 'employment' ? '' : ', the award'} or the final judgment, and the rest is returned.`,
    ...writeClaimEnd(type),
    ...refusal,
  ].join(' ');
}

/** When a claim that nobody pursues ends. For work, without touching the periods in which the law lets the worker sue. */
function writeClaimEnd(type: ContractType): string[] {
  return type === 'employment'
    ? [
        'A claim loses the guarantee if, within sixty days of that date, the worker has neither filed the request for conciliation nor sued, or if, having filed that request, the worker does not sue within the following six months.',
        'These periods are only those of the guarantee: they neither extend nor shorten those of art. 59 ET for claiming the debt.',
      ]
    : [
        'A claim loses the guarantee if, within sixty days of that date, the claiming party has not requested arbitration, sued, or started the negotiation that the law requires, or if, having started it, that party neither sues nor requests arbitration within the following six months.',
      ];
}

const DESTINATION =
  'Destination address. The recipient of bitcoin gives the address in writing and confirms it by voice through a number or at a place known before the contract. A party that signs without that confirmation bears the risk of a wrong address.';

const LOSS = [
  'Lost key, death and insolvency. A party that loses its key, or believes that somebody else has it, says so at once. The other party and the holder of the third key sign, free of charge, within five business days the move of the guarantee to an address with the new key, once the requester is identified.',
  'If a party dies, the heirs succeed on the same proof; without it nothing is signed.',
  'If the holder of the third key dies or ceases, the parties sign within a month the move to an address with another third key, or the return.',
  'A signature of the lost key that appears later has no effect without new consent.',
  'The insolvency of a party does not move the bitcoin: the person with power over its assets signs for it. The parties know that, without a public deed, the guarantee gives no privilege in insolvency (art. 1865 of the Civil Code; arts. 270 and 271 of the Insolvency Act).',
].join(' ');

function writeLaw(template: Template, { read, show }: TermReader): string {
  const { type } = template;
  const work = type === 'employment';
  const property = type === 'rental' && read('property') !== 'goods';
  const rest =
    decideOnArbitration(template, read) === 'excluded'
      ? 'Disputes belong'
      : 'What is not submitted to arbitration belongs';
  const courts = work
    ? 'Disputes belong to the labour courts that the law names.'
    : property
      ? `${rest} to the courts of the place of the property.`
      : `${rest} to the courts of this place: ${show('courts')}, unless the law names others (arts. 52 and 54 of the Civil Procedure Act); if a party is a consumer dealing with a business, to those of the consumer's domicile.`;
  const negotiation = work
    ? 'Before suing, the parties attempt the conciliation that the law requires.'
    : 'Before suing, the claiming party attempts negotiation (Organic Law 1/2025) with a written proposal that the other has thirty days to answer.';
  return [
    `Law, courts, notices and data. Spanish law applies. ${courts} ${negotiation}`,
    'Notices are sent to the e-mail address in the heading and take effect on the next business day; the chat counts as a copy. A notice of termination is also sent by a means that proves its content and receipt.',
    work
      ? 'If the business changes hands, whoever acquires it takes over this annex (art. 44 ET).'
      : 'Neither party assigns the contract without the written consent of the other. Neither answers for events that could not be foreseen or avoided (art. 1105 of the Civil Code) while they last.',
    'Each party pays the taxes that the law imposes on it; the guarantees do not change them.',
    "Each party processes the other's data only to perform this contract, to comply with the law and to bring or defend claims, and keeps them while actions can still be brought. If one party processes personal data on behalf of the other, the agreement of art. 28 GDPR is attached. Bitcoin addresses and transactions are public and cannot be erased.",
  ].join(' ');
}

function writeConsumer(template: Template, { read }: TermReader): string[] {
  const decision = decideOnConsumer(template, read);
  if (decision === 'excluded') return [];
  const { buyer, seller } = PARTIES[template.type];
  const condition =
    decision === 'open' ? `If the ${buyer} acts as a consumer and the ${seller} as a business: before` : 'Before';
  const text = [
    `Consumers. ${condition} acceptance the ${seller} gave the ${buyer}, on a durable medium, the information of arts. 60 and 97 of the Consumer Act (TRLGDCU) and the withdrawal form.`,
    `If the contract is concluded at a distance or off premises, the ${buyer} may withdraw without giving a reason within fourteen calendar days (arts. 102 to 108), except in the cases of art. 103. On withdrawal the guarantees are returned.`,
    `Nothing in this contract limits the rights that the law gives the ${buyer} as a consumer.`,
  ].join(' ');
  return [text];
}

const DEFINITIONS =
  'Definitions. Business days are Monday to Friday except public holidays at the domicile of the party that has to act; August counts. To share or give notice of a document in the chat is to send it by e-mail and to state the SHA-256 hash of the file in the chat.';

const ACCEPTANCE = [
  'Conclusion, entire agreement and order of precedence. The parties consent by electronic means (arts. 23 and 24 of Law 34/2002; art. 25.1 of Regulation (EU) 910/2014) to this text, with the conditions of each guarantee and the attached PDF, if any.',
  'The contract is concluded when the other party accepts the invitation; signing the terms records which text each accepted, with the SHA-256 hash stated in it.',
  'No later change is valid unless both sign it. The signature of one party alone on a new revision is an offer that lapses after fifteen calendar days if the other does not sign the same text, or earlier if it signs another revision. The revision in force is the last that both signed or, while there is none, the text accepted.',
  'In case of contradiction the following prevail, in this order: “Nature of the guarantees” and “Third key”, special terms, additional clauses, conditions of the guarantees, general terms, the other common terms and the PDF.',
].join(' ');

/** For the holder of the third key to copy, complete and sign. */
function writeKeyAcceptance({ read, show }: TermReader): string {
  const isKnown = read('arbitratorKey') !== '';
  const key = isKnown ? `with SHA-256 fingerprint ${show('arbitratorKey')}` : 'whose SHA-256 fingerprint I state below';
  const below = isKnown ? '' : ', fingerprint of the key';
  return `Annex. Form of acceptance of the third key: “I accept to hold the third key of this contract, the extended public key ${key}, and the mandates that the contract gives me. I have no relation with the parties, their advisers or the operator of the application other than stated below, and will disclose any circumstance that arises. I will sign only in the cases of the clause ‘Third key’. Below: name, NIF${below}, revision and hash of the terms, place, date and qualified electronic signature.”`;
}
