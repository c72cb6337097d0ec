import { i18n, params } from '@/i18n/i18n';

/** Messages about the contract's terms in dialogs that pay or sign (docs/terms.md#paying-and-signing). */
export const termsCheckMessages = i18n('termsCheck', {
  unsigned: 'Neither of you has signed the terms yet.',
  'signed-by-you': 'The other party has not signed the terms yet.',
  'signed-by-other': 'You have not signed the terms yet.',
  unknown: "We don't know yet whether both of you have signed the terms.",
  'pdf-unread':
    "Both of you have signed the terms, but this device has not compared the contract's PDF with the one that was signed.",
  changed: params(
    'Both of you signed revision {revision}. The contract now says something else, and nothing proves that both of you agreed to it.',
  ),
  proposalOther: 'The other party proposes a change',
  proposal: params('Until both of you have signed it, revision {revision} counts.'),
  accepted:
    'You agreed to different terms on this device, and they were not signed by both of you. The contract has changed since then.',
  notKept: 'This device cannot read or keep what it remembers of the terms, so a change may go unnoticed.',
  missingTitle: 'This device does not have the terms that you both signed',
  'text-missing': params(
    'Both of you signed revision {revision} in the chat, but its text is not on this device, so we cannot compare the contract with it. The contract may have changed.',
  ),
  acceptChanged: 'I have read what changed, and continue with the terms as they are now',
  blockedTitle: 'First, both of you have to sign the terms',
  blocked:
    'On this site, you can deposit and sign only once both of you have signed the terms as they are now. Close this, sign the terms at the top of the contract, and ask the other party to sign them.',
  blockedPdfTitle: 'First, the PDF has to be compared with the signed one',
  blockedPdf:
    'On this site, you can deposit and sign only once both of you have signed the terms as they are now, and that includes the PDF. Close this, and read or choose the PDF at the top of the contract.',
});
