import { i18n, params } from '@/i18n/i18n';

/** The contract's menu and the state of the recovery kit (docs/exit.md#in-the-product). */
export const kitMessages = i18n('kit', {
  menu: 'More',
  groupSecurity: 'Security',
  groupRecords: 'Records',
  statement: 'Statement',
  saveRecords: 'Save records',
  duplicate: 'Duplicate',
  download: 'Download recovery kit',
  rehearse: 'Rehearse',
  page: 'Recovery page',
  certificate: 'Certificate',
  openCertificate: 'Open certificate',
  payout: 'Payout address',
  help: params('What to do if {brand} disappears'),
  offer: params('With a [recovery kit], you and one more signer can move this money even if {brand} disappears.'),
  none: 'Not made on this device yet',
  stale: 'The last kit is missing this contract, a deposit or a return date',
  saved: params('Made on {date}, not rehearsed yet'),
  rehearsed: params('Rehearsed on {date}'),
});
