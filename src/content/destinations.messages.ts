import { PAYOUT_SENTENCES } from '@/content/seal-sentences';
import { i18n, params } from '@/i18n/i18n';

/** The destination of a release: payment links, and the addresses that this device remembers. */
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
  earlier: 'Earlier destinations',
  use: 'Use',
  chooseOne: params('Use {name}'),
  forget: 'Forget',
  forgetOne: params('Forget {name}'),
  forgetAll: 'Forget all',
  forgotten: 'Forgotten on this device.',
  kept: 'Kept on this device only, even after you log out.',
  lastPaid: params('Last paid on {date}'),
  unnamed: 'No name',
  name: 'Name of this destination (optional)',
  nameHint: 'Kept on this device to find the address again. Nobody else sees it.',
  firstUse:
    'You have not paid this address before from this device. Compare it with its source, character by character.',
  knownAs: params('You paid this address before: {name}, {date}.'),
  known: params('You paid this address before, on {date}.'),
  lookAlike: params(
    'This address begins and ends like one that you paid before ({name}), but it is a different one. Attackers create such addresses. Do not use it unless you have compared every character.',
  ),
});
