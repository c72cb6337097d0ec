import { i18n } from '@/i18n/i18n';
import { count } from '@/i18n/plural';

/** Money and dates in each row of /contracts. */
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
  nothing: 'Nothing',
});
