import { i18n, params } from '@/i18n/i18n';

/** What a contract lacks when it is published. A text that ends in a colon is followed by the parties' own words. */
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
