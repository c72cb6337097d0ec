import { i18n, params } from '@/i18n/i18n';

/** The dialog 'Recovery page'. */
export const recoveryPageMessages = i18n('recoveryPage', {
  title: 'Recovery page',
  purpose: 'A single file with which you can move your guarantees if this product is gone.',
  use: 'Keep it with your recovery kit. Open it from your disk, without any network: it makes and signs the transaction from the kit. You and a second signer can then move the money.',
  size: 'File size',
  hash: 'SHA-256',
  copyHash: 'Copy the SHA-256',
  copied: 'Copied',
  copyFailed: "Your browser doesn't allow copying. Select the text and copy it by hand.",
  hashHint:
    'The same for everyone who builds this version. Compare it with what the other party sees, or with the file on your disk.',
  open: 'Open it here',
  close: 'Close',
  download: 'Download recovery page',
  downloading: 'Downloading…',
  downloaded: params('Your browser is saving {file}. Its SHA-256 is the one above.'),
  unreachable: 'The recovery page could not be downloaded, and nothing was saved. Check your connection and try again.',
  changed:
    'The server sent a different file from the one that belongs to this app. It was not saved: it could steal your keys. Reload the page and try again; if it happens again, get the file from somewhere else and compare its SHA-256.',
  unknown:
    'The SHA-256 of the recovery page could not be loaded. Check your connection, reload the page and try again.',
});
