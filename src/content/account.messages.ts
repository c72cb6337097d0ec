import type { BackupProblem } from '@/domain/key/key-backup';
import type { PayBlock } from '@/domain/key/key-verdict';
import { i18n, params } from '@/i18n/i18n';

const KEY_PROBLEMS: Record<`key-${PayBlock}`, string> = {
  'key-missing': 'The server gave no signing key for your account, so nothing can be signed with it.',
  'key-unreadable':
    'The signing key that the server gave for your account cannot be read by this program, so nothing can be signed with it.',
  'key-unopened':
    'Your password logs you in, but it does not open the signing key that the server gave for your account: the key was encrypted under another password, or damaged, or exchanged.',
  'key-mismatch':
    'The signing key that the server gave is not the one of the public key that it names for your account. One of the two was exchanged.',
  'key-unchecked':
    'Whether your password opens your signing key could not be checked at login. Type your password to check your key; until then nothing can be paid or signed.',
  'key-checking': 'Whether your password opens your signing key is being checked. This takes a moment.',
  'key-replaced':
    'The server names another key for your account than the one that this device has seen. A key does not change by itself: somebody may have put their own in the place of yours.',
  'key-lost':
    'This device remembered the keys of your contracts, and they are gone: the data of this site was deleted, at least in part. If the server exchanges a key now, this device cannot notice it.',
  'key-signatures-lost':
    'This device remembered what you signed on it, and that is gone: the data of this site was deleted, at least in part. If you are asked now to sign again for a payment that you have signed already, this device cannot notice it.',
  'key-not-kept':
    'This browser does not store the keys that this program has to remember to notice when one is exchanged. Allow this site to store data, free some space, or use another browser, then try again. Until then nothing can be paid or signed.',
};

const FILE_PROBLEMS: Record<`file-${BackupProblem}`, string> = {
  'file-too-large': 'This file is far too large for a key backup. Choose the file that you downloaded here.',
  'file-not-json': 'This is not a key backup: it holds no JSON. Choose the file that you downloaded here.',
  'file-not-a-backup': 'This is not a key backup. Choose the file that you downloaded here.',
  'file-newer-version': 'A later version of this program wrote this backup. Reload the page, then check it again.',
  'file-incomplete': 'This key backup is damaged: a part of it is missing. Download a new one.',
  'file-damaged': 'This key backup is damaged: the encrypted key in it cannot be read. Download a new one.',
};

/** The account's signing key: warnings and backup. */
export const accountMessages = i18n('account', {
  ...KEY_PROBLEMS,
  ...FILE_PROBLEMS,
  openFromFile: 'Open key from a file',
  fileKeyTitle: 'Your key is open from a file for this session',
  fileKeyText:
    "The server's copy of your key still cannot be used. Keep the file and its password: after a logout or a reload you need them again. Ask {support} to put the copy back; give them public_key and encrypted_key of a key backup, and never the password.",
  warningTitle: 'Your signing key cannot be used',
  warningAdvice:
    'Pay into no guarantee and sign nothing until this is settled: what is locked under a key that you do not hold may be lost to you. Ask {support}, and keep your key backup at hand if you have one.',
  lostTitle: 'The keys that this device remembered are gone',
  lostAdvice:
    'If you did not delete them, ask {support}. Before you pay or sign anything, compare the deposit addresses with the other side over another channel, and ask whether something that you signed earlier is still open: this device may have forgotten your signatures too. Until you confirm this, nothing can be paid or signed.',
  lostConfirm: 'Remember keys again from now on',
  signaturesLostTitle: 'The signatures that this device remembered are gone',
  signaturesLostAdvice:
    'If you did not delete them, ask {support}. Before you sign anything, make sure with the other side that no transaction that you signed earlier is still open: it can still be completed, and you would pay twice. Until you confirm this, nothing can be paid or signed.',
  signaturesLostConfirm: 'Remember signatures again from now on',
  restoredTitle: 'The remembered keys were deleted while this page was open',
  restored:
    'This page still had them and has stored them again, so they are compared as before. If you did not delete the data of this site, the server may have done it: compare the addresses with the other side before you pay.',
  understood: 'Understood',
  notKeptTitle: 'This browser remembers no keys',
  tryAgain: 'Try again',
  uncheckedTitle: 'Your signing key was not checked',
  checkBackup: 'Check key backup',
  blockedTitle: 'Not with this signing key',
  blockedMemoryTitle: 'Not now',
  checkKeyTitle: 'Check your signing key',
  checkKeyPurpose: 'Type your password to check your key. It is opened here in your browser; nothing is sent.',
  checkKey: 'Check key',
  checkKeyWrong: 'This password does not open your signing key. Type it again.',
  close: 'Close',
  cancel: 'Cancel',

  offerTitle: 'Keep a copy of your signing key',
  offerText: 'Your key is stored encrypted at the server. With a backup of your own you do not depend on that.',
  downloadBackup: 'Download key backup',
  notNow: 'Not now',

  downloadTitle: 'Download key backup',
  downloadPurpose:
    'A file with your signing key, encrypted under your password. Without the password it opens nothing.',
  email: 'Email',
  publicKey: 'Public key',
  downloadAdvice:
    'Keep the file apart from this device, and the password apart from the file: whoever has both can sign for you. The password cannot be reset.',
  downloadUnusable:
    'This is the copy that the server gave, and it cannot be used. Keep every older backup and recovery kit, and do not replace them by this file. It may help {support} to find out what happened.',
  download: 'Download',
  downloaded: params('{file} was handed to your browser to save. Check it once it is where it will stay.'),

  checkTitle: 'Check key backup',
  checkPurpose: 'Opens the key in the file with your password, here in your browser. Nothing is sent or changed.',
  file: 'Backup file',
  fileHint: 'The .json file that you downloaded.',
  fileChoose: 'Choose a file',
  fileNone: 'None chosen yet',
  fileMissing: 'Choose the backup file.',
  fileUnreadable: 'This file could not be read. Choose it again.',
  password: 'Password',
  check: 'Check backup',
  checking: 'Checking...',
  wrongPassword:
    'This password does not open the key in the file. If the file is older, use the password from that time.',
  foreign: params('This backup is of another key than that of your account. The file says that it is from {email}.'),
  keyOfFile: 'Public key in the file',
  keyOfAccount: 'Public key of your account',
  foreignAdvice:
    'If the file is from another account, choose the right one. If it is from this account, the server has exchanged your key: pay and sign nothing, and ask {support}.',
  good: 'This backup is good: your password opens it, and the key inside is the one of your account.',
  created: 'Made on',

  howToWhat:
    'This is the signing key of the account named below, encrypted under the password that the account had when the file was made. Without that password it opens nothing; with both, anyone can sign for the account.',
  howToKeep:
    'Keep a copy apart from your devices, and the password apart from the file. The password of this file cannot be reset.',
  howToCheck:
    "To check it: log in, open the menu at your e-mail, choose 'Check key backup', then give this file and your password. Nothing is sent.",
  howToRestore:
    "To use it: if the server loses or damages your key, log in, choose 'Open key from a file', then give this file and your password. Give public_key and encrypted_key as they stand here to the person who runs the site, so that they are put back. Never give anybody the password.",
  howToFormat:
    'For experts: encrypted_key is JSON. Argon2id (kdf: memory in KiB, passes, parallelism, salt) of the NFKC-normalised UTF-8 password gives 32 bytes, the AES-256-GCM key. With cipher.nonce, and with the JSON without cipher.data as additional data, cipher.data opens to the 32-byte secp256k1 private key. Byte strings are base64.',
});
