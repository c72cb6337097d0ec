import { i18n, params } from '@/i18n/i18n';

/** Notices under the navigation bar of every screen. */
export const statusMessages = i18n('status', {
  offline:
    'You are offline. What you see may be out of date, and nothing can be saved or signed until you are back online.',
  storageFull:
    "This browser's storage is full. After a reload, your contracts have to be fetched again; keep this tab open while something is being saved.",
  storageBlocked:
    "This browser doesn't let the page store anything. After a reload you have to log in again; keep this tab open while something is being saved.",
  missingFile:
    'A part of this page could not be loaded: the connection was interrupted, or a newer version of the page is available. Finish what you are writing, then reload.',
  reload: 'Reload',
  savingOne: 'Sent. Saving the record…',
  savingMany: params('{count} releases sent. Saving their records…'),
  unsent:
    'A release that both of you have signed has not reached the network yet. We keep it in this browser and keep trying to send it. If the server does not pass it on, the block explorer can broadcast it instead.',
  sendThroughExplorer: 'Send through the block explorer',
  sending: 'Sending…',
  retryNow: 'Retry now',
  retrying: 'Retrying…',
  dismiss: 'Dismiss',
  notBroadcast: 'A release was not broadcast.',
  releaseNotSaved: 'A release was not saved.',
});

export const logoutMessages = i18n('logout', {
  title: 'Log out before everything is saved?',
  purpose: 'Some data is not on the server yet. If you log out now, this browser deletes it.',
  sent: params(
    'Releases broadcast but not recorded yet: {count}. The network has them, but the server may keep showing them as waiting.',
  ),
  unsent: params('Releases signed but not broadcast yet: {count}. They would have to be signed again.'),
  signatures: params(
    'Releases that you signed and the server does not have yet: {count}. They would have to be started again.',
  ),
  stay: 'Stay logged in',
  leave: 'Log out anyway',
});
