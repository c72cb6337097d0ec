import { i18n } from '@/i18n/i18n';
import { count } from '@/i18n/plural';

/** The chat panel of a contract (docs/specification.md#2-screens-and-routes). */
export const chatMessages = i18n('chat', {
  title: 'Chat',
  message: 'Message',
  placeholder: 'Type your message...',
  send: 'Send',
  empty: 'No messages yet. Both of you can read what is written here.',
  emptyAlone: 'No messages yet. The other party reads here after joining.',
  emptyDraft: 'No messages yet. The chat opens when the contract is published.',
  loading: 'Loading the messages',
  loadFailed: 'The messages could not be loaded.',
  refreshFailed: "We can't get new messages right now. Trying again.",
  sendFailed: 'The message was not sent; it is still in the field.',
  retry: 'Retry',
  deleteMessage: 'Delete message',
  deleteQuestion: 'It disappears for both of you. The other party may have read it already.',
  delete: 'Delete',
  deleting: 'Deleting…',
  deleted: 'The message is deleted.',
  deleteFailed: 'The message was not deleted.',
  cancel: 'Cancel',
  membersOnly: 'This chat is for the two parties to this contract and the arbitrator.',
  unknownSender: 'Unknown sender',
  newest: 'Newest messages',
  earlier: 'Show earlier messages',
  unseen: count({ one: '{count} new message', many: '{count} new messages' }),
});
