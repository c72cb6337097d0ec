import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { nightly } from '@tests/daily';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { findCard, GUARANTEE, signer } from './guarantee-support';
import { api, createContract, testWorld, visit } from './support';

const world = testWorld();

async function panel(): Promise<HTMLElement> {
  return screen.findByRole('region', { name: 'Guarantees' });
}

describe('Add Guarantee', () => {
  const TYPED: [label: string, text: string][] = [
    ['Description', GUARANTEE],
    ['Amount (BTC)', '0.0025'],
    ['Valid Until', '2031-12-31'],
    ['Conditions', 'The roof is tight'],
    ['Verification Process', 'Both inspect it'],
  ];

  async function openAdd(status: 'joined' | 'waiting' = 'joined', given: { description?: string } = {}) {
    const ana = await signer(world, 'Ana');
    const berto = await signer(world, 'Berto');
    const contractId = await createContract(ana, given, status === 'joined' ? berto : undefined);
    const { user, store } = visit(`/contracts/${contractId}`, ana);
    await user.click(await screen.findByRole('button', { name: 'Add Guarantee' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add Guarantee' });
    return { user, store, dialog, contractId, ana };
  }

  async function fill(user: UserEvent, dialog: HTMLElement): Promise<void> {
    for (const [label, text] of TYPED) await user.type(await within(dialog).findByLabelText(label), text);
  }

  function values(dialog: HTMLElement): string[] {
    return TYPED.map(([label]) => within(dialog).getByLabelText<HTMLInputElement>(label).value);
  }

  async function press(user: UserEvent, dialog: HTMLElement): Promise<void> {
    await user.click(await within(dialog).findByRole('button', { name: 'Add Guarantee' }));
  }

  // Spec: 2.add-guarantee
  it('names every missing field and sends nothing', async () => {
    const { user, dialog } = await openAdd();
    await press(user, dialog);
    expect(within(dialog).getAllByText('Required')).toHaveLength(5);
    expect(document.activeElement).toBe(within(dialog).getByLabelText('Description'));
    await user.type(await within(dialog).findByLabelText('Amount (BTC)'), '0.000000001');
    expect(within(dialog).getByText('Bitcoin has at most 8 decimals.')).toBeTruthy();
    expect(world.requests.filter(({ call }) => call.includes('guarantees'))).toEqual([]);
  });

  // Spec: 8.guarantee-failure
  nightly('closes on failure, stores the error, shows it on the panel and keeps the input', async () => {
    const { user, store, dialog, contractId } = await openAdd();
    world.server.use(
      http.post('http://backend.test/api/contracts/:id/guarantees', () => new HttpResponse(null, { status: 500 }), {
        once: true,
      }),
    );
    await fill(user, dialog);
    await press(user, dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(store.getState().contracts.error?.message).toBe('Guarantee update failed');
    const told = await within(await panel()).findByRole('alert');
    expect(told.textContent).toContain("The guarantee wasn't added. Try again.");
    expect(told.textContent).toContain('error 500');
    await user.click(await within(told).findByRole('button', { name: 'Try again' }));
    const again = await screen.findByRole('dialog', { name: 'Add Guarantee' });
    expect(values(again)).toEqual(TYPED.map(([, text]) => text));
    await press(user, again);
    await findCard(GUARANTEE);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(store.getState().contracts.error).toBeNull();
    const { guarantees } = await api('GET', `/contracts/${contractId}`);
    expect(guarantees).toHaveLength(1);
  });

  nightly('asks before it discards input that cannot be kept', async () => {
    const { user, dialog } = await openAdd();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await fill(user, dialog);
    expect(within(dialog).getByText(/What you type here is lost when you leave/)).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog', { name: 'Discard what you typed?' })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Keep editing');
    await user.keyboard('{Enter}');
    expect(values(dialog)).toEqual(TYPED.map(([, text]) => text));
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Add Guarantee' }));
    expect(values(await screen.findByRole('dialog', { name: 'Add Guarantee' }))).toEqual(['', '', '', '', '']);
  });
});
