import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { pass, stopClock } from './clock';
import { person, testWorld, visit } from './support';
import { TXID, UNSAVED_ENTRY } from './unsaved-entry';

const world = testWorld();

afterEach(() => vi.doUnmock('@/features/outbox/pending-saves'));

it('saves pending records once the code for it can be fetched, without a reload', async () => {
  stopClock();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.doMock('@/features/outbox/pending-saves', () => Promise.reject(new TypeError('Failed to fetch')));
  localStorage.setItem('outbox', JSON.stringify([UNSAVED_ENTRY]));
  world.server.use(
    http.put('http://backend.test/api/contracts/transaction/w1', () =>
      HttpResponse.json({ transaction: { ...UNSAVED_ENTRY.withdrawal, txid: TXID } }),
    ),
  );
  visit('/contracts/create', person(world, 'Ana'));
  await waitFor(() => expect(warn).toHaveBeenCalled());
  vi.doUnmock('@/features/outbox/pending-saves');
  await pass(world, 5_000);
  await waitFor(() => expect(localStorage.getItem('outbox')).toBeNull());
});
