import { i18n, params } from '@/i18n/i18n';
import { count } from '@/i18n/plural';

/** The dialog 'Recovery', and the offer to a new account (docs/recovery-file.md#in-the-product). */
export const recoveryDialogMessages = i18n('recoveryDialog', {
  title: 'Recovery',
  purpose:
    'A file with which you and one more signer can move your money if this site is gone. It opens with a double click.',
  making: 'Making the file: checking the keys and addresses of your contracts again.',
  contracts: 'Contracts',
  deposits: 'Deposits',
  amount: 'Amount',
  keyOnly: 'It holds your key, and no contract.',
  leftOut: 'Not in the file:',
  unverified: count({
    one: "We couldn't verify {count} address from the keys. The file lists the address, but not its money.",
    many: "We couldn't verify {count} addresses from the keys. The file lists the addresses, but not their money.",
  }),
  unlisted: count({
    one: "The file lists no coins of {count} address, because the block explorer wasn't responding. You can find them later on the recovery page, or make another file.",
    many: "The file lists no coins of {count} addresses, because the block explorer wasn't responding. You can find them later on the recovery page, or make another file.",
  }),
  encrypted:
    'Your signing key is inside, encrypted with your password. Keep the file apart from this device, and the password apart from the file.',
  download: 'Download recovery file',
  downloading: 'Downloading…',
  downloaded: params('Your browser is saving {file}. Put it somewhere safe, then test it here.'),
  unreachable: 'The file could not be made, and nothing was saved. Check your connection and try again.',
  changed:
    'The server sent another recovery page than the one that belongs to this app: it could steal your key. Nothing was saved. Reload the page and try again.',
  copyText: 'Copy its text',
  copyFailed: "Your browser doesn't allow copying. Open this site in another browser.",
  forSigner: 'For another signer',
  forSignerHint: 'Send only this file to the other party or the arbitrator: it holds no key and no other contract.',
  forSignerNone: 'No file was saved: nothing of this contract can be moved with one yet.',
  test: 'Test it',
  testing: 'Testing…',
  passed: params('You and one more signer can recover {amount} BTC from this file. Tested today.'),
  passedEmpty:
    'Your password opens this file, and every address in it matches the keys. It lists no money. Tested today.',
  passedKey: 'Your password opens the key in this file. It holds no contracts yet.',
  stale: 'This file lacks this contract, a deposit or a return date. Download a new one.',
  'owner-account':
    'The key in this file is not the one of your account. Choose the file that you downloaded with this account. If this is the one, the server has replaced your key: pay and sign nothing.',
  'owner-keys':
    'The keys in this file are not those of its contracts. Either the file was edited, or the server now shows other keys: compare them with the other party before you pay or sign anything.',
  openPage: 'The recovery page (recover.html)',
  help: params('What to do if {brand} disappears'),
  close: 'Close',

  offerTitle: 'Save your recovery file',
  offerText:
    'It holds your [signing key], encrypted with your password. Keep it apart from this device: nobody can restore a lost key.',
  offerSaved: params(
    'Your browser is saving {file}. After the login, test it: Recovery file in the menu beside your e-mail address.',
  ),
});
