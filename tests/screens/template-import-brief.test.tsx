import { act, fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { TEMPLATES } from '@/content/templates/templates';
import type { Id } from '@/domain/primitives/ids';
import type { WireUser } from '@/services/schemas/wire';
import { pricesLoaded } from '@/store/prices/prices.slice';
import { releaseAfterEach } from './slow-support';
import { calls, person, readLocation, settle, testWorld, visit } from './support';
import { fillTerms } from './template-support';

const world = testWorld();
releaseAfterEach();

const BUYERS = 'Arras de la compraventa';
const SELLERS = 'Garantía de formalización';

async function choose(user: UserEvent, name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(await dialog.findByLabelText('Amount (BTC)'), '0.01');
  await user.click(await dialog.findByRole('button', { name: 'Add Guarantee' }));
}

/** A sale, with a guarantee of each party, about to be imported by the buyer. */
async function startImport(): Promise<{ ana: WireUser; user: UserEvent }> {
  const ana = person(world, 'Ana');
  const template = TEMPLATES.find(({ type }) => type === 'sale');
  const { user } = visit({ pathname: '/contracts/customize', state: { template } }, ana);
  await choose(user, BUYERS);
  await choose(user, SELLERS);
  return { ana, user };
}

async function importSale(): Promise<{ id: Id; ana: WireUser; user: UserEvent }> {
  const { ana, user } = await startImport();
  fillTerms();
  await user.click(await screen.findByRole('button', { name: 'Import Template' }));
  await screen.findByRole('button', { name: 'Publish Contract' });
  await settle(world);
  return { id: readLocation().path.split('/').at(-1) ?? '', ana, user };
}

const card = (description: string) =>
  within(screen.getByRole('article', { name: description, hidden: true }) as HTMLElement);

function stored(description: string) {
  const found = world.backend.store.state.guarantees.find((each) => each.description === description);
  if (found === undefined) throw new Error(`No guarantee ${description}`);
  return found;
}

// Spec: 4.template-import
describe('importing a template with guarantees of both parties', () => {
  it('creates the contract with all of them in one call, each with its own depositor', async () => {
    const { ana } = await importSale();
    expect(calls(world, 'POST /contracts')).toBe(1);
    expect(world.requests.filter(({ call }) => call.endsWith('/guarantees'))).toEqual([]);
    const { body } = world.requests.find(({ call }) => call === 'POST /contracts') ?? {};
    expect(body).toMatchObject({
      status: 'draft',
      guarantees: [
        { id: '', description: BUYERS, contractor_id: ana.id, status: 'pending' },
        { id: '', description: SELLERS, contractor_id: null, status: 'pending' },
      ],
    });
    card(BUYERS).getByText('You deposit');
    card(SELLERS).getByText('The counterparty, once joined');
  });
});

/** As a date field holds it, in local time. */
function inDays(days: number): string {
  const date = new Date();
  date.setDate(date.getDate() + days);
  return date.toLocaleDateString('sv-SE');
}

const EUR = { currency: 'EUR' as const, perBtc: 90_000, at: '2026-11-23T11:05:00Z', source: 'mempool.space' };

// Spec: 4.template-import
describe('a template with special terms', () => {
  it.each(['buyer', 'seller'] as const)('is imported by the %s: text and records agree', async (role) => {
    const ana = person(world, 'Ana');
    const template = TEMPLATES.find(({ type }) => type === 'sale');
    const { store, user } = visit({ pathname: '/contracts/customize', state: { template } }, ana);
    await screen.findByLabelText('Precio');
    act(() => void store.dispatch(pricesLoaded({ quotes: { EUR }, receivedAt: Date.now(), last: {} })));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Your Role' }), role);
    fireEvent.change(screen.getByLabelText('Precio'), { target: { value: '12000' } });
    fireEvent.change(screen.getByLabelText('Fecha de la firma'), { target: { value: inDays(60) } });
    const [own, other] = role === 'buyer' ? ['compradora', 'vendedora'] : ['vendedora', 'compradora'];
    fireEvent.change(screen.getByLabelText(`NIF de la parte ${own}`), { target: { value: 'B12345674' } });
    for (const name of [BUYERS, SELLERS]) {
      await user.click(await screen.findByRole('button', { name }));
      const dialog = within(screen.getByRole('dialog'));
      expect(dialog.getByLabelText<HTMLInputElement>('Amount (BTC)').value).toMatch(/^0\.0\d{7}$/);
      await user.click(await dialog.findByRole('button', { name: 'Add Guarantee' }));
    }
    fillTerms();
    await user.click(await screen.findByRole('button', { name: 'Import Template' }));
    await screen.findByRole('button', { name: 'Publish Contract' });
    await settle(world);
    const { description } = world.backend.store.state.contracts[0] ?? { description: '' };
    expect(description).toContain('- Precio: 12.000,00 euros');
    expect(description).toContain('con NIF B12345674');
    expect(description).toContain(`[por completar: NIF de la parte ${other}]`);
    const [earnest, completion] = [stored(BUYERS), stored(SELLERS)];
    expect([earnest.contractor_id, completion.contractor_id]).toEqual(
      role === 'buyer' ? [ana.id, null] : [null, ana.id],
    );
    expect([earnest.amount, completion.amount]).toEqual([1_333_333, 666_667]);
    expect(earnest.valid_until).toBe(inDays(90));
    const line = (name: string) => description.split('\n').find((each) => each.startsWith(`- ${name}: `)) ?? '';
    const day = inDays(90).split('-').reverse().join('/');
    expect(line(BUYERS)).toContain('a cargo de la parte compradora, 0,01333333 BTC (1.333.333 satoshis)');
    expect(line(BUYERS)).toContain(`válida hasta el ${day}.`);
    expect(line(BUYERS)).toMatch(
      /Importe garantizado: 1\.200,00 euros \(10\s% del precio\), al precio de 90\.000,00 euros por bitcoin publicado por mempool\.space el 23\/11\/2026 a las 12:05, hora peninsular\.$/,
    );
    expect(line(SELLERS)).toContain('a cargo de la parte vendedora, 0,00666667 BTC (666.667 satoshis)');
    expect(line(SELLERS)).toContain('600,00 euros');
  });
});
