import type { WithdrawalNoticeKind } from '@/domain/contracts/withdrawal-notice';
import type { DepositMark } from '@/domain/deposits/deposit-verdict';
import type { GuaranteeStatus, TemplateRole } from '@/domain/models';
import type { GuaranteeAction } from '@/domain/withdrawals/withdrawal-stage';
import { i18n, params } from '@/i18n/i18n';

const STATUSES: Record<`status-${GuaranteeStatus}`, string> = {
  'status-pending': 'Pending',
  'status-active': 'Active',
  'status-executed': 'Executed',
  'status-in_dispute': 'In Dispute',
  'status-expired': 'Expired',
};

const ACTIONS: Record<`action-${GuaranteeAction}`, string> = {
  'action-release': 'Release Guarantee',
  'action-release-remaining': 'Release Remaining Balance',
  'action-sign': 'Sign Withdrawal',
  'action-cancel': 'Cancel Transaction',
  'action-open-dispute': 'Open Dispute',
  'action-deposit': 'Deposit',
  'action-view-transaction': 'View Transaction',
};

const NOTICES: Record<`notice-${WithdrawalNoticeKind}`, string> = {
  'notice-sign-due': 'Needs your signature',
  'notice-waits-for-other': 'You have signed. The other party still has to sign the release of',
  'notice-sending': 'Both have signed. The release is being sent and recorded',
  'notice-paid-out': 'Being paid out',
};

const DEPOSITS: Record<`deposit-${DepositMark}`, string> = {
  'deposit-checking': 'Checking…',
  'deposit-verified': 'Verified',
  'deposit-not-verified': 'Not verified',
  'deposit-not-checked': 'Could not be checked',
};

const DEPOSITORS: Record<'onceJoined' | 'depositorNotStated' | `unrecorded-${TemplateRole}`, string> = {
  onceJoined: 'The counterparty, once joined',
  depositorNotStated: 'Depositor not stated',
  'unrecorded-buyer': 'The buyer, still to be recorded by the server. Nobody needs to deposit until then.',
  'unrecorded-seller': 'The seller, still to be recorded by the server. Nobody needs to deposit until then.',
};

/** The guarantees panel and its own dialogs (docs/specification.md#contract-detail-contractsid). */
export const guaranteesMessages = i18n('guarantees', {
  ...STATUSES,
  ...ACTIONS,
  ...NOTICES,
  ...DEPOSITS,
  panelTitle: 'Guarantees',
  more: 'Show more guarantees',
  addGuarantee: 'Add Guarantee',
  addPurpose: 'You deposit this guarantee. It is pending until you have paid it.',
  addPurposeFor: params('You deposit this guarantee; it protects {name}. It is pending until you have paid it.'),
  adding: 'Adding…',
  added: 'Guarantee added.',
  cancel: 'Cancel',
  close: 'Close',
  tryAgain: 'Try again',
  description: 'Description',
  amountField: 'Amount (BTC)',
  amount: 'Amount',
  validUntil: 'Valid until',
  validUntilField: 'Valid Until',
  lastDay: 'The last day to claim.',
  depositor: 'Depositor',
  ...DEPOSITORS,
  otherDeposits: params('{name} deposits'),
  conditions: 'Conditions',
  conditionsHint: 'When it may be paid out. Example: no leak after the first rain.',
  verificationProcess: 'Verification Process',
  verificationHint: 'How both of you check that the conditions are met.',
  amountWithdraw: 'Amount Withdraw',
  balance: 'Balance',
  empty: 'No guarantees have been added to this contract yet.',
  emptyDraft: 'Publish the contract to add guarantees.',
  balanceLoading: 'Asking the block explorer…',
  balanceUnknown: 'Balance unavailable',
  balanceUncounted: "Not counted: we can't verify its deposit addresses yet",
  apart: 'received at an unverified address, not counted',
  why: 'Why?',
  lastKnown: 'last known',
  unconfirmed: 'not confirmed yet',
  arriving: 'still arriving, does not count yet',
  late: 'This guarantee still holds money, even if its status says otherwise. You can release it below.',
  'next-expired': 'The last day to claim has passed; the money stays here until it is released.',
  'next-in_dispute': 'Agree on a split, or write to the arbitrator.',
  missingTitle: 'A recorded deposit no longer exists',
  missing:
    "The block explorer no longer knows the payment: it may have been replaced or spent elsewhere. Don't deliver anything in exchange until it has been paid again. What the balance shows is still there. Ask the depositor to pay again.",
  readAt: 'as of',
  dust: 'more, in payments of 546 sat or less: too small to use, and not counted',
  amountUnknown: 'Not known',
  amountUnread: 'Amount not readable',
  amountUnreadHint:
    "The amount in the server's record is not an amount of bitcoin. Ask the other party what was agreed before you pay.",
  'unread-deposits':
    'The record of a deposit has an amount that cannot be read. The balance counts what the block explorer shows.',
  'unread-withdrawals':
    'The record of a release has an amount that cannot be read. The transaction itself shows what it pays.',
  enough: 'Covers the amount',
  notEnough: 'Less than the amount',
  'not-verified-hint': "We couldn't verify every deposit address of this guarantee.",
  'not-checked-hint': "The server isn't sending the third key. We keep asking.",
  funding: 'Deposited and released',
  fundingText: params('{funded} of {amount} BTC deposited, {released} BTC released'),
  fundingUnknown: 'Not known',
  viewAddress: 'View on block explorer',
  seeTransactions: 'See Transactions',
  addressesTitle: 'Transaction Addresses',
  addressesPurpose:
    'Every deposit address of this guarantee, checked against the keys, with its page on the block explorer.',
  blockedByKeys:
    'Nothing is paid or signed while a key of this contract has changed or is not accepted: see the warning at the top.',
  viewTransaction: 'View transaction',
});
