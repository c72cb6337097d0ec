import { i18n, params } from '@/i18n/i18n';
import { count } from '@/i18n/plural';

/** Mockups of the development menu (docs/specification.md#2-screens-and-routes). */
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
  send: 'Send',
});

/** Texts of the mockup dispute; messages by id (sample-dispute.ts). */
export const sampleDisputeMessages = i18n('sampleDispute', {
  description: 'Delivery of one overhauled milling machine, in working order',
  conditions: 'Delivered to the buyer’s workshop by 5 March 2026, complete and ready to run.',
  verificationProcess: 'Joint test run at the workshop, recorded and signed by both contractors.',
  g1: 'The machine arrived on 9 March, four days late, and its feed motor does not start.',
  g2: 'It left our workshop in working order. The delay was the carrier’s, as the waybill shows.',
  g3: 'Please both send me what you have on the state of the machine when it was handed over.',
  a1: 'Photos from the day of delivery and the electrician’s report.',
  a2: 'Thank you. Was the crate damaged when you accepted it?',
  b1: 'The test record of 4 March and the signed waybill.',
});
