import type { DepositIssue } from '@/domain/deposit/deposit-verdict';
import { i18n } from '@/i18n/i18n';

const DOUBTS: Record<`doubt-${DepositIssue}`, string> = {
  'doubt-checks-off':
    'This installation does not check how deposits are locked, so you have only the word of the server for the address.',
  'doubt-keys-missing':
    'The keys of both contractors and of the arbitrator are not all known, so the address cannot be worked out here.',
  'doubt-own-key-missing':
    'Your own key is not among the keys of this contract. What is paid here could be spent without you.',
  'doubt-invalid-key': 'One of the keys of this contract is not valid, so no address follows from them.',
  'doubt-address-differs':
    'The server gave another address than the one that follows from the keys. What is paid there may be lost.',
  'doubt-address-shared':
    'Another guarantee of yours has the same address, and what arrives there counts for that one. Do not pay to it twice: ask support for a separate address.',
  'doubt-not-checked':
    'The server is not giving out the key of the arbitrator, so the address could not be checked. Try again in a moment.',
  'doubt-keys-changed':
    'A key of this contract is not the one that this device remembers. Check it with the other side before anything is paid.',
  'doubt-arbitrator-unlisted':
    'The arbitrator of this contract is not one that this installation accepts, or has another key. Pay nothing here.',
};

/** The Deposit Address dialog (docs/specification.md#2-screens-and-routes). */
export const depositsMessages = i18n('deposits', {
  ...DOUBTS,
  title: 'Deposit Address',
  purpose:
    'Send the bitcoin of this guarantee to this address. The guarantee becomes active once the whole amount has arrived.',
  loading: 'Getting the deposit address',
  verifiedTitle: 'Verified',
  verified: 'This address follows from the keys of both contractors and the arbitrator.',
  notVerifiedTitle: 'Not verified',
  firstSightTitle: 'Seen for the first time on this device',
  firstSight:
    'The contract is older than what this device remembers of your account, so its keys could not be compared with earlier ones. Compare the address with the other side over another channel before you pay.',
  given: 'Address of the server',
  expected: 'Address that follows from the keys',
  insist: 'Show the code anyway, at my own risk',
  qrLabel: 'QR code of the deposit address',
  copyAddress: 'Copy address',
  addressCopied: 'Address copied to clipboard',
  copyFailed: 'The browser did not allow copying. Select the address and copy it by hand.',
  missing: 'Still missing',
  arrived: 'Arrived',
  balanceUnknown: 'What has arrived is not known: the block explorer does not answer.',
  balanceUncounted: 'What has arrived is not counted: the deposit addresses cannot be verified.',
  releaseFees: 'A later release takes its network fee from the amount. The estimate made here decides.',
  ownEstimate: 'Fee, estimated here',
  serverEstimate: 'Fee, estimated by the server',
  withAmount: 'with the amount',
  notKnown: 'not known now',
  tryAgain: 'Try again',
  close: 'Close',
});
