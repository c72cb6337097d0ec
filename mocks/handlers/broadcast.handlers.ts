import { NodeRefusal } from '@mocks/chain/node-refusal';
import { textField } from '@mocks/handlers/fields';
import { refuse } from '@mocks/handlers/refusal';
import { route } from '@mocks/handlers/route';
import type { Services } from '@mocks/services';
import type { HttpHandler } from 'msw';

export function broadcastHandlers({ chain }: Services): HttpHandler[] {
  return [
    route('post', '/contracts/broadcast', async ({ body }) => {
      const txHex = textField(await body(), 'txHex');
      try {
        return { txid: chain.broadcast(txHex.trim()) };
      } catch (error) {
        if (error instanceof NodeRefusal) return refuse(400, error.message);
        throw error;
      }
    }),
  ];
}
