import { i18n, params } from '@/i18n/i18n';

/** What the dialogs that pay or sign say about the contract's terms (docs/seal.md#paying-and-signing). */
export const termsCheckMessages = i18n('termsCheck', {
  unsigned: 'The terms are not signed by both: nobody has signed them, so nothing proves what was agreed.',
  'signed-by-you':
    'The terms are not signed by both: only you have signed them, so nothing proves that the other party agreed.',
  'signed-by-other': 'The terms are not signed by both: only the other party has, so nothing proves that you agreed.',
  unknown: 'Whether both have signed the terms is not known yet.',
  'pdf-unread':
    'Both have signed the terms, but this device has not compared the PDF of the contract with the one that was signed.',
  changedTitle: 'The terms changed after you both signed',
  changed: params(
    'Both signed revision {revision}. The contract now says something else, and nothing proves that both agreed to it.',
  ),
  missingTitle: 'This device does not have the terms that you both signed',
  'text-missing': params(
    'Both signed revision {revision} in the chat, but its text is not on this device, so the contract cannot be compared with it. It may have changed.',
  ),
  whatChanged: 'What changed',
  'part-contract': 'The contract itself',
  'part-title': 'The title',
  'part-description': 'The text of the contract',
  'part-pdf': 'The PDF',
  'part-parties': 'The parties or their keys',
  'part-arbitrator': 'The arbitrator or their key',
  'part-guarantee-added': 'A guarantee was added:',
  'part-guarantee-removed': 'A guarantee was removed:',
  'part-guarantee-text': 'Description, conditions or verification of:',
  'part-depositor': 'Depositor of:',
  'part-amount': 'Amount of:',
  'part-date': 'Date of:',
  amountChange: params('from {before} to {after} BTC'),
  dateChange: params('from {before} to {after}'),
  none: 'none',
  seeContract: 'Compare on the contract’s page',
  acceptChanged: 'I have read what changed, and continue with the terms as they are now',
  acceptUnsigned: 'Continue although the terms are not signed by both',
  acceptPdf: 'Continue although the PDF was not compared',
  blockedTitle: 'Not before both have signed the terms',
  blocked:
    'This installation pays and signs only while both sides have signed the terms as they are now. Close this, sign the terms at the top of the contract, and ask the other party to sign.',
  blockedPdfTitle: 'Not before the PDF is compared with the signed one',
  blockedPdf:
    'This installation pays and signs only while both sides have signed the terms as they are now, and that includes the PDF. Close this, and read or choose the PDF at the top of the contract.',
});
