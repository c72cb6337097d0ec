import { i18n } from '@/i18n/i18n';
import { count } from '@/i18n/plural';

/** The chat panel of a contract (docs/specification.md#2-screens-and-routes). */
export const chatMessages = i18n('chat', {
  title: 'Chat',
  message: 'Message',
  placeholder: 'Type your message...',
  send: 'Send',
  empty: 'No messages yet. Agree on the details here: both of you see this.',
  emptyAlone: 'No messages yet. Your counterparty reads here after joining.',
  loading: 'Loading the messages',
  loadFailed: 'The messages could not be loaded.',
  refreshFailed: "We can't get new messages right now. Trying again.",
  sendFailed: 'The message was not sent; it is still in the field.',
  retry: 'Retry',
  deleteMessage: 'Delete message',
  deleteQuestion: 'It disappears for both of you. The other party may have read it already.',
  delete: 'Delete',
  deleting: 'Deleting...',
  deleted: 'The message is deleted.',
  deleteFailed: 'The message was not deleted.',
  cancel: 'Cancel',
  membersOnly: 'Only the two parties to this contract and its arbitrator can read and write here.',
  unknownSender: 'Unknown sender',
  newest: 'Newest messages',
  unseen: count({ one: '{count} new message', many: '{count} new messages' }),
});
