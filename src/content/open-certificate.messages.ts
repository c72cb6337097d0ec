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

  done: params(
    'Revision {revision}: signed by both parties. Every signature is valid. This device remembers them now.',
  ),
  half: params('Revision {revision}: signed by one party only. The signature is valid. This device remembers it now.'),

  'file-missing': 'Choose the file of a certificate first.',
  'file-unreadable': 'The browser could not read this file. Choose it again.',
  'file-too-large': 'This file is far too large for a certificate. Choose the file aval-terms-….',
  'not-a-certificate': 'This file holds no signed terms. Choose the file aval-terms-….',
  'newer-version': 'This file is from a newer version of the program. Reload this page, then try again.',
  damaged: 'This file is damaged, or somebody has edited it. Use another copy of it.',
  'other-contract': params(
    "These terms are of another contract or other people: {title}. Open the file on that contract's page.",
  ),
  'other-keys':
    "These terms name another key for you or the other party than the contract has now. One of the two is wrong: ask the other party through another channel, and don't pay or sign anything until you know which.",
  'signature-owner':
    "The creator's signature or key does not match these terms: the file was changed after it was signed. Use a copy that nobody has edited.",
  'signature-counterparty':
    "The counterparty's signature or key does not match these terms: the file was changed after it was signed. Use a copy that nobody has edited.",
  nothing: 'Nothing was saved.',
});
