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
  'key-damaged': 'This file is damaged or was altered: the key in it cannot be used. Try another copy of it.',
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
  keyRemembered: 'Public key that this device remembers for your account',
  keyNamed: 'Public key that the server names for your account',

  foreign:
    "This file holds another key than your account's, so it was not opened. Your money is where it was. Choose the right file. If you are sure that this is it, don't pay or sign anything here, and ask {support}.",
  replaced:
    "Your file works, but the server names another key for your account. Yours stays closed here, because this server may ask you to sign something false. Your money is safe: the other key cannot move it. Keep the file and the password, don't pay or sign anything here, and ask {support}. Without the server, you and one more signer can move the money with your recovery file.",
  'unknown-key':
    'Neither the server nor this device knows a key of your account. The file alone does not prove that its key is yours, so it was not opened. Your money is where it was. Log in on a device on which you have used this account before, or ask {support}. Keep the file and the password: with them, you and one more signer can move the money without the server.',
  helpLink: params('If {brand} disappears'),
});

type Texts = ShownTexts<typeof recoveryFileMessages> & ShownTexts<typeof keyFileMessages>;

/** Why no key is read from a file. */
export function describeKeyFile(t: Texts, fault: KeyFileFault): string {
  return fillText(t[`file-${fault.problem}`], { field: t['file-whole'], ...fault });
}
