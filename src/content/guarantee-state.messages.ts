import type { GuaranteeStateName } from '@/domain/guarantees/guarantee-state';
import { i18n } from '@/i18n/i18n';

/** The badge says that it is executed, and that nothing has happened yet. */
const STATES: Record<`state-${Exclude<GuaranteeStateName, 'created' | 'executed'>}`, string> = {
  'state-address': 'Deposit address created',
  'state-funded-partial': 'Partial deposit',
  'state-funded-unconfirmed': 'Deposit not confirmed yet',
  'state-funded-arriving': 'Arriving',
  'state-funded-missing': 'Deposit no longer found',
  'state-funded': 'Deposit confirmed',
  'state-released-partial': 'Partly released',
  'state-released': 'Fully released',
};

/** The progress of a guarantee. */
export const guaranteeStateMessages = i18n('guaranteeState', {
  ...STATES,
  title: 'Latest',
  viewAddress: 'View address',
  viewTransaction: 'View transaction',
});
