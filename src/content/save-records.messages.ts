import { i18n, params } from '@/i18n/i18n';

/** *Save records* (docs/records.md#save-records). */
export const saveRecordsMessages = i18n('saveRecords', {
  save: 'Save records',
  purpose:
    'One zip file with the statement and the chat, and with the certificate of the terms and the PDF if there are any.',
  collecting: 'Reading the contract, its payments and its chat…',
  saved: params('Your browser is saving {file}. It holds:'),
  nothing: 'No file was saved.',
  missing: 'Missing:',
  unknown: 'unknown',
  'certificate-none': 'Certificate: no terms that both of you have signed.',
  'certificate-failed': 'Certificate: the signatures could not be read.',
  'certificate-partial': 'Later certificates, if any: not all signatures could be read.',
  'statement-none': 'Statement: no payments yet.',
  'statement-failed': 'Statement: the payments could not be read.',
  'statement-partial': 'Some payments: not everything could be read. Those in the statement are right.',
  'chat-none': 'Chat: no messages yet.',
  'chat-failed': 'Chat: the messages could not be read.',
  'chat-partial': 'Some messages of the chat: not all could be read.',
  'pdf-unknown': 'PDF: this device does not know the document. Open it in the contract, and save it there.',
  'pdf-other': 'PDF: the document that the server sends is not the one that this device knows.',
  'pdf-failed': 'PDF: the document could not be read.',
});
