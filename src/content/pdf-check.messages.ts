import { i18n } from '@/i18n/i18n';

/** The contract's PDF, compared with the one that was signed (docs/terms.md#the-pdf). */
export const pdfCheckMessages = i18n('pdfCheck', {
  differs:
    'This is not the PDF that you both signed, or that this device saw at this web address before, so it was not opened. Ask the other party before you rely on it.',
  unchecked:
    'This browser cannot compare the PDF with the one that is known here, so it was not opened. Use this site over https.',
  openAnyway: 'Open it anyway',
  outside: 'The PDF is on another site, so it cannot be checked before it opens.',
  checkCopy: 'Check a downloaded copy',
  unseen: 'The terms include a PDF that this device has not seen.',
  read: 'Read the PDF',
  reading: 'Reading the PDF…',
  readFailed: 'It could not be read from its address.',
  field: 'Choose the PDF',
  fieldHint:
    'The file as you received it, by e-mail for example. It stays on this device; only its fingerprint (SHA-256) becomes part of the terms.',
  choose: 'Choose a file',
  none: 'No file chosen',
  comparing: 'Comparing…',
  match: 'This is the PDF that you both signed.',
  noMatch:
    'This is not the PDF that you both signed, so it was not recorded. Choose the file that was agreed, or ask the other party.',
  noted: 'The terms now include this PDF.',
  useAnyway: 'Use it for new terms',
});
