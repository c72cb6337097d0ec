import { i18n, params } from '@/i18n/i18n';

/** The help page around its sections (content/help/), and the links to it. */
export const helpMessages = i18n('help', {
  link: 'How does this work?',
  title: 'Help',
  intro: params('How {brand} works, what it costs, and what to do when something goes wrong.'),
  'group-guides': 'Step by step',
  'group-basics': 'How it works',
  'group-safety': 'Keys and safety',
  'group-trouble': 'When something goes wrong',
  'group-law': 'Law, tax and privacy',
  search: 'Search the help',
  clearSearch: 'Clear the search',
  placeholder: 'For example: password, fee, date',
  noneFound: 'No part of the help has all these words. Try fewer or other words.',
  showAll: 'Show everything',
});
