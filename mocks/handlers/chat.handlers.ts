import { idField, textField } from '@mocks/handlers/fields';
import { requireFound } from '@mocks/handlers/refusal';
import { type JsonObject, route } from '@mocks/handlers/route';
import { requireParticipant } from '@mocks/operations/contractors';
import type { Services } from '@mocks/services';
import type { StoredMessage } from '@mocks/store/entities';
import type { Store } from '@mocks/store/store';
import type { HttpHandler } from 'msw';
import { isSameId } from '@/domain/primitives/ids';

export function chatHandlers(services: Services): HttpHandler[] {
  const { store } = services;
  return [
    route('post', '/chat/messages', async ({ body }) => send(services, await body()), 201),
    route('get', '/chat/messages/:contractId', ({ param }) => {
      const contract = requireFound(store.contract(param('contractId')), 'Contract');
      return store.state.messages.filter((message) => isSameId(message.contract_id, contract.id));
    }),
    route('delete', '/chat/messages/:id', ({ param }) => remove(store, param('id'))),
  ];
}

function send({ store, clock }: Services, body: JsonObject): StoredMessage {
  const contract = requireFound(store.contract(idField(body, 'contractId')), 'Contract');
  const message: StoredMessage = {
    id: store.newId('message'),
    user_id: requireParticipant(contract, idField(body, 'userId')),
    contract_id: contract.id,
    content: textField(body, 'content').trim(),
    created_at: new Date(clock()).toISOString(),
  };
  store.state.messages.push(message);
  store.markChanged();
  return message;
}

function remove(store: Store, id: string): null {
  const message = requireFound(
    store.state.messages.find((each) => isSameId(each.id, id)),
    'Message',
  );
  store.state.messages = store.state.messages.filter((each) => each !== message);
  store.markChanged();
  return null;
}
