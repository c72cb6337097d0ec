import { PAYOUT_SENTENCES } from '@/content/seal-sentences';
import { i18n, params } from '@/i18n/i18n';

/** The destination of a release: payment links and payout addresses. */
export const destinationMessages = i18n('destinations', {
  'link-taken': 'Filled in from the payment link. Check the address and the amount before you sign.',
  'link-amount-kept': 'The address is from the payment link. The link asks for a different amount; yours was kept.',
  'link-other-address': 'This payment link is for a different address from the one above. Nothing was filled in.',
  payoutOf: params("{name}'s payout address, signed with their key."),
  payoutOwn: 'The payout address that you have signed.',
  payoutPurpose:
    'The address where you want to be paid. You sign it, so that the other party can choose it by your name.',
  payoutHint: 'From your own wallet, not from an exchange. Both of you see it in the chat.',
  payoutRepeated:
    'You sent this address earlier, and then a later one. The other party is not offered an old address again, because a server could have repeated it. Use a new address.',
  payoutSign: 'Sign and send',
  payoutSent: 'Payout address sent to the chat.',
  payoutSentence: params(PAYOUT_SENTENCES.en),
  compare: 'Compare it with its source, character by character.',
});
