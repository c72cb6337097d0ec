import { PARTIES, RETURN_TITLE } from '@/content/en/known-wording';
import { SETTLEMENT_TEXTS } from '@/content/en/settlement-terms';
import { writeKeyAcceptance, writeThirdKey } from '@/content/en/third-key-terms';
import { writeMissingTopUp } from '@/content/en/top-up-terms';
import { type PerformanceTexts, writePerformance } from '@/content/templates/performance-terms';
import { writeSettlement } from '@/content/templates/settlement-terms';
import type { Template } from '@/domain/models';
import {
  decideOnArbitration,
  decideOnConsumer,
  decideOnReturn,
  isPropertyLease,
  isSaleOfGoods,
  mayBeConsumer,
  pickAward,
} from '@/domain/templates/arbitration';
import type { TermReader } from '@/domain/templates/template-draft';

/** The terms of src/content/templates/common-terms.ts in English. */
export function writeCommonTerms(template: Template, terms: TermReader, hasSettlement: boolean): string[] {
  return [
    template.type === 'sale' ? `${NATURE} ${writeEarnest(template, terms.read)}` : NATURE,
    ...writeThirdKey(template, terms),
    writeValue(template, terms),
    writeRelease(template, terms, hasSettlement),
    ...(hasSettlement ? writeSettlement(template, terms, SETTLEMENT_TEXTS) : []),
    ...writePerformance(template, terms.read, PERFORMANCE_TEXTS),
    DESTINATION,
    writeLoss(template, terms.read),
    writeLaw(template, terms),
    ...writeConsumer(template, terms),
    template.type === 'employment' ? `${DEFINITIONS} ${ANNEX}` : DEFINITIONS,
    writeAcceptance(template, terms, hasSettlement),
    writeKeyAcceptance(template, terms),
  ];
}

const NATURE = [
  'Nature of the guarantees. Each guarantee is an amount of bitcoin that the party providing it locks at an address from which it can be spent only with two of three signatures: those of the two parties and that of the holder of the third key.',
  'It secures only the obligations named in its conditions.',
  'It is not an advance payment, insurance, a bank guarantee or a statutory deposit, and does not transfer ownership to the other party.',
  'The beneficiary may receive from it only the liquidated amount owed to it, valued under the clause “Value and exchange risk”; any excess is always returned to the party that provided it (arts. 1859 and 1884 of the Civil Code).',
  'Unless its conditions say otherwise, what is received is deducted from the compensation and does not replace it.',
].join(' ');

/** Of a sale: forfeiting earnest money is more than what is owed, and it counts towards the price. */
function writeEarnest(template: Template, read: (id: string) => string): string {
  const consumer =
    decideOnConsumer(template, read) === 'excluded'
      ? ''
      : ', but not over “Consumers”: a party that uses the statutory right of withdrawal does not lose the earnest money';
  return `Earnest money is also governed by its conditions, which prevail over the rest of this clause${consumer}.`;
}

function writeValue(template: Template, { read, show }: TermReader): string {
  const { type } = template;
  const other =
    read('otherSource') === ''
      ? 'the one that the parties agree applies or, failing that, the one set by the person who decides the dispute'
      : `${show('otherSource')} applies`;
  return [
    'Value and exchange risk. A guarantee that states a guaranteed amount in euros secures that amount; its equivalent in bitcoin is set at the BTC/EUR price, source and date stated in it.',
    'On release, the debt in euros is converted at the last daily price of the same source before the first signature. If the second signature is late by more than two business days because of a party, that party bears the difference in price that harms the other.',
    `The exchange risk lies with the party that provides the guarantee: if its value stays below ${show('lowPercent')} of the guaranteed amount for three consecutive days, that party tops it up within five business days of notice, with a new guarantee that both parties add and sign; if it exceeds ${show('highPercent')}, that party may ask for what exceeds the guaranteed amount to be returned.`,
    writeMissingTopUp(template, read),
    'There is no breach, and these periods do not run, while the other party has not signed the new guarantee that was proposed to it for the missing amount.',
    'Each release, except a return because the price rose, reduces the guaranteed amount by what was released and does not oblige a top-up, unless the conditions of the guarantee require it to be restored. The new guarantee and the earlier one count together.',
    'The application does not watch the price and gives no notice of it. What the guarantee does not cover remains owed.',
    type === 'employment'
      ? 'The network fee is borne by the employer: it is added to its debt.'
      : 'The network fee is borne by the recipient of the bitcoin; on a release for breach it is added to the debt of the party in breach.',
    'The daily price is the one that the source publishes each day at 12:00, mainland Spanish time.',
    `If the source stops publishing, ${other}.`,
    'A guarantee that states only an amount of bitcoin is for that amount whatever its value, and each party bears the exchange risk.',
  ].join(' ');
}

function writeRelease(template: Template, { read }: TermReader, hasSettlement: boolean): string {
  const { type } = template;
  const award = pickAward(template, read, { arbitration: ', the award', consumer: ', the consumer arbitration award' });
  const refusal =
    type === 'employment'
      ? []
      : ['A party that refuses to sign without cause pays statutory interest plus two points on the value withheld.'];
  return [
    'Release and expiry. Every release requires two signatures. The party responsible signs it within five business days of the conditions being met.',
    `The “valid until” date is the last day to give notice of a claim with its amount and evidence; it does not move the bitcoin by itself.${type === 'employment' ? '' : EXTENSION}`,
    'Without a claim in time, the beneficiary signs the return within five business days. The beneficiary also signs it, within the same period and even before that date, when the secured obligation ends or can no longer arise, except for what was claimed before.',
    `With a claim, only the amount claimed stays locked until the agreement${award} or the final judgment, and the rest is returned.`,
    ...writeClaimEnd(template, read, hasSettlement ? decideOnReturn(template, read) : 'excluded'),
    ...refusal,
  ].join(' ');
}

/** Where a section moves a date, neither party loses or gains by not signing it. */
const EXTENSION =
  ' If the contract extends that date, the parties sign the new one before the earlier one passes; if either does not sign, the extended date counts.';

/**
 * When a claim that nobody pursues ends: with a return date before that date, since negotiation does not postpone it. For work, without
 * touching the periods in which the law lets the worker sue.
 */
function writeClaimEnd(
  template: Template,
  read: (id: string) => string,
  returns: ReturnType<typeof decideOnReturn>,
): string[] {
  if (template.type === 'employment')
    return [
      'A claim is no longer secured, and its amount is returned, if, within sixty days of the “valid until” date, the worker has neither filed the request for conciliation nor sued, or if, having filed that request, the worker does not sue within the following six months.',
      'These periods are only those of the guarantee: they neither extend nor shorten those of art. 59 ET for claiming the debt.',
    ];
  const first = pickAward(template, read, {
    arbitration: 'requested arbitration, ',
    consumer: 'requested consumer arbitration, ',
  });
  // The tenant of a home who leaves early has a guarantee that is valid for years.
  const earlier =
    template.type === 'rental' ? ' or of the earlier end of the period to claim that its conditions set,' : '';
  const end = 'A claim is no longer secured, and its amount is returned, if, within';
  const early = `thirty days of the “valid until” date,${earlier} the claiming party has not requested arbitration, sued or applied for an order for payment.`;
  if (returns === 'agreed') return [`${end} ${early}`];
  return [
    `${end} sixty days of the “valid until” date,${earlier} the claiming party has not ${first}sued, applied for an order for payment or proposed the negotiation that the law requires. A party that only proposed to negotiate must do another of those things within the six months after those sixty days.`,
    ...(returns === 'open'
      ? [
          'If the guarantees have a return date, that period is thirty days and only a request for arbitration, an action or an application for an order for payment meets it.',
        ]
      : []),
  ];
}

const DESTINATION =
  'Destination address. The recipient of bitcoin gives the address in writing and confirms it by voice through a number or at a place known before the contract. A party that signs without that confirmation bears the risk of a wrong address.';

/** The lease of a home passes to the persons whom the law names, not to the heirs (art. 16 LAU). */
function writeLoss({ type }: Template, read: (id: string) => string): string {
  const isHome = type === 'rental' && read('property') === 'home';
  return [LOST_KEY, isHome ? DEATH_OF_TENANT : DEATH, ...AFTER_LOSS].join(' ');
}

const LOST_KEY =
  'Lost key, death and insolvency. A party that loses its key, or believes that somebody else has it, says so at once. The other party and the holder of the third key sign, free of charge, within five business days the move of the guarantee to an address with the new key, once the requester is identified.';

const DEATH =
  'If a party dies, the heirs succeed in what the law does not end on death, if they prove their identity and their right; otherwise nothing is signed.';

const DEATH_OF_TENANT =
  'If the tenant dies, the persons named in art. 16 LAU (spouse, partner, descendants and the others) take over the lease as that article provides. In all else, and if the landlord dies, the heirs succeed. A successor proves identity and right; until then nothing is signed.';

const AFTER_LOSS = [
  'If the holder of the third key dies or ceases to act, the parties sign within a month the return, if nothing is owed or can become owed, the release of what is owed without dispute and, for the rest, the move to an address with another third key: the one that they agree or, failing that, that of the substitute already appointed or, if there is none, that of the person appointed by the Bar Association (Colegio de la Abogacía) of the place of the competent courts.',
  'A signature of the lost key that appears later has no effect without new consent.',
  'The insolvency of a party does not move the bitcoin: the person with power over its assets signs for it. The parties know that, without a public deed, the guarantee gives no privilege in insolvency (art. 1865 of the Civil Code; arts. 270 and 271 of the Insolvency Act).',
];

function writeLaw(template: Template, { read, show }: TermReader): string {
  const { type } = template;
  const work = type === 'employment';
  const property = isPropertyLease(template, read);
  const rest =
    decideOnArbitration(template, read) === 'excluded'
      ? 'Disputes are decided'
      : 'Disputes not submitted to arbitration are decided';
  const consumer = mayBeConsumer(read)
    ? "; if a party is a consumer dealing with a business, by those of the consumer's domicile"
    : '';
  const courts = work
    ? 'Disputes are decided by the labour courts that the law names.'
    : property
      ? `${rest} by the courts of the place of the property.`
      : `${rest} by the courts of the following place, unless the law names others (arts. 52 and 54 of the Civil Procedure Act): ${show('courts')}${consumer}.`;
  const claim = mayBeConsumer(read)
    ? '; for a consumer, having claimed from the business is enough (its additional provision 7)'
    : '';
  const negotiation = work
    ? 'Before suing, the parties attempt the conciliation that the law requires.'
    : `Before suing, the claiming party attempts negotiation (Organic Law 1/2025) with a written proposal that the other has thirty days to answer${claim}.`;
  return [
    `Law, courts, notices and data. Spanish law applies. ${courts} ${negotiation}`,
    'Notices are sent to the e-mail address in the heading and take effect on the next business day; the chat counts as a copy. A notice of termination is also sent by a means that proves its content and receipt.',
    work
      ? 'If the business changes hands, its acquirer takes over this annex (art. 44 ET).'
      : 'Unless the general terms say otherwise, neither party assigns the contract without the written consent of the other. Neither is liable for events that could not be foreseen or avoided (art. 1105 of the Civil Code) while they last.',
    'Each party pays the taxes that the law imposes on it; the guarantees do not change them.',
    "Each party processes the other's data only to perform this contract, to comply with the law and to bring or defend claims, and keeps them while actions can still be brought.",
    work
      ? "The employer processes the worker's data because the contract and the law require it (art. 6.1(b) and (c) GDPR); with anyone who processes them on the employer's behalf, such as the operator of the application or the holder of the third key, the employer signs the agreement of art. 28 GDPR."
      : 'If one party processes personal data on behalf of the other, the agreement of art. 28 GDPR is attached.',
    'Bitcoin addresses and transactions are public and cannot be erased.',
  ].join(' ');
}

/** Deferred for longer, the price would be consumer credit; a shorter date than the stated one would bind no consumer. */
const DEFERRAL =
  ' This form is not for consumer credit: a business that defers the price for a consumer does so without interest or charges and for at most fifty days after delivery; if it agrees to a longer period all the same, the consumer keeps it, with the rights of the law on consumer credit.';

function writeConsumer(template: Template, { read }: TermReader): string[] {
  const decision = decideOnConsumer(template, read);
  if (decision === 'excluded') return [];
  const { buyer, seller } = PARTIES[template.type];
  const condition =
    decision === 'open' ? `If the ${buyer} acts as a consumer and the ${seller} as a business: the` : 'The';
  const day = isSaleOfGoods(template) ? 'receiving the goods' : 'its conclusion';
  const text = [
    `Consumers. ${condition} ${seller} must give the ${buyer}, on a durable medium and before the ${buyer} is bound by its offer or by the contract, the information of arts. 60 and 97 of the Consumer Act (TRLGDCU) and the withdrawal form, obtain its express confirmation that contracting obliges it to pay (art. 98.2), and prove that it did.`,
    `If the contract is concluded at a distance or off premises, the ${buyer} may withdraw without giving a reason within fourteen calendar days of ${day}, or thirty in the cases of art. 104 (arts. 102 to 108), except in those of art. 103, and pays only what art. 108 requires. On withdrawal the guarantees are returned, and the ${seller} bears the network fee (art. 107).`,
    `The amounts that a consumer pays to a business include taxes, even if the special terms say otherwise.${template.type === 'sale' ? DEFERRAL : ''} Nothing in this contract limits the rights that the law gives the ${buyer} as a consumer.`,
  ].join(' ');
  return [text];
}

const DEFINITIONS =
  'Definitions. Business days are Monday to Friday except public holidays at the domicile of the party that has to act; August counts. The application is the program in which this contract is made. The terms are this text, the conditions of each guarantee and the attached PDF, if any. To share or give notice of a document in the chat is to send it by e-mail and to state the SHA-256 fingerprint of the file in the chat.';

/** Of the employment template, which calls itself an annex. */
const ANNEX = '“This annex” and “this contract” are this document, which adds to the employment contract.';

function writeAcceptance(template: Template, { read }: TermReader, hasSettlement: boolean): string {
  const returns =
    hasSettlement && decideOnReturn(template, read) !== 'excluded' ? [`“${RETURN_TITLE.slice(0, -1)}”`] : [];
  const section = template.type === 'services' ? ['section 9'] : [];
  const consumer = decideOnConsumer(template, read) === 'excluded' ? [] : ['“Consumers”', ...section];
  const first = new Intl.ListFormat('en-GB').format([
    '“Nature of the guarantees”',
    '“Third key”',
    ...returns,
    ...consumer,
  ]);
  return [
    'Conclusion, entire agreement and order of precedence. The parties consent to the terms by electronic means (arts. 23 and 24 of Law 34/2002; art. 25.1 of Regulation (EU) 910/2014).',
    'The contract is concluded when the other party accepts the invitation; signing the terms records which text each accepted, with the SHA-256 fingerprint stated in it.',
    'No later change is valid unless both sign it. The signature of one party alone on a new revision is an offer that lapses after fifteen calendar days if the other does not sign the same text, or earlier if it signs another revision. The revision in force is the last that both signed or, while there is none, the text accepted.',
    `In case of contradiction the following prevail, in this order: ${first}, special terms, additional clauses, conditions of the guarantees, general terms, the other common terms and the PDF.`,
  ].join(' ');
}

/** The clause of src/content/templates/performance-terms.ts in English. */
const PERFORMANCE_TEXTS: PerformanceTexts = {
  titles: { alone: 'Late payment.', both: 'Late payment and documents.' },
  interest:
    'Unless this contract sets another interest, every debt of money bears statutory interest plus two points from its due date',
  betweenBusinesses:
    '; between businesses, the price of goods, services or use bears the interest and the collection costs of Law 3/2004',
  documents: [
    'A document on performance that needs the approval or the signature of the other party (summary, statement, inventory, certificate or delivery note) counts as approved if that party, asked in writing with a copy, does not object with reasons within ten business days.',
    'If a party does not attend a joint act to which it was summoned in writing ten business days ahead, the other documents it alone, with photographs or other evidence, and sends the document to it.',
    'This holds unless this contract sets another rule, and neither changes the contract nor replaces a settlement or a release.',
  ].join(' '),
  consumer: "A consumer's silence is not approval.",
};
