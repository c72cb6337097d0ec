import { i18n, params } from '@/i18n/i18n';

/** 'Open certificate' (docs/seal.md#certificate). */
export const openCertificateMessages = i18n('openCertificate', {
  title: 'Open certificate',
  purpose:
    'Reads signed terms from a file, verifies every signature, and remembers them on this device. For terms that were signed on another device.',
  file: 'Certificate',
  fileChoose: 'Choose a file',
  fileNone: 'No file chosen',
  fileHint: 'The file aval-terms-…, or a recovery file aval-recovery-….',
  open: 'Open',
  opening: 'Verifying…',
  close: 'Close',
  cancel: 'Cancel',
  show: 'Show the certificate',

  done: params('Revision {revision}: signed by both parties. Every signature is valid.'),
  doneOwner: params('Revision {revision}: signed by the creator only. The signature is valid.'),
  doneCounterparty: params('Revision {revision}: signed by the counterparty only. The signature is valid.'),
  known: 'This device had them already.',
  added: 'This device remembers them now.',

  'file-missing': 'Choose the file of a certificate first.',
  'file-unreadable': 'The browser could not read this file. Choose it again.',
  'file-too-large': 'This file is far too large for a certificate. Choose the file aval-terms-….',
  'file-not-json': 'This file is cut off or damaged, or it is not a certificate. Use another copy of it.',
  'file-recovery-file': 'This recovery file cannot be read. Use another copy of it.',
  'file-not-a-certificate': 'This is not a certificate. Choose the file aval-terms-….',
  'file-newer-version': 'This file is from a newer version of the program. Reload this page, then try again.',
  'file-not-terms':
    'The text in this file is not the terms of a contract. The file was changed or damaged; use another copy.',
  'file-not-canonical':
    'The text in this file was reformatted, so it is not the text that was signed. Use a copy that nobody has edited.',
  'file-role-repeated': 'The file holds two signatures of the same party, so somebody changed it. Use another copy.',
  'file-incomplete': params('The file is damaged: {field} is missing or wrong. Use another copy of it.'),
  'file-whole': 'a part',
  'recovery-no-terms': 'This recovery file holds no signed terms. Choose the file aval-terms-….',
  'recovery-unreadable':
    'This recovery file cannot be read: it is damaged, or from a newer version. Use another copy of it.',

  'owner-network': params(
    'These terms are for another network ({network}), so they are not from this contract. Choose another file.',
  ),
  'owner-contract': params("These terms are for another contract: {title}. Open the file on that contract's page."),
  'owner-person': 'These terms name people who are not the two parties of this contract. Choose another file.',
  'owner-no-party':
    'These terms do not name both parties of this contract, or you are not one of them. Choose another file.',
  'owner-own-key':
    "The key that these terms name for you is not your account's. They were signed with other keys, or the file was changed. Use another copy.",
  'owner-other-key':
    "The key that these terms name for the other party is not the one that the contract has now. One of the two is wrong: ask the other party through another channel, and don't pay or sign anything until you know which.",

  'signature-text-altered':
    'No signature in this file matches these terms: the text was changed after it was signed. Use a copy that nobody has edited.',
  'signature-invalid-owner':
    "The creator's signature does not match these terms. The text or the signature was changed; use another copy.",
  'signature-invalid-counterparty':
    "The counterparty's signature does not match these terms. The text or the signature was changed; use another copy.",
  'key-differs-owner':
    "The creator's signature was made with a key that is not the one in the terms. The file was changed; use another copy.",
  'key-differs-counterparty':
    "The counterparty's signature was made with a key that is not the one in the terms. The file was changed; use another copy.",
  'address-differs-owner':
    "The address beside the creator's signature is not that of their key. The file was changed; use another copy.",
  'address-differs-counterparty':
    "The address beside the counterparty's signature is not that of their key. The file was changed; use another copy.",
  nothing: 'Nothing was saved.',
});
