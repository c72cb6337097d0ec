import { screen, waitFor, within } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { createGate } from '@tests/gate';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, calls, createContract, person, testWorld, visit } from './support';

const world = testWorld();
const MEMBERS_ONLY = 'This chat is for the two parties to this contract and the arbitrator.';
const MESSAGES = 'http://backend.test/api/chat/messages';

async function openChat(...lines: [who: 'ana' | 'berto', content: string][]) {
  const people = { ana: person(world, 'Ana'), berto: person(world, 'Berto') };
  const id = await createContract(people.ana, {}, people.berto);
  for (const [who, content] of lines) {
    await api('POST', '/chat/messages', { userId: people[who].id, contractId: id, content });
  }
  return { ...people, id, path: `/contracts/${id}`, polls: () => calls(world, `GET /chat/messages/${id}`) };
}

function field(): Promise<HTMLInputElement> {
  return screen.findByPlaceholderText<HTMLInputElement>('Type your message...');
}

function send(): HTMLElement {
  return screen.getByRole('button', { name: 'Send' });
}

describe('the chat panel', () => {
  it('invites to write if there is no message', async () => {
    const { ana, path } = await openChat();
    visit(path, ana);
    expect(await screen.findByText(/^No messages yet/)).toBeTruthy();
  });

  nightly('can be written in once a draft is published', async () => {
    const ana = person(world, 'Ana');
    const id = await createContract(ana, { status: 'draft' });
    const { user } = visit(`/contracts/${id}`, ana);
    expect(await screen.findByText(/The chat opens when the contract is published\.$/)).toBeTruthy();
    expect(screen.queryByPlaceholderText('Type your message...')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Publish Contract' }));
    expect(await field()).toBeTruthy();
    expect(screen.getByText(/^No messages yet\. The other party/)).toBeTruthy();
  });

  // Spec: 5.chat
  nightly('sends the trimmed text, empties the field and stays in it', async () => {
    const { ana, id, path } = await openChat();
    const { user } = visit(path, ana);
    await user.type(await field(), '  I am there.  ');
    await user.click(send());
    expect(await screen.findByText('I am there.')).toBeTruthy();
    expect(world.requests.find(({ call }) => call === 'POST /chat/messages')?.body).toEqual({
      userId: ana.id,
      contractId: id,
      content: 'I am there.',
    });
    const input = await field();
    expect(input.value).toBe('');
    await waitFor(() => expect(document.activeElement).toBe(input));
  });

  // Spec: 5.chat
  it.each(['{Enter}', '   {Enter}'])('does not send %j', async (typed) => {
    const { ana, path } = await openChat();
    const { user } = visit(path, ana);
    await user.type(await field(), typed);
    expect(calls(world, 'POST /chat/messages')).toBe(0);
  });

  nightly('keeps the message and shows why it was not sent', async () => {
    const { ana, path } = await openChat();
    const { user } = visit(path, ana);
    const refusal = HttpResponse.json({ error: 'The contract is closed' }, { status: 403 });
    world.server.use(http.post(MESSAGES, () => refusal, { once: true }));
    await user.type(await field(), 'Are you there?{Enter}');
    expect((await screen.findByRole('alert')).textContent).toMatch(/was not sent.*The contract is closed/);
    expect((await field()).value).toBe('Are you there?');
    expect(console.error).toHaveBeenCalled();
    await user.click(send());
    await waitFor(() => expect(world.backend.store.state.messages).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

describe('polling of the messages', () => {
  nightly('keeps a message sent during a poll', async () => {
    const { ana, path } = await openChat(['berto', 'Hello Ana']);
    const gate = createGate();
    world.server.use(
      http.get(
        `${MESSAGES}/:id`,
        async () => {
          const before = [...world.backend.store.state.messages];
          await gate.opened;
          return HttpResponse.json(before);
        },
        { once: true },
      ),
    );
    const { user } = visit(path, ana);
    await user.type(await field(), 'Hello Berto{Enter}');
    expect(await screen.findByText('Hello Berto')).toBeTruthy();
    gate.open();
    expect(await screen.findByText('Hello Ana')).toBeTruthy();
    expect(screen.getByText('Hello Berto')).toBeTruthy();
  });

  it('reports that loading failed, and loads on Retry', async () => {
    const { ana, path } = await openChat(['berto', 'Hello Ana']);
    world.server.use(http.get(`${MESSAGES}/:id`, () => HttpResponse.error(), { once: true }));
    const { user } = visit(path, ana);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/messages could not be loaded.*Network Error/);
    await user.click(await within(alert).findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Hello Ana')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('is disabled for strangers', async () => {
    const { path, polls } = await openChat(['berto', 'Hello Ana']);
    visit(path, person(world, 'Carla'));
    expect(await screen.findByText(MEMBERS_ONLY)).toBeTruthy();
    expect(screen.queryByPlaceholderText('Type your message...')).toBeNull();
    expect(polls()).toBe(0);
  });
});

describe('the arbitrator of the contract', () => {
  /** The chat of Ana and Berto, whose arbitrator has an account. */
  async function openArbitrated() {
    const chat = await openChat(['ana', 'Hello Berto'], ['berto', 'Hello Ana']);
    const arbitrator = person(world, 'Carla');
    const contract = world.backend.store.contract(String(chat.id));
    if (contract === undefined) throw new Error('There is no contract');
    contract.arbitrator = arbitrator.id;
    return { ...chat, arbitrator };
  }

  it('is named to the parties', async () => {
    const { arbitrator, ana, id, path } = await openArbitrated();
    const content = 'Send me the photographs.';
    await api('POST', '/chat/messages', { userId: arbitrator.id, contractId: id, content });
    visit(path, ana);
    const message = (await screen.findByText('Send me the photographs.')).closest('li');
    await waitFor(() => expect(message?.textContent).toContain('Carla'));
  });
});
