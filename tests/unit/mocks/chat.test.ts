import { describe, expect, it } from 'vitest';
import { createActiveContract } from './people';

describe('chat', () => {
  it('keeps messages in order and lets them be deleted', async () => {
    const { client, owner, counterparty, contractId } = await createActiveContract({ clock: () => 1_700_000_000_000 });
    const first = await client.post('/chat/messages', { userId: owner.id, contractId, content: '  Monday? ' });
    expect(first.status).toBe(201);
    expect(first.body).toEqual({
      id: first.body.id,
      user_id: owner.id,
      contract_id: contractId,
      content: 'Monday?',
      created_at: '2023-11-14T22:13:20.000Z',
    });
    await client.post('/chat/messages', { userId: counterparty.id, contractId, content: 'Fine' });
    const contents = async () =>
      (await client.get(`/chat/messages/${contractId}`)).body.map(({ content }: { content: string }) => content);
    expect(await contents()).toEqual(['Monday?', 'Fine']);
    expect((await client.delete(`/chat/messages/${first.body.id}`)).status).toBe(200);
    expect(await contents()).toEqual(['Fine']);
    expect((await client.delete(`/chat/messages/${first.body.id}`)).status).toBe(404);
  });

  it('takes messages of the arbitrator', async () => {
    const { client, contractId } = await createActiveContract();
    const { status, body } = await client.post('/chat/messages', { userId: '1', contractId, content: 'Hello' });
    expect([status, body.user_id]).toEqual([201, '1']);
  });

  it('refuses strangers, empty messages and unknown contracts', async () => {
    const { client, owner, stranger, contractId } = await createActiveContract();
    const post = async (body: object) => (await client.post('/chat/messages', body)).status;
    expect(await post({ userId: stranger.id, contractId, content: 'Hello' })).toBe(403);
    expect(await post({ userId: owner.id, contractId, content: '   ' })).toBe(400);
    expect(await post({ userId: owner.id, contractId: 'unknown', content: 'Hello' })).toBe(404);
    expect((await client.get('/chat/messages/unknown')).status).toBe(404);
  });
});
