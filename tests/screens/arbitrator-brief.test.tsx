import { createBackend } from '@mocks/backend';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { person, testWorld, visit } from './support';

const KEYS = Object.fromEntries(['1', 'aval-template-arbitrator'].map((id) => [id, createBackend().arbitratorKey(id)]));
vi.stubEnv('VITE_ARBITRATOR_KEYS', JSON.stringify(KEYS));

const world = testWorld();

/** An arbitrator is a user like others (docs/specification.md#3-entities-and-their-fields). */
beforeEach(() => {
  const { users } = world.backend.store.state;
  const account = { password: '', encrypted_key: '', public_key: '', created_at: '2026-11-01T09:00:00.000Z' };
  for (const [id, username] of [
    ['1', 'Court of Arbitration'],
    ['aval-template-arbitrator', 'Tribunal arbitral'],
  ] as const) {
    users.push({ id, username, email: `${id}@example.com`, ...account });
  }
});

describe('an arbitrator that the server does not know is named with the setting', () => {
  const answerAll = (status: number) =>
    world.server.use(http.get('http://backend.test/api/arbitrators/:id', () => new HttpResponse(null, { status })));

  it('on the create screen', async () => {
    answerAll(404);
    visit('/contracts/new', person(world, 'Ana'));
    expect(
      await screen.findByText(/does not know the holder of the third key “1” \(VITE_ARBITRATOR_ID\) that this/),
    ).toBeTruthy();
  });
});
