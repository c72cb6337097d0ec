import type { BackupProblem } from '@/domain/keys/key-backup';
import type { PayBlock } from '@/domain/keys/key-verdict';
import { i18n, params } from '@/i18n/i18n';

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

const FILE_PROBLEMS: Record<`file-${BackupProblem}`, string> = {
  'file-too-large': 'This file is far too large for a key backup. Choose the file that you downloaded here.',
  'file-not-json': 'This is not a key backup: its content is not JSON. Choose the file that you downloaded here.',
  'file-not-a-backup': 'This is not a key backup. Choose the file that you downloaded here.',
  'file-newer-version': 'This backup is from a newer version of this program. Reload the page, then check it again.',
  'file-incomplete': 'This key backup is damaged: a part of it is missing. Download a new one.',
  'file-other-client':
    "Another program encrypted the key in this backup, and this page can't read it. Use it in that program.",
  'file-damaged': 'This key backup is damaged: the encrypted key in it cannot be read. Download a new one.',
};

/** The account's signing key: warnings and backup. */
export const ownKeyMessages = i18n('ownKey', {
  ...KEY_PROBLEMS,
  ...FILE_PROBLEMS,
  openFromFile: 'Open key from a file',
  fileKeyTitle: 'Your key is open from a file for this session',
  fileKeyText:
    "The server's copy of your key still can't be used. Keep the file and its password: you need them again after a logout or a reload. Ask {support} to restore it. Send them the lines public_key and encrypted_key from your key backup. Never send your password.",
  warningTitle: "Your signing key can't be used",
  warningAdvice:
    "Don't deposit or sign anything until this is fixed: you could lose access to the money. Ask {support}. With a key backup or a recovery kit you can open your key here for now.",
  otherClientTitle: "This page can't open your signing key",
  otherClientAdvice:
    'Sign in the program that made your account. If you have a key backup or a recovery kit from here, you can open your key with it. Reading, deposits and the chat work without the key.',
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
  uncheckedTitle: 'Your signing key was not checked',
  checkBackup: 'Check key backup',
  blockedTitle: 'Signing is blocked',
  blockedMemoryTitle: 'Signing is blocked for now',
  checkKeyTitle: 'Check your signing key',
  checkKeyPurpose: 'Type your password to check your key. It is unlocked here in your browser; nothing is sent.',
  checkKey: 'Check key',
  checkKeyWrong: "This password doesn't unlock your signing key. Type it again.",
  close: 'Close',
  cancel: 'Cancel',

  offerTitle: 'Keep a copy of your signing key',
  offerText:
    'This file holds your [signing key], encrypted with your password. Keep it apart from this device: nobody can restore a lost key.',
  downloadBackup: 'Download key backup',
  downloaded: params('Your browser is saving {file}. Then choose Check key backup.'),

  checkTitle: 'Check key backup',
  checkPurpose: 'Opens the key in the file with your password, here in your browser. Nothing is sent or changed.',
  file: 'Backup file',
  fileHint: 'The .json file that you downloaded.',
  fileChoose: 'Choose a file',
  fileNone: 'None chosen yet',
  'file-missing': 'Choose the backup file.',
  'file-unreadable': 'This file could not be read. Choose it again.',
  password: 'Password',
  check: 'Check backup',
  checking: 'Checking…',
  wrongPassword:
    "This password doesn't open the key in the file. If it's an old backup, use the password you had then.",
  foreign: params("This backup holds a different key from your account's. The file says that it is from {email}."),
  keyOfFile: 'Public key in the file',
  keyOfAccount: 'Public key of your account',
  foreignAdvice:
    "If the file is from another account, choose the right one. If it is from this account, the server has replaced your key: don't pay or sign anything, and ask {support}.",
  good: "This backup works: your password opens it, and the key inside is your account's.",
  created: 'Made on',

  howToWhat:
    'This is the signing key of the account named below, encrypted with the password that the account had when the file was made. Without that password the key cannot be used; with the file and the password, anyone can sign for the account.',
  howToKeep:
    'Keep a copy apart from your devices, and the password apart from the file. The password of this file cannot be reset.',
  howToCheck:
    "To check it: log in, open the menu beside your e-mail address, choose 'Check key backup', then give this file and your password. Nothing is sent.",
  howToRestore:
    "To use it: if the server loses or damages your key, log in, choose 'Open key from a file', then give this file and your password. Send public_key and encrypted_key, exactly as they stand here, to the person who runs this site, who can restore them. Never give anyone the password.",
  howToOtherFormat:
    'For experts: encrypted_key is the 32-byte secp256k1 private key, encrypted by the program that made the account. A text that begins with U2FsdGVkX1, and JSON with ct and s, use AES-256-CBC as in OpenSSL and CryptoJS: EVP_BytesToKey with MD5, the key as hex or WIF. A text that begins with 6P is BIP38.',
  howToFormat:
    'For experts: encrypted_key is JSON. Argon2id (kdf: memory in KiB, passes, parallelism, salt) of the NFKC-normalised UTF-8 password gives 32 bytes, the AES-256-GCM key. With cipher.nonce, and with the JSON without cipher.data as additional data, cipher.data opens to the 32-byte secp256k1 private key. Byte strings are base64.',
});
