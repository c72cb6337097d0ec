import type { PerformanceTexts } from '@/content/templates/performance-terms';

/** The clause of src/content/templates/performance-terms.ts in English. */
export const PERFORMANCE_TEXTS: PerformanceTexts = {
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
