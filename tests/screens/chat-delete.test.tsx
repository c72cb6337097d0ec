import { screen, waitFor, within } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, calls, createContract, person, testWorld, visit } from './support';

const world = testWorld();
const MESSAGE = 'http://backend.test/api/chat/messages/:id';

async function openChat() {
  const [ana, berto] = [person(world, 'Ana'), person(world, 'Berto')];
  const id = await createContract(ana, {}, berto);
  await api('POST', '/chat/messages', { userId: berto.id, contractId: id, content: 'Hello Ana' });
  await api('POST', '/chat/messages', { userId: ana.id, contractId: id, content: 'Wrong account number' });
  const { user } = visit(`/contracts/${id}`, ana);
  await screen.findByText('Wrong account number');
  return { user, id };
}

function deletions(): number {
  return world.requests.filter(({ call }) => call.startsWith('DELETE')).length;
}

/** Opens the question about the only own message. */
async function ask() {
  const chat = await openChat();
  await chat.user.click(await screen.findByRole('button', { name: 'Delete message' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete message' });
  return { ...chat, dialog, confirm: within(dialog).getByRole('button', { name: 'Delete' }) };
}

// Spec: 2.chat-panel
describe('deleting a message', () => {
  nightly('is offered for own messages only', async () => {
    await openChat();
    const items = within(screen.getByRole('log')).getAllByRole('listitem');
    const offers = items.map((item) => within(item).queryAllByRole('button', { name: 'Delete message' }).length);
    expect(offers).toEqual([0, 1]);
  });

  nightly('asks first, shows the message, and deletes it for both sides', async () => {
    const { user, dialog, confirm } = await ask();
    expect(dialog.textContent).toContain('Wrong account number');
    expect(deletions()).toBe(0);
    await user.click(confirm);
    await waitFor(() => expect(screen.queryByText('Wrong account number')).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Hello Ana')).toBeTruthy();
    expect(world.backend.store.state.messages.map(({ content }) => content)).toEqual(['Hello Ana']);
  });

  it.each([
    ['refuses', 403, 'The contract is closed'],
    ['has no such call', 404, 'There is no such route'],
  ])('shows in place that the server %s, and keeps the message', async (_, status, error) => {
    world.server.use(http.delete(MESSAGE, () => HttpResponse.json({ error }, { status })));
    const { user, dialog, confirm } = await ask();
    await user.click(confirm);
    const alert = await within(dialog).findByRole('alert');
    expect(alert.textContent).toBe(`The message was not deleted. The server refused this: ${error}`);
    await user.click(await within(dialog).findByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Wrong account number')).toBeTruthy();
    expect(console.error).toHaveBeenCalled();
  });

  it('succeeds if the message is already gone, and fetches the list', async () => {
    const { user, id, confirm } = await ask();
    world.backend.store.state.messages = [];
    const before = calls(world, `GET /chat/messages/${id}`);
    await user.click(confirm);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.queryByText('Hello Ana')).toBeNull());
    expect(calls(world, `GET /chat/messages/${id}`)).toBeGreaterThan(before);
  });

  it('is not offered for an event, which is one line without its raw text, nor for words beside it', async () => {
    const [ana, berto] = [person(world, 'Ana'), person(world, 'Berto')];
    const id = await createContract(ana, {}, berto);
    const send = (content: string) => api('POST', '/chat/messages', { userId: ana.id, contractId: id, content });
    await send('aval:later:1:0a');
    await send('Now it is yours.\naval:seal:1:cut');
    visit(`/contracts/${id}`, ana);
    expect(await screen.findByText('Now it is yours.')).toBeTruthy();
    const log = screen.getByRole('log');
    expect(log.textContent).toContain('Ana sent a signed line. It was not checked here.');
    expect(log.textContent).not.toContain('aval:');
    expect(within(log).queryByRole('button', { name: 'Delete message' })).toBeNull();
  });
});
