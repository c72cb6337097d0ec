import { i18n, params } from '@/i18n/i18n';
import { count } from '@/i18n/plural';

/** The contract's menu and the state of its recovery kit (docs/exit.md#in-the-product). */
export const kitMessages = i18n('kit', {
  menu: 'More',
  groupSecurity: 'Security',
  groupRecords: 'Records',
  statement: 'Statement and dates',
  download: 'Download recovery kit',
  print: 'Print recovery sheet',
  rehearse: 'Rehearse',
  page: 'Recovery page',
  certificate: 'Certificate',
  openCertificate: 'Open certificate',
  payout: 'Payout address',
  help: params('What to do if {brand} disappears'),
  none: '[Recovery kit]: none',
  noneWithMoney: '[Recovery kit]: none yet, although money is deposited',
  misses: count({
    one: '[Recovery kit]: misses {count} deposit',
    many: '[Recovery kit]: misses {count} deposits',
  }),
  complete: '[Recovery kit]: complete, not rehearsed yet',
  rehearsed: params('[Recovery kit]: rehearsed on {date}'),
  rehearsedDue: params('[Recovery kit]: rehearsed on {date}, due again'),
});
