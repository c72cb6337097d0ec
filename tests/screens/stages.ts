import { createGate, type Gate } from '@tests/gate';
import { http } from 'msw';
import { onTestFinished, vi } from 'vitest';
import { loadBitcoin } from '@/bitcoin/client';
import type { World } from './support';

/** Holds back the opening of a key until the gate is opened. */
export async function holdKeyOpening(): Promise<Gate> {
  const gate = createGate();
  const engine = await loadBitcoin();
  const { openKey } = engine;
  const spy = vi.spyOn(engine, 'openKey').mockImplementation(async (...args) => {
    await gate.opened;
    return openKey(...args);
  });
  onTestFinished(() => spy.mockRestore());
  return gate;
}

/** Holds back a POST until the gate is opened. */
export function holdPost(world: World, url: string): Gate {
  const gate = createGate();
  world.server.use(http.post(url, () => gate.opened));
  return gate;
}

/** Texts of an element's live regions. */
export function readStatuses(element: HTMLElement): string[] {
  return [...element.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent ?? '');
}
