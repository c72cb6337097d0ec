import { i18n, params } from '@/i18n/i18n';

/** Notices under the navigation bar of every screen. */
export const statusMessages = i18n('status', {
  offline: 'You are offline. What you see may be out of date, and nothing can be saved or signed until you are back.',
  storageFull:
    'The storage of this browser is full. After a reload your contracts have to be fetched again; keep this tab open while something is being saved.',
  storageBlocked:
    'This browser does not let the page keep anything. After a reload you have to log in again; keep this tab open while something is being saved.',
  clock: params('The clock of this device is off by about {hours} h. Dates that you see and choose may be wrong.'),
  newerVersion:
    'A newer version of this page is out, and parts of this one can no longer be loaded. Finish what you are writing, then reload.',
  reload: 'Reload',
  savingOne: 'Your transaction is on its way; its record is still being saved…',
  savingMany: params('{count} transactions are on their way; their records are still being saved…'),
  unsent:
    'A transaction that both of you have signed has not reached the network yet. It is kept here and sent again automatically. If the server does not pass it on, the block explorer can broadcast it instead.',
  sendThroughExplorer: 'Send through the block explorer',
  sending: 'Sending...',
  retryNow: 'Retry now',
  retrying: 'Retrying...',
  dismiss: 'Dismiss',
  notBroadcast: 'A transaction was not broadcast.',
  releaseNotSaved: 'A release was not saved.',
});

export const logoutMessages = i18n('logout', {
  title: 'Log out before everything is saved?',
  purpose: 'Logging out makes this browser forget what it still has to save.',
  sent: params(
    'Broadcast and not recorded yet: {count}. The money is safe in the network, but the server may go on showing it as waiting.',
  ),
  unsent: params('Signed and not broadcast yet: {count}. It would have to be signed again.'),
  signatures: params(
    'Releases that you signed and the server does not have yet: {count}. They would have to be made again.',
  ),
  stay: 'Stay logged in',
  leave: 'Log out anyway',
});
