import { createActiveContract, guaranteeBy } from '@tests/unit/mocks/people';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteMessage, listMessages, sendMessage } from '@/services/chat.service';
import { getGuaranteeDetails } from '@/services/transactions.service';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {});
});

async function startServer() {
  const scene = await createActiveContract();
  server.use(...scene.backend.handlers);
  return scene;
}

describe('the embedded backend, called by the services', () => {
  it('deletes a message', async () => {
    const { owner, contractId } = await startServer();
    const { id } = await sendMessage({ userId: owner.id, contractId, content: 'Hello' });
    await deleteMessage(id);
    expect(await listMessages(contractId)).toEqual({ items: [], unread: 0 });
    await expect(deleteMessage(id)).rejects.toMatchObject({ code: 'http', detail: { status: 404 } });
  });

  it('returns the amount of a guarantee and its release fee, which the client adds', async () => {
    const { client, counterparty, contractId, backend } = await startServer();
    const guarantees = [guaranteeBy(counterparty, contractId)];
    const [{ id }] = (await client.post(`/contracts/${contractId}/guarantees`, { guarantees })).body;
    const estimatedFees = 158 * backend.fees.fastestFee;
    expect(await getGuaranteeDetails(id)).toEqual({
      amount: 100_000,
      estimatedFees,
      totalAmount: 100_000 + estimatedFees,
    });
  });
});
