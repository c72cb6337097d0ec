import { NodeRefusal } from '@mocks/chain/node-refusal';
import type { Services } from '@mocks/services';
import type { HttpHandler } from 'msw';
import { textField } from './fields';
import { refuse } from './refusal';
import { route } from './route';

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
