import type { Id } from '@/domain/ids';
import type { Message } from '@/domain/models';
import { ask, send } from './ask';
import { pathOf } from './call-path';
import { listOf } from './schemas/fields.schema';
import { messageSchema } from './schemas/records.schema';

export interface NewMessage {
  userId: Id;
  contractId: Id;
  content: string;
}

export async function sendMessage({ userId, contractId, content }: NewMessage): Promise<Message> {
  const body = { userId, contractId, content };
  return ask(messageSchema, { method: 'POST', path: pathOf('chat', 'messages'), body });
}

export async function listMessages(contractId: Id): Promise<Message[]> {
  return ask(listOf(messageSchema), { method: 'GET', path: pathOf('chat', 'messages', contractId) });
}

export async function deleteMessage(id: Id): Promise<void> {
  return send({ method: 'DELETE', path: pathOf('chat', 'messages', id) });
}
