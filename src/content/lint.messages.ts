import { i18n, params } from '@/i18n/i18n';

/** Findings about a contract (domain/lint). A finding that ends in a colon is followed by the parties' own words. */
export const lintMessages = i18n('lint', {
  'unsaved-edit': 'You have unsaved changes to the text.',
  blank: 'Not filled in yet:',
  'past-date': params('The date {date} has passed:'),
  'payment-term': params('Payment after {days} days. Between businesses the law allows 60 at most:'),
  'guarantee-past': params('Valid until {date}, which has passed:'),
  'guarantee-ends-early': params('Ends before the contract does ({date}):'),
  dust: 'Too small to be released, 546 satoshis or less:',
  'fee-takes-all': params('Nothing would be left after the network fee, about {sats} satoshis today:'),
  'fee-high': params(
    'The network fee of a release, about {sats} satoshis today, is a fifth of this guarantee or more:',
  ),
  'roles-differ': 'The text names the roles of the parties twice, in two different ways:',
  'depositor-differs': 'The contract text says that the other party makes this deposit:',
  'amount-differs': 'The contract text states another amount for this guarantee:',
  'date-differs': 'The contract text states another date for this guarantee:',
  'arbitrator-differs': 'The third key in the text is not the one of this contract:',
  'no-third-key': 'The text does not say which key is the third, so there is nothing to compare it with.',
  'settlement-void':
    'Between a business and a consumer or worker, or for a home, the law does not allow this, or not in this form. Ask a lawyer or leave it out:',
  'home-guarantees-limit': params(
    "The tenant's guarantees add up to {sum}; for a home the law allows {limit}, two months of the rent:",
  ),
  'home-guarantee-value': params(
    "For a home the law limits the tenant's guarantees to {limit} together, and the text states no value in euros for this one:",
  ),
  homeLimit: params('For a home the law limits your guarantees to {limit} together.'),
  'depositor-twice': 'The text names both parties as depositor of this guarantee, which has only one:',
  'no-guarantee': 'No guarantee backs this contract.',
  'no-arbitrator': 'The contract names no holder of the third key. If the parties disagree, only a court can decide.',
  unsavedPurpose: 'Your unsaved changes stay on this device and are not included.',
  publishTitle: 'Publish with open points?',
  publishPurpose: 'You can publish as it is.',
  publish: 'Publish anyway',
  signTitle: 'Sign with open points?',
  signPurpose: 'You can sign as it is. Both parties have to sign again after a change.',
  sign: 'Sign anyway',
  back: 'Go back',
});
