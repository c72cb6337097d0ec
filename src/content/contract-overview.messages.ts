import { i18n } from '@/i18n/i18n';
import { count } from '@/i18n/plural';

/** Money and dates in each row of /contracts, and the totals above. */
export const contractOverviewMessages = i18n('contractOverview', {
  secured: 'Secured',
  notChecked: 'Not checked yet',
  unchecked: count({ one: '{count} balance unknown', many: '{count} balances unknown' }),
  lastKnown: 'Last known',
  readAt: 'Checked',
  nextDate: 'Next date',
  noDate: 'None',
  passed: 'Passed',
  more: count({ one: '{count} more', many: '{count} more' }),
  totals: 'Totals',
  securedNow: 'Secured now',
  uncheckedContracts: count({
    one: '{count} contract with unknown balance',
    many: '{count} contracts with unknown balances',
  }),
  lastKnownContracts: count({ one: '{count} contract as last known', many: '{count} contracts as last known' }),
  awaited: 'Waiting for deposits',
  unknownAmounts: count({ one: '{count} amount unknown', many: '{count} amounts unknown' }),
  needsYou: 'Needs your action',
  waiting: count({ one: '{count} contract', many: '{count} contracts' }),
  unknown: 'Unknown',
  nothing: 'Nothing',
});
