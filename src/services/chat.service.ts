import type { Message } from '@/domain/models';
import type { Id } from '@/domain/primitives/ids';
import { ask, send } from '@/services/ask';
import { pathOf } from '@/services/call-path';
import { listOf } from '@/services/schemas/fields.schema';
import { messageSchema } from '@/services/schemas/records.schema';

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
