import type { Message } from '@/domain/models';
import type { Id } from '@/domain/primitives/ids';
import { type Received, request, requestList, sendRequest } from '@/services/request';
import { buildPath } from '@/services/response';
import { readCreated } from '@/services/schemas/read-record';
import { messageSchema } from '@/services/schemas/records.schema';

export interface NewMessage {
  userId: Id;
  contractId: Id;
  content: string;
}

export async function sendMessage({ userId, contractId, content }: NewMessage): Promise<Message> {
  const body = { userId, contractId, content };
  const sent = { user_id: userId, contract_id: contractId, content };
  return request(readCreated(messageSchema, sent), { method: 'POST', path: buildPath('chat', 'messages'), body });
}

export async function listMessages(contractId: Id, signal?: AbortSignal): Promise<Received<Message>> {
  const path = buildPath('chat', 'messages', contractId);
  return requestList(messageSchema, { method: 'GET', path, signal });
}

export async function deleteMessage(id: Id): Promise<void> {
  return sendRequest({ method: 'DELETE', path: buildPath('chat', 'messages', id) });
}
