import type { PayBlock } from '@/domain/keys/key-verdict';
import { i18n } from '@/i18n/i18n';

const KEY_PROBLEMS: Record<`key-${PayBlock}`, string> = {
  'key-missing': "We received no signing key for your account, so you can't sign anything.",
  'key-unreadable': "We can't read the signing key that we received for your account, so you can't sign anything.",
  'key-unopened':
    "Your password logs you in but doesn't unlock your signing key. The key may use an older password, be damaged, or have been replaced.",
  'key-other-client': "Another program encrypted your signing key, and this page can't read it.",
  'key-mismatch':
    "The signing key we received doesn't belong to your account: either the key or the account's public key was replaced.",
  'key-unchecked':
    "We couldn't check at login whether your password unlocks your signing key. Type your password to check it; until then you can't deposit or sign.",
  'key-checking': 'Checking that your password unlocks your signing key. This takes a moment.',
  'key-replaced':
    "The server names a different signing key for your account from the one this device has seen. Keys don't change on their own: someone may have replaced yours.",
  'key-lost':
    "This device no longer has the keys that it remembered for your contracts: this site's data was deleted, at least in part. If the server replaced a key now, this device would not notice.",
  'key-signatures-lost':
    "This device no longer has its record of what you signed: this site's data was deleted, at least in part. If you were asked to sign a payment again, this device would not notice.",
  'key-not-kept':
    "This browser isn't storing the keys of your contracts, so we could not notice a replaced key. Allow this site to store data, free some space, or use another browser, then try again. Until then you can't deposit or sign.",
};

/** The account's signing key: its warnings, and the check of its password. */
export const ownKeyMessages = i18n('ownKey', {
  ...KEY_PROBLEMS,
  openFromFile: 'Open key from a file',
  fileKeyTitle: 'Your key is open from a file for this session',
  fileKeyText: "The server's copy of your key still can't be used.",
  fileKeyAdvice:
    'Keep the file and its password: you need them again after a logout or a reload. Ask {support} to restore it: the lines public_key and envelope in the file are enough. Never send the file or your password.',
  warningTitle: "Your signing key can't be used",
  warningAdvice:
    "Don't deposit or sign anything until this is fixed: you could lose access to the money. Ask {support}. With your recovery file you can open your key here for now.",
  otherClientTitle: "This page can't open your signing key",
  otherClientAdvice:
    'Sign in the program that made your account. If you have a recovery file from here, you can open your key with it. Reading, deposits and the chat work without the key.',
  otherClientDepositAdvice:
    "The money will be locked with this key. Make sure first that the program that made your account still opens it: you need it to get the money out. If your account was made here, someone may have replaced your key: don't deposit, and ask {support}.",
  otherClientDeposit: 'Show the deposit address',
  lostTitle: 'This device no longer has the keys that it remembered',
  lostAdvice:
    "If you did not delete them, ask {support}. Before you deposit or sign, compare the deposit addresses with the other party through another channel, and ask whether anything you signed earlier is still open: this device may have lost its record of your signatures too. Until you confirm this, you can't deposit or sign.",
  lostConfirm: 'Start remembering keys again',
  signaturesLostTitle: 'This device no longer has its record of your signatures',
  signaturesLostAdvice:
    "If you did not delete it, ask {support}. Before you sign, ask the other party whether a transaction that you signed earlier is still open. If it is, it can still be completed, and you would pay twice. Until you confirm this, you can't deposit or sign.",
  signaturesLostConfirm: 'Start a new record of signatures',
  restoredTitle: 'The remembered keys were deleted while this page was open',
  restored:
    "They were still on this page, and we've saved them again. Keys are checked as before. If you did not delete the data of this site, the server may have done so: compare the addresses with the other party before you pay.",
  understood: 'Understood',
  notKeptTitle: 'This browser remembers no keys',
  tryAgain: 'Try again',
  checkKeyTitle: 'Check your signing key',
  checkKeyPurpose: 'Type your password to check your key. It is unlocked here in your browser; nothing is sent.',
  checkKey: 'Check key',
  checkKeyWrong: "This password doesn't unlock your signing key. Type it again.",
  close: 'Close',
  cancel: 'Cancel',

  password: 'Password',
  checking: 'Checking…',
});
