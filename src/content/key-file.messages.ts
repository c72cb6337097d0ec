import type { recoveryFileMessages } from '@/content/recovery-file.messages';
import type { KeyFileFault } from '@/domain/recovery/recovery-file';
import { fillText } from '@/i18n/fill-text';
import { i18n, params, type ShownTexts } from '@/i18n/i18n';

/** A recovery file that the user chooses, and opening the account's key from it. */
export const keyFileMessages = i18n('keyFile', {
  'file-no-envelope': 'This file holds no key: it was made for another signer. Choose your own recovery file.',
  'file-other-network':
    "This file is for another Bitcoin network than this site's. Choose one that you downloaded here.",
  'key-wrong-password':
    "This password doesn't open the key in the file. If it's an old file, use the password you had then. If you are sure of the password, the file may be damaged: try another copy.",
  'key-other-client':
    "Another program encrypted the key in this file, and this page can't read it. Use it in that program.",
  'key-damaged': 'This file is damaged: the encrypted key in it cannot be read. Try another copy of it.',
  'key-altered':
    'This file was altered: the encrypted key in it does not belong to the public key that the file names. Try another copy of it.',
  title: 'Open key from a file',
  purpose:
    'Opens your signing key from your recovery file, for this session. It happens here in your browser: nothing is sent or stored.',
  file: 'Recovery file',
  fileHint: 'The file aval-recovery-…, or an older key backup or recovery kit.',
  fileChoose: 'Choose a file',
  fileNone: 'None chosen yet',
  'file-missing': 'Choose the recovery file.',
  'file-unreadable': 'This file could not be read. Choose it again.',
  password: 'Signing Password',
  open: 'Open key',
  cancel: 'Cancel',
  keyOfFile: 'Public key in the file',
  keyRemembered: 'Public key that this device remembers for your account',
  keyNamed: 'Public key that the server names for your account',

  foreignTitle: 'This file holds another key',
  foreignNamed:
    'The file holds a different key from the one that the server names for your account, so it was not opened. If it is the file of another account, choose the right one.',
  foreignRemembered:
    'The file holds a different key from the one that this device remembers for your account, so it was not opened. If it is the file of another account, choose the right one.',
  foreignReplaced:
    "If you are sure that the file is from this account, the server has replaced your key. Your money is where it was: it is locked with the key in the file. Don't pay or sign anything here, and ask {support}.",

  replacedTitle: 'Your file works, but the server names another key',
  replaced:
    'Your password opens the key in the file, and it is the key that this device remembers for your account. The server names another one. Your key stays closed here, because this server may ask you to sign something false.',
  replacedSafe: 'What is safe: the money that is locked with your key. The key that the server names cannot move it.',
  replacedAdvice:
    "What to do: keep the file and the password, don't pay or sign anything here, and ask {support} why the key was replaced. Without the server, you and one more signer can move the money with your recovery file.",

  unknownTitle: 'There is nothing to compare this key with',
  unknown:
    'The server names no public key for your account, and this device remembers none. The file alone does not prove that its key is yours, so it was not opened.',
  unknownAdvice:
    'Your money is where it was. Log in on a device on which you have used this account before, or ask {support} to put your public key back. Keep the file and the password. Without the server, you and one more signer can move the money with your recovery file.',
  helpLink: params('If {brand} disappears'),
});

type Texts = ShownTexts<typeof recoveryFileMessages> & ShownTexts<typeof keyFileMessages>;

/** Why no key is read from a file. */
export function describeKeyFile(t: Texts, fault: KeyFileFault): string {
  return fillText(t[`file-${fault.problem}`], { field: t['file-whole'], ...fault });
}
