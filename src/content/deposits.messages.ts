import type { DepositIssue } from '@/domain/deposits/deposit-verdict';
import { i18n, params } from '@/i18n/i18n';
import { count } from '@/i18n/plural';

const DOUBTS: Record<`doubt-${DepositIssue}`, string> = {
  'doubt-checks-off': 'Address checks are off here: you are relying on the server alone.',
  'doubt-type-unsupported':
    "This address isn't native SegWit (P2WSH), the only type that can be signed for here. Don't pay: the money could not be released with this site. Ask {support} for an address of that type.",
  'doubt-keys-missing': "We can't check this address yet because data from the server is missing. Don't pay.",
  'doubt-own-key-missing':
    "Your key is not among the keys of this contract. Don't pay: the money could be spent without you.",
  'doubt-invalid-key': "One of the keys of this contract is not valid, so it has no deposit address. Don't pay.",
  'doubt-address-differs':
    "This is not the address your keys produce. Don't pay it: the money could be lost or stolen.",
  'doubt-address-shared':
    "This address already belongs to another of your guarantees. Don't pay here: ask {support} for a separate address.",
  'doubt-address-moved':
    "According to this device, this address belongs to another guarantee. Don't pay: ask the other party which address they see for each guarantee.",
  'doubt-not-checked': "We couldn't check this address: the server isn't sending the third key. Try again in a moment.",
  'doubt-keys-changed':
    'A key of this contract differs from the one that this device remembers. Check it with the other party before you pay anything.',
  'doubt-arbitrator-unlisted':
    "This site doesn't accept the arbitrator of this contract, or their key differs from the one it knows. Don't pay here.",
  'doubt-person-twice': "The server gives one person two roles in this contract. Don't pay here.",
};

/** The Deposit Address dialog (docs/specification.md#2-screens-and-routes). */
export const depositsMessages = i18n('deposits', {
  ...DOUBTS,
  noThirdKey: params('The server has no third key under {call}. Tell the person who runs this site.'),
  title: 'Deposit Address',
  loading: 'Getting the deposit address',
  verifiedTitle: 'Verified',
  verified: 'This address follows from all three keys.',
  notVerifiedTitle: 'Not verified',
  given: 'Address from the server',
  expected: 'Address computed from the keys',
  insist: 'Show the QR code anyway; I accept the risk',
  qrLabel: 'QR code of the deposit address',
  copyAddress: 'Copy address',
  addressCopied: 'Address copied to clipboard',
  arrived: 'Arrived',
  balanceUnknown: "We can't see payments right now: the block explorer isn't responding.",
  balanceUncounted: "Payments aren't counted: we can't verify the deposit addresses.",
  feesDiffer: params(
    'The server expects a later [release] to cost {server} BTC. {own} BTC would be enough. Send nothing extra, and look at the fee before you sign a release.',
  ),
  tryAgain: 'Try again',
  close: 'Close',
  openWallet: 'Open in wallet',
  send: 'Send exactly',
  copyAmount: 'Copy amount',
  amountCopied: 'Amount copied to clipboard',
  codeOpen: 'The QR code has no amount. Enter it in your wallet.',
  watchAddress: 'View this address in the block explorer',
  feeOnTop: 'Your wallet adds its fee.',
  smallest: params('{amount} BTC or less does not count as a payment, so this amount is a little more.'),
  /** "0.4 BTC of 1 BTC arrived". */
  of: 'of',
  part: 'arrived',
  paidTitle: 'Fully paid',
  paidActive: "The guarantee is active. You don't owe anything more.",
  paidSoon: "It will activate automatically. You don't owe anything more.",
  paidDeeper: count({
    one: "It will activate automatically once the payments have {count} confirmation. You don't owe anything more.",
    many: "It will activate automatically once the payments have {count} confirmations. You don't owe anything more.",
  }),
  excess: 'Paid too much',
  excessNote: 'The excess stays in the guarantee. It comes back with a release that both of you sign.',
  unconfirmed: '[unconfirmed], usually confirmed within an hour',
});
