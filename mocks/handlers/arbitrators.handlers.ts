import type { Services } from '@mocks/services';
import type { HttpHandler } from 'msw';
import { found } from './refusal';
import { route } from './route';

export function arbitratorsHandlers({ arbitratorKey }: Services): HttpHandler[] {
  return [
    route('get', '/arbitrators/:id', ({ param }) => ({
      public_key: found(arbitratorKey(param('id')) ?? undefined, 'Arbitrator'),
    })),
  ];
}
