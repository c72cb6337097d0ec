import type { TimelineStepName } from '@/domain/guarantee/guarantee-timeline';
import { i18n } from '@/i18n/i18n';

const STEPS: Record<`step-${TimelineStepName}`, string> = {
  'step-created': 'Created',
  'step-address': 'Deposit address given out',
  'step-address-open': 'Deposit address',
  'step-funded': 'Funded, confirmed',
  'step-funded-unconfirmed': 'Funded, not confirmed yet',
  'step-funded-arriving': 'Arriving',
  'step-funded-missing': 'Deposit no longer found',
  'step-funded-partial': 'Funded in part',
  'step-funded-open': 'Funded',
  'step-released': 'Released',
  'step-released-partial': 'Released in part',
  'step-executed': 'Executed',
  'step-executed-open': 'Executed',
};

/** Steps of a guarantee, from its creation to its execution. */
export const guaranteeTimelineMessages = i18n('guaranteeTimeline', {
  ...STEPS,
  title: 'So far',
  open: 'still to come',
  viewAddress: 'View address',
  viewTransaction: 'View transaction',
});
