import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { daily, nightly } from '@tests/daily';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { SPANISH_LEGAL_TEXTS } from '@/content/templates/spanish-legal-texts';
import { findCard, GUARANTEE, signer } from './guarantee-support';
import { api, createContract, testWorld, visit } from './support';

const world = testWorld();

function writeLease(values: Record<string, string>): string {
  const template = SPANISH_LEGAL_TEXTS.templates.find(({ type }) => type === 'rental');
  if (template === undefined) throw new Error('No template');
  const tailored = {
    template,
    role: 'buyer',
    values: { property: 'goods', ...values },
    clauses: [],
    guarantees: [],
  } as const;
  return SPANISH_LEGAL_TEXTS.writeContract(tailored).description;
}

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

  const BUSINESSES = { 'buyer.capacity': 'business', 'seller.capacity': 'business', returnDate: 'yes' };

  it.each(
    daily<[string, Record<string, string> | null, boolean]>(2, [
      ['which return date follows from it', BUSINESSES, true],
      ['no return date that the contract does not have', { ...BUSINESSES, returnDate: 'no' }, false],
      ['no return date for a home', { ...BUSINESSES, property: 'home' }, false],
      ['no return date in a text by hand', null, false],
    ]),
  )('says what the date means, and %s', async (_what, values, hasReturn) => {
    const { dialog } = await openAdd('joined', values === null ? {} : { description: writeLease(values) });
    const date = await within(dialog).findByLabelText('Valid Until');
    expect(within(dialog).getByText('The last day to claim.')).toBeTruthy();
    fireEvent.change(date, { target: { value: '2031-02-28' } });
    const sentence = 'The last day to claim. Return date: 29 Apr 2031, once both of you';
    expect(dialog.textContent?.includes(sentence)).toBe(hasReturn);
  });

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
