import { i18n, params } from '@/i18n/i18n';
import { count } from '@/i18n/plural';

/** The mockups of the development menu (docs/specification.md#2-screens-and-routes). */
export const develMessages = i18n('devel', {
  title: 'Development Menu',
  intro: 'Previews of dispute management with sample data. They are not connected to the server: nothing is sent.',
  mockup: 'Mockup: sample data, not connected to the server.',
  userTitle: 'User Dispute Management',
  arbitratorTitle: 'Arbitrator Dispute Management',
  close: 'Close',

  userPanel: 'Dispute Management',
  inDispute: 'In Dispute',
  guaranteeDetails: 'Guarantee Details',
  amount: 'Amount',
  description: 'Description',
  conditions: 'Conditions',
  verificationProcess: 'Verification Process',
  chatHistory: 'Chat History',

  arbitratorPanel: 'Dispute Resolution Panel',
  activeDispute: 'Active Dispute',
  amountInDispute: 'Amount in dispute:',
  resolveForA: 'Resolve in favor of Contractor A',
  resolveForB: 'Resolve in favor of Contractor B',
  resolved: params('Logged only: {decision}. Nothing was sent.'),
  chats: 'Chats of the dispute',
  chatWithA: 'Chat with Contractor A',
  chatWithB: 'Chat with Contractor B',
  groupChat: 'Group Chat',

  contractorA: 'Contractor A',
  contractorB: 'Contractor B',
  arbitrator: 'Arbitrator',
  forward: 'Forward',
  forwarded: params('Logged only: {name} forwarded. Nothing was sent.'),

  message: 'Message',
  messagePlaceholder: 'Type your message...',
  attachFiles: 'Attach Files',
  filesSelected: count({ one: '{count} file selected', many: '{count} files selected' }),
  removeFiles: 'Remove files',
  send: 'Send',
});
