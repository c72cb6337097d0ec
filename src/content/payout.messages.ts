import { PAYOUT_SENTENCES } from '@/content/seal-sentences';
import { i18n, params } from '@/i18n/i18n';

/** The payout addresses of the parties (docs/terms.md#payout-addresses). */
export const payoutMessages = i18n('payout', {
  title: 'Payout address',
  all: 'Payout addresses',
  none: 'Not stated',
  state: 'State yours',
  change: 'Change yours',
  cancel: 'Cancel',
  purpose: 'The address where you want to be paid. You sign it, so that the other party can choose it by your name.',
  address: 'Your payout address',
  optional: 'Your payout address (optional)',
  hint: 'From your own wallet, not from an exchange. Both of you see it in the chat.',
  optionalHint:
    'Where you want to be paid: an address of your own wallet, not of an exchange. The same password signs it, and both of you see it in the chat.',
  needsPassword: 'The password signs the address: type it too, or leave the address empty.',
  repeated:
    'You sent this address earlier, and then a later one. The other party is not offered an old address again, because a server could have repeated it. Use a new address.',
  sign: 'Sign and send',
  signing: 'Signing...',
  sent: 'Payout address sent to the chat.',
  sentence: params(PAYOUT_SENTENCES.en),
  changed: params('{name} changed their payout address: ask them before you pay.'),
  asked: 'I have asked',
});
