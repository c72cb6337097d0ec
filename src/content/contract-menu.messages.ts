import { i18n, params } from '@/i18n/i18n';

/** The contract's menu, and the state of the recovery file (docs/recovery-file.md#in-the-product). */
export const contractMenuMessages = i18n('contractMenu', {
  menu: 'More',
  statement: 'Statement',
  openFile: 'Open a file',
  recovery: 'Recovery',
  offer: params('With a [recovery file], you and one more signer can move this money even if {brand} disappears.'),
  none: 'No file made on this device yet',
  stale: 'The last file lacks this contract, a deposit or a return date',
  saved: params('Made on {date}, not tested yet'),
  tested: params('Tested on {date}'),
});
