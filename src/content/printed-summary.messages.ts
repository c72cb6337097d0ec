import { i18n, params } from '@/i18n/i18n';

/** The first page of a printed contract or certificate. */
export const printedSummaryMessages = i18n('printedSummary', {
  title: 'Summary',
  owner: 'Owner',
  counterparty: 'Counterparty',
  arbitrator: 'Arbitrator',
  printed: 'Printed on',
  nobody: 'Nobody yet',
  unknown: 'Unknown',
  signatures: 'Signatures',
  signed: params('Revision {revision}, signed by both parties.'),
  signedBy: params('Signed by: {party}'),
  hash: 'Hash of the terms (SHA-256)',
  guarantee: 'Guarantee',
  depositor: 'Deposited by',
  protects: 'Protects',
  amount: 'Amount',
  validUntil: 'Valid until',
  held: 'Held now',
  heldNote: 'Held now: what is at the verified deposit addresses, by the blockchain at the time of printing.',
});
