import { i18n } from '@/i18n/i18n';

/** Calls that take long (docs/architecture.md#waiting). */
export const waitingMessages = i18n('waiting', {
  slow: 'This is taking longer than usual. Keep waiting, or stop: what you typed stays.',
  slowLoad: 'This is taking longer than usual: the server has not replied yet.',
  stop: 'Stop waiting',
  retry: 'Try again',
  stopped:
    'You stopped waiting before the server replied. It may still have happened: look for it before you try again.',
  late: 'The server has replied: it worked after all.',
});
