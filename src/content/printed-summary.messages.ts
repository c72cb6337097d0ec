import { i18n } from '@/i18n/i18n';

/** The first page of a printed contract or certificate, beside the texts of the certificate. */
export const printedSummaryMessages = i18n('printedSummary', {
  title: 'Summary',
  thirdKey: 'Third key',
  printed: 'Printed on',
  nobody: 'Nobody yet',
  unknown: 'Unknown',
  'signed-none': 'The terms printed here are not signed.',
  'signed-half': 'Only one party has signed the terms printed here.',
  'signed-unknown': 'Unknown',
  guarantee: 'Guarantee',
  depositor: 'Deposited by',
  protects: 'Protects',
  amount: 'Amount',
  validUntil: 'Valid until',
});
