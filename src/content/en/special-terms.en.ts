import type { specialTermsMessages } from '@/content/special-terms.messages';
import type { TextsOf } from '@/i18n/translation';

export const specialTerms: TextsOf<typeof specialTermsMessages> = {
  title: 'Special terms',
  usual: 'More terms',
  optional: '{label} (optional)',
  choose: 'Choose an option',
  'not-money': 'Enter an amount in euros above zero, with two decimals at most, for example 1500.50.',
  'not-percent': 'Enter a percentage, for example 5 or 2.5.',
  'not-days': 'Enter a whole number of days, from 1 to 3,650.',
  'not-a-date': 'Enter a valid date.',

  draftingNote: 'Drafting proposal, not legal advice. Last updated: {month}.',
  draftingHelp: 'Have a lawyer check it before you publish the contract.',
  law: 'Governing law: Spanish.',
  translation: 'Made from the Spanish template.',

  guaranteedEuros: 'Guaranteed amount (euros)',
  guaranteedHint: 'Blank for a fixed amount of bitcoin.',
  basisBlank: '{share}% of “{term}”, which is still blank.',
  calculated: 'Calculated from the euros',
  converted: 'Calculated at {price} per bitcoin ({source}).',
  useCalculated: 'Use the calculated amount',
  noPrice: "We can't get a price right now: enter the amount in BTC and, under “More terms”, the source and the date.",
  typedAmount: 'The amount in BTC is not the converted one: state the source and the date under “More terms”.',
  runsFrom: 'Proposed: {days} days from “{from}”.',
  runsFromStay: 'Proposed: {days} days after the {years} years for which the law lets the tenant of a home stay.',
  outdated: 'The special terms have changed: remove it and add it again so that it matches.',
  longTerm: 'Between businesses, the payment term cannot exceed sixty days (Law 3/2004).',
  noGuarantees: 'None: this template asks this party for no guarantee.',
};
