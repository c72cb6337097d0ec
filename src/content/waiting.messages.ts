import { i18n } from '@/i18n/i18n';

/** Calls that take long (docs/architecture.md#waiting). */
export const waitingMessages = i18n('waiting', {
  slow: 'This is taking longer than usual. Keep waiting, or stop: what you typed stays.',
  slowLoad: 'This is taking longer than usual: the server has not replied yet.',
  stop: 'Stop waiting',
  retry: 'Try again',
  stopped: 'You stopped waiting before the server replied. It may still have happened.',
  late: 'The server has replied: it worked after all.',
  'next-create': 'Check your contracts before you create it again.',
  'next-join': 'Open the contract from your list to see whether you have joined it.',
  'next-save': 'The contract is loaded again every minute; check whether it has changed before you try again.',
  'next-delete': 'Reload the list to see whether the contract is still there.',
  'next-guarantee': "Check the contract's guarantees before you add it again.",
  'next-message': 'Check whether the chat shows it before you send it again.',
  'next-delete-message': 'Check whether the chat still shows it before you delete it again.',
  'next-release':
    'We are finding out what happened to it. A release that was created without your signature is deleted.',
  'next-sign': 'If it was signed here, we keep sending and recording it.',
  'next-cancel': 'Open the guarantee again in a moment to see whether the release is gone.',
  'next-deposit': "Try again: if the address was created, you'll see it.",
  'next-terms': 'If they were signed here, the signature is kept, and the contract shows it in a moment.',
  'next-registration': 'The account may exist now: try to log in with this email and password, or register again.',
});

export type Next =
  | 'create'
  | 'join'
  | 'save'
  | 'delete'
  | 'guarantee'
  | 'message'
  | 'delete-message'
  | 'release'
  | 'sign'
  | 'cancel'
  | 'deposit'
  | 'terms'
  | 'registration';
