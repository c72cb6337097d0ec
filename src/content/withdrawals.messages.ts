import type { Network } from '@/domain/primitives/network';
import type { FeeSpeed } from '@/domain/withdrawals/fees';
import type { PsbtRule } from '@/domain/withdrawals/inspection';
import type { AddressIssue } from '@/domain/withdrawals/release-form';
import { i18n, params, type ShownTexts } from '@/i18n/i18n';

/** Reasons to refuse a PSBT or to ask about it (docs/bitcoin.md#before-signing-a-psbt). */
const RULES: Record<`rule-${PsbtRule}`, string> = {
  'rule-unreadable': 'it cannot be read.',
  'rule-no-inputs': 'it spends nothing.',
  'rule-double-spend': 'it spends the same coins twice.',
  'rule-input-output-missing': 'it does not say which coins it spends.',
  'rule-input-type':
    'it spends coins at an address that is not native SegWit (P2WSH), the only type that can be signed for here. Sign it with the program that made the address.',
  'rule-input-script-missing': 'it does not say how the coins that it spends are locked.',
  'rule-input-script-differs': 'it says that the coins it spends are locked in another way than they are.',
  'rule-input-amount-differs': 'the coins that it spends hold a different amount from the one it states.',
  'rule-input-not-guarantee': 'it spends coins that are not at a verified deposit address of this guarantee.',
  'rule-input-finalized': 'part of it was already completed, so its signatures cannot be checked.',
  'rule-sighash': 'it asks for a signature that would let others change it afterwards.',
  'rule-agreed-differs': 'it is not the payment that you were shown.',
  'rule-request-not-paid': 'it does not pay exactly this amount to this destination.',
  'rule-output-elsewhere': 'it pays an address that is neither the destination nor this guarantee.',
  'rule-change-split': 'it does not return the rest to the guarantee in one piece, so part of it could be lost.',
  'rule-signature-invalid': 'it holds a signature that is not valid.',
  'rule-fee-negative': 'it pays out more than it spends.',
  'rule-fee-too-high': 'its network fee is more than ten times the estimate.',
  'rule-pays-twice':
    'you have already signed another payment from this guarantee or to the same address. That one may still be broadcast, so both could be paid. Wait until it is confirmed, or ask for a transaction that spends one of its coins.',
  'rule-fee-high': 'its network fee is more than twice the estimate.',
};

const ADDRESS_ISSUES: Record<`address-${Exclude<AddressIssue, 'wrong-network'>}`, string> = {
  'address-empty': 'Enter the address that the bitcoin goes to.',
  'address-not-an-address': 'This is not a Bitcoin address.',
  'address-bad-checksum': 'This address is mistyped: its checksum does not match.',
  'address-deposit': 'This is a deposit address of the contract. Use an address from your own wallet.',
};

const SPEEDS: Record<`speed-${FeeSpeed}`, string> = {
  'speed-next-block': 'About 10 minutes at current fees',
  'speed-half-hour': 'About 30 minutes at current fees',
  'speed-hour': 'About an hour at current fees',
  'speed-days': 'May take days at current fees',
  'speed-too-low': 'Below what the network accepts at current fees',
};

const NETWORKS: Record<`network-${Network}`, string> = {
  'network-mainnet': 'mainnet',
  'network-testnet': 'testnet',
  'network-regtest': 'regtest',
};

/** Questions that the user has to accept before signing (docs/bitcoin.md#questions-before-signing). */
const CONCERNS = {
  'concern-fee-high': params(
    'Its network fee of {fee} satoshis is more than twice the estimate of {estimate} satoshis.',
  ),
  'concern-fee-differs': params('Its network fee is {fee} satoshis. The form showed {shown} satoshis.'),
  'concern-other-signature-missing':
    'The other party has not signed it. If you sign, the money moves without their consent.',
  'concern-amounts-unproven': params(
    "We couldn't check the amounts being spent. If the server's figures are wrong, up to {fee} satoshis could go to the network fee.",
  ),
  'concern-amounts-unproven-unknown':
    "We couldn't check the amounts being spent. If the server's figures are wrong, all the money beyond this payment could go to the network fee.",
  'concern-open-payment':
    'You have signed another payment, and the other party can still complete it. This one does not replace it: both can be paid.',
  'concern-unknown-payee':
    'It pays somebody whose address no party has stated. Ask the other party whose it is before you sign.',
  'concern-unknown-coins': params(
    'This device has no record that this money was deposited for {description}. According to the server, {depositor} deposited it. If it was deposited for another guarantee, do not sign. If you deposited on another device, first test its recovery file here.',
  ),
  'concern-delayed': 'It cannot be confirmed in the next block, but it stays valid and can be broadcast later.',
  'concern-unusual-version': params('It has the unusual version {version}. The network may not pass it on.'),
  'concern-empty-output': 'One of its outputs is 0 BTC. The network may not pass this transaction on.',
  unnamed: 'somebody it does not name',
  acceptCoins: 'This money belongs to this guarantee',
  acceptConcerns: 'I have read the warnings and still want to sign',
};

/** The release, sign, delete and broadcast dialogs (docs/specification.md#modals-of-the-detail-screen). */
export const withdrawalsMessages = i18n('withdrawals', {
  ...RULES,
  ...ADDRESS_ISSUES,
  ...NETWORKS,
  ...SPEEDS,
  ...CONCERNS,
  'amount-below-fee': 'Too little is left to send after the network fee. Enter a larger amount.',
  'amount-above-balance': params('Amount cannot exceed available balance of {balance} BTC'),
  wrongNetwork: params('That is a {theirs} address; this contract uses {ours}.'),
  otherNetwork: params('This address belongs to another network; this contract uses {ours}.'),
  refused: params('The transaction was refused and nothing was signed: {why}'),
  replaced: 'it has changed since you opened it. Review it again before signing.',

  releaseTitle: 'Release Guarantee',
  releaseUnsupported:
    "The deposit of this guarantee is at an address that isn't native SegWit (P2WSH), the only type that can be signed for here. The money is where it was. Release it with the program that made the address.",
  releasePurpose: 'Signs a release with your key. The other party then [co-signs] it.',
  details: 'Guarantee details',
  description: 'Description',
  amount: 'Amount',
  availableBalance: 'Available balance',
  amountWithdrawn: 'Amount withdrawn',
  participants: 'Participants',
  depositor: 'Depositor',
  unknown: 'Not known',
  toWhom: 'To whom?',
  backTo: params('Back to {name}'),
  elsewhere: 'Another address',
  pay: 'Pay',
  payTo: params('Pay {name}'),
  paySelf: 'Pay yourself',
  payAddress: 'to the address above',
  payThisAddress: 'to this address',
  otherParty: 'the other party',
  payeeUnknown: params(
    'We do not know whose address this is. Compare it with your wallet if you are to be paid, or ask {name}.',
  ),
  destinationField: 'Destination Bitcoin Address',
  amountField: 'Amount (BTC)',
  max: 'Max',
  maxHint: 'The whole available balance',
  'payee-empty': 'Choose who gets it.',
  'missing-address': 'Correct the address above.',
  'missing-amount': 'Correct the amount above.',
  'missing-fee': 'The network fee is not known.',
  'missing-question': 'First tick the box above.',
  'missing-password': 'Type your signing password.',
  passwordField: 'Signing Password',
  passwordHint: 'The password that you log in with. It unlocks your key on this device.',
  'stage-opening-key': 'Unlocking your key…',
  'stage-creating': 'Creating the transaction…',
  'stage-checking': 'Checking the payment…',
  'stage-signing': 'Signing the payment…',
  'stage-saving': 'Saving your signature…',
  'stage-sending': 'Sending it to the network…',
  networkFee: 'Network fee',
  feeSats: params('{sats} [satoshis]'),
  /** After the amount. */
  arrives: params('arrives after the [network fee] of {sats} satoshis.'),
  calculating: 'Calculating…',
  checkingAddress: 'Checking the address…',
  generate: 'Generate Transaction',
  generating: 'Creating Transaction...',

  reviewTitle: 'Check the release',
  reviewPurpose:
    'The release was created and is not signed yet. Read what is unusual about it before you sign. Going back deletes it.',
  back: 'Back',

  signTitle: 'Sign Transaction',
  signPurpose: 'Your signature completes this release, and we broadcast it at once. This cannot be undone.',
  sign: 'Sign Transaction',
  signing: 'Signing...',
  reading: 'Reading the transaction',
  transactionDetails: 'Transaction details',
  summary: 'What you are about to sign',
  to: 'To',
  toElsewhere: 'To another address',
  noAddress: 'a destination without an ordinary address',
  signatures: 'Signed by',
  noSignatures: 'Nobody yet',
  you: 'You',
  arbitrator: 'Arbitrator',
  noDestination: 'The destination receives nothing',
  feeRate: params('{rate} sat/vB'),
  rate: 'Fee rate',
  change: 'Returns to the guarantee',
  stays: 'Stays in the guarantee',
  verdictSign: 'Checked: pays only this amount to this address, and spends only this guarantee.',
  verdictSignUnchecked: 'As far as we could check, it pays only this amount to this address.',
  verdictSignPayees: 'Checked: pays only what is listed above, and spends only this guarantee.',
  verdictSignPayeesUnchecked: 'As far as we could check, it pays only what is listed above.',
  thisPayment: 'The payment that you are about to sign',
  openPayment: 'The payment that you have signed before',
  verdictRefuse: params('Refused: {why}'),
  acceptFee: params('I accept the network fee of {fee} satoshis'),
  'not-verified': 'Not verified',
  'not-checked': 'Could not be checked',
  uncheckedText:
    "Address checks are off here, so we couldn't confirm that this bitcoin belongs to this guarantee; you are relying on the server.",
  amountsUnproven: "We couldn't cross-check the amounts of the spent coins: the block explorer doesn't offer them.",
  notBeforeBlock: params("It can't be confirmed before block {height}."),
  notBeforeTime: "It can't be confirmed before",
  'sequence-replaceable': params('It can be replaced by another one that both of you sign (sequence {sequence}).'),
  'sequence-waits': params("It can't be confirmed until a waiting period has passed (sequence {sequence})."),
  'sequence-sequence': params('It has an unusual sequence number ({sequence}).'),
  spentTitle: 'Its coins are already spent',
  spentText:
    'Another transaction has spent coins that this one needs, so it can never be broadcast. Cancel it, then release what is left.',
  spentUnknown: "We can't see whether its coins are still unspent: the block explorer isn't responding.",
  tooLowTitle: 'Its network fee is too low now',
  tooLowText: params(
    'The network currently ignores transactions below {rate} sat/vB. Broadcasting it may fail; its coins then stay where they are.',
  ),
  released: "Release signed. It now needs the other party's signature.",
  releasedWaiting: params("Release signed. Waiting for {name}'s signature."),
  startAgain: 'Cancel and start again',
  willRetry: "We've kept the signed release in this browser and keep trying to send it. Don't sign again.",
  explorerText:
    'The release is complete and signed by both of you. The block explorer can broadcast it instead of the server.',
  sendThroughExplorer: 'Send through the block explorer',
  sending: 'Sending…',
  unsigned: 'Nothing was signed.',
  tryAgain: 'Try again',
  cancel: 'Cancel',
  close: 'Close',

  broadcastTitle: 'Transaction Broadcast Successfully',
  broadcastText: 'Your transaction has been broadcast to the network.',
  broadcastNext: "It is confirmed once it is in a block, often within an hour. We'll update the balance and status.",
  onItsWay: 'On its way:',
  staysThere: 'stays in the guarantee.',
  viewTransaction: 'View Transaction',
  txid: 'Transaction id',

  deleteTitle: 'Confirm Delete',
  deleteQuestion: 'Are you sure you want to delete this transaction?',
  'delete-mine':
    'Your signature has already left this device: anyone who kept a copy can still complete and broadcast it until the money is spent in another way.',
  'delete-theirs': 'The other party has signed it. If you delete it, they have to create and sign a new one.',
  'delete-unsigned': 'It has not been signed yet.',
  'delete-gone': 'There is no release left to delete: it has been broadcast or deleted.',
  deleteMoney: 'No money moves: it stays in the guarantee, and can be released again.',
  // If 'cancel' is the action itself, the button that closes the dialog needs another label.
  deleteBack: 'Cancel',
  delete: 'Delete',
  deleting: 'Deleting...',
  deleted: 'Release deleted. The money stays in the guarantee.',
  'link-taken': 'Filled in from the payment link. Check the address and the amount before you sign.',
  'link-amount-kept': 'The address is from the payment link. The link asks for a different amount; yours was kept.',
  'link-other-address': 'This payment link is for a different address from the one above. Nothing was filled in.',
  payoutOf: params("{name}'s payout address, signed with their key."),
  payoutOwn: 'The payout address that you have signed.',
  compare: 'Compare it with its source, character by character.',

  split: 'Split with somebody',
  splitWith: params('Split with {name}'),
  splitOff: 'Do not split',
  firstPayee: 'The first payee',
  secondPayee: 'The second payee',
  secondDestination: 'Second Bitcoin address',
  sameAddress: 'This is the first address. Enter another one, or do not split.',
  partOf: params('Part of {name}'),
  gets: params('{name} gets (BTC)'),
  partWrong: params('Together both get what arrives after the network fee, each at least {least} BTC.'),
  'missing-second': 'Say where the second part goes.',
  'missing-parts': 'Correct the two amounts above.',

  notTaken: 'You have signed it, but the server did not take it.',
  handOver: params(
    'Some servers take only a transaction that they have made themselves. No money has moved and nothing is lost: save the file and send it to {name}, who opens it with “Open a file” in the menu of the contract.',
  ),
  saveFile: 'Save the file',
  copyFile: 'Copy as text',
});

export type WithdrawalTexts = ShownTexts<typeof withdrawalsMessages>;
