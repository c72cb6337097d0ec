import { i18n, params } from '@/i18n/i18n';

/** The question before a contract with open points is published. A quote of the parties' own words follows a colon. */
export const openPointMessages = i18n('openPoints', {
  title: 'Publish with open points?',
  purpose: 'You can publish as it is.',
  unsavedPurpose: 'Your unsaved changes stay on this device and are not included.',
  publish: 'Publish anyway',
  back: 'Go back',
  unsaved: 'You have unsaved changes to the text.',
  blank: 'Not filled in yet:',
  'no-depositor': 'Nobody is named as depositor:',
  past: params('Valid until {date}, which has passed:'),
});
