import { requireFound } from '@mocks/handlers/refusal';
import { route } from '@mocks/handlers/route';
import type { Services } from '@mocks/services';
import type { HttpHandler } from 'msw';

export function arbitratorsHandlers({ arbitratorKey }: Services): HttpHandler[] {
  return [
    route('get', '/arbitrators/:id', ({ param }) => ({
      public_key: requireFound(arbitratorKey(param('id')) ?? undefined, 'Arbitrator'),
    })),
  ];
}
