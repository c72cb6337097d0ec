import type { ReplacementIssue } from '@/domain/withdrawals/replacement';
import type { ReplacementRule } from '@/domain/withdrawals/replacement-rules';
import { i18n, params } from '@/i18n/i18n';

/** Why a transaction is not signed as a replacement (docs/bitcoin.md#replacing-a-release). */
const RULES: Record<`rule-${ReplacementRule}`, string> = {
  'rule-same-transaction': 'it is the first transaction itself.',
  'rule-other-coins': 'it does not spend exactly the coins of the first transaction, so both could be paid.',
  'rule-other-outputs': 'it has more or fewer outputs than the first transaction.',
  'rule-pays-elsewhere': 'it does not pay the destination of the first transaction.',
  'rule-change-differs': 'it changes more than the amount for the destination.',
  'rule-amount-not-lower': 'it does not take the higher fee from the amount for the destination.',
  'rule-replacement-fee-low': 'its fee is not high enough above the first one for the network to accept it.',
  'rule-replacement-dust': 'too little would reach the destination.',
  'rule-other-timing': 'it can be confirmed at a different time from the first transaction.',
};

const ISSUES: Record<`issue-${Exclude<ReplacementIssue, 'fee-too-low'>}`, string> = {
  'issue-fee-unclear': 'Enter a number above 0 with a point or a comma, for example 12.5.',
  'issue-fee-too-high': 'This fee is more than ten times the estimate. Enter a lower rate.',
  'issue-nothing-left': 'Too little would reach the destination. Enter a lower rate.',
};

/** The state of a broadcast release, and the dialog that replaces it. */
export const replacementMessages = i18n('replacement', {
  ...RULES,
  ...ISSUES,
  'issue-fee-too-low': params('Enter at least {rate} sat/vB: the network accepts no replacement below that.'),

  unconfirmed: params('Unconfirmed · pays {rate} sat/vB'),
  unconfirmedUnknown: 'Unconfirmed · fee rate unknown',
  nextBlock: params('about {rate} sat/vB is enough for the next block'),
  ratesUnknown: 'current rates unavailable',
  'speed-next-block': 'It should be in the next block.',
  'speed-half-hour': 'It should take about half an hour.',
  'speed-hour': 'It should take about an hour.',
  'speed-days': 'It may take days.',
  'speed-too-low': 'The network may drop it.',
  replaced: 'It replaced the recorded transaction: same coins, same destination, higher fee.',
  viewReplacement: 'View the replacement',
  missing:
    "The block explorer can't find this release. The network may have dropped it because of its fee. Its coins are not lost; you can still make a replacement.",
  elsewhere:
    'Another transaction has spent the coins of this release and does not pay the destination. Look at it in the block explorer, and ask the other party.',
  statusUnknown: "We can't see whether the release is confirmed: the block explorer isn't responding.",
  open: 'Raise the fee',

  title: 'Raise the fee',
  purpose: 'Replaces the unconfirmed release with one that pays a higher network fee. Both of you must sign it.',
  ways: 'Ways to raise the fee',
  'way-create': 'Create',
  'way-sign': 'Sign a replacement',
  'way-spend': 'Spend it',
  reading: 'Reading the release',
  confirmed: 'The release is already in a block, so its fee can no longer be raised.',
  explain:
    "The higher fee comes out of the recipient's amount. Only one of the two transactions can be confirmed. If it is the first one, nothing is lost: the release was paid with the old fee.",
  oldNodes:
    'The server may refuse to replace a transaction that was not marked as replaceable. If it does, send the replacement through the block explorer.',
  rateField: 'New fee rate',
  rateHint: params(
    'The first transaction pays {rate} sat/vB. About {fastest} sat/vB is now enough for the next block.',
  ),
  comparison: 'What changes',
  fee: 'Network fee',
  recipient: 'Recipient gets',
  before: 'First transaction',
  after: 'Replacement',
  destination: 'Destination',
  same: 'The coins spent and the amount that returns to the guarantee stay the same.',
  create: 'Create replacement',
  creating: 'Signing…',
  createdTitle: 'You have signed the replacement',
  createdText:
    'Send this text or file to the other party, through any channel. They open Raise the fee, then Sign a replacement; their signature completes and broadcasts it. Until then the first transaction stays valid.',
  createdLost: 'The server does not store it. If you lose it, create it again with the same fee rate.',
  copy: 'Copy',
  save: 'Save PSBT',
  psbt: 'Replacement, signed by you',

  textField: 'Transaction to sign',
  textHint: 'The text that the other party sent you, or the file below.',
  fileField: 'Or a file',
  choose: 'Choose a file',
  none: 'No file chosen',
  fileTooLarge: 'This file is too large for a transaction. Choose the file that the other party sent you.',
  checking: 'Comparing it with the first transaction',
  verdict: 'It spends the same coins and pays the same destination as the first transaction. Only the fee is higher.',
  sign: 'Sign and broadcast',
  signing: 'Signing…',

  spendText:
    'If the destination is your wallet, you need nobody else: spend the unconfirmed amount to yourself with a higher fee. Miners then confirm both transactions together (child pays for parent).',
  spendRate: 'Fee rate for that payment',
  spendRateValue: params('about {rate} sat/vB'),
  spendBasis: params('With a payment of about 110 vB, this rate brings both together to {rate} sat/vB.'),
  spendEnough: 'The release already pays the rate of the next block. There is nothing to add.',
  close: 'Close',
  cancel: 'Cancel',
});
