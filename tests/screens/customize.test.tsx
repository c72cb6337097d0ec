import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { nightly } from '@tests/daily';
import { IDBFactory } from 'fake-indexeddb';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '@/config/settings';
import { SPANISH_LEGAL_TEXTS } from '@/content/templates/spanish-legal-texts';
import { TEMPLATES } from '@/content/templates/templates';
import type { ContractType } from '@/domain/models';
import { CustomizePage } from '@/pages/customize-page';
import { OWNER, renderRoutes, startBackend } from './render-page';
import { visit } from './support';
import { fillTerms } from './template-support';

let server: ReturnType<typeof startBackend>;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  server = startBackend();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  server.server.close();
  localStorage.clear();
});

function open(type: ContractType) {
  const template = TEMPLATES.find((each) => each.type === type);
  return renderRoutes(
    { '/contracts/customize': <CustomizePage /> },
    { pathname: '/contracts/customize', state: { template } },
  );
}

/** Inside the shell, which manages the focus. */
function openInShell(type: ContractType): void {
  const template = TEMPLATES.find((each) => each.type === type);
  visit({ pathname: '/contracts/customize', state: { template } }, OWNER);
}

const importButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Import Template' });
const dialog = () => within(screen.getByRole('dialog'));
const selected = (name: 'Cláusulas elegidas' | 'Garantías elegidas') => within(screen.getByRole('list', { name }));

/** As a date field holds it, in local time. */
function inNinetyDays(): string {
  const date = new Date();
  date.setDate(date.getDate() + 90);
  return date.toLocaleDateString('sv-SE');
}

async function addEarnest(user: UserEvent, amount = '0.01'): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Arras de la compraventa' }));
  await user.type(await dialog().findByLabelText('Amount (BTC)'), amount);
  await user.click(await dialog().findByRole('button', { name: 'Add Guarantee' }));
}

// Spec: 2.template-customisation
describe('customise', () => {
  it.each([null, {}, { template: null }, { template: 'sale' }, { template: { id: 'unknown' } }])(
    'goes back to the catalogue with the navigation state %j',
    (state) => {
      renderRoutes({ '/contracts/customize': <CustomizePage /> }, { pathname: '/contracts/customize', state });
      expect(screen.getByTestId('path').textContent).toBe('/contracts/templates');
    },
  );

  nightly('shows the template, a role select with buyer and seller, and the import button', () => {
    open('rental');
    screen.getByRole('heading', { level: 1, name: 'Contrato de arrendamiento' });
    const role = screen.getByRole('combobox', { name: 'Your Role' });
    const options = within(role).getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ value }) => value)).toEqual(['buyer', 'seller']);
    const terms = screen.getByRole('heading', { name: 'Condiciones particulares' });
    expect(role.compareDocumentPosition(terms)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(importButton().disabled).toBe(false);
  });

  nightly('offers the clauses that apply to the type, including own ones', () => {
    const own = { id: 'own', title: 'Mía', content: 'Texto', type: 'general', contractTypes: ['sale'] };
    localStorage.setItem('clauses', JSON.stringify([{ ...own, votes: 0, comments: [] }]));
    open('loan');
    const names = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
    expect(names()).toEqual(['Plazo de pago y demora', 'Confidencialidad']);
    cleanup();
    open('sale');
    expect(names()).toEqual(['Plazo de pago y demora', 'Entrega y recepción', 'Mía']);
  });

  nightly('chooses a clause once, and says what is wrong with its days', async () => {
    const user = userEvent.setup();
    open('sale');
    const box = await screen.findByRole('checkbox', { name: 'Plazo de pago y demora' });
    await user.click(box);
    expect(selected('Cláusulas elegidas').getAllByRole('listitem')).toHaveLength(1);
    const row = within(box.closest('li') as HTMLElement);
    const days = row.getByRole<HTMLInputElement>('spinbutton', { name: 'Días' });
    expect(selected('Cláusulas elegidas').queryByRole('spinbutton')).toBeNull();
    expect(days.value).toBe('30');
    await user.clear(days);
    await user.type(days, '0');
    screen.getByText('El mínimo es 1.');
    expect(importButton().disabled).toBe(false);
    await user.click(box);
    expect(screen.queryByRole('list', { name: 'Cláusulas elegidas' })).toBeNull();
  });

  nightly('keeps the focus in the list when an item is removed, and nearby when the last one is', async () => {
    const user = userEvent.setup();
    openInShell('services');
    for (const name of ['Plazo de pago y demora', 'Entrega y recepción', 'Confidencialidad']) {
      await user.click(await screen.findByRole('checkbox', { name }));
    }
    const remove = (name: string) => screen.getByRole('button', { name: `Quitar la cláusula ${name}` });
    const take = async (removed: string) => {
      remove(removed).focus();
      await user.keyboard('{Enter}');
    };
    const focusGoesTo = (find: () => HTMLElement) => waitFor(() => expect(document.activeElement).toBe(find()));
    await take('Entrega y recepción');
    await focusGoesTo(() => remove('Confidencialidad'));
    await take('Confidencialidad');
    await focusGoesTo(() => remove('Plazo de pago y demora'));
    await take('Plazo de pago y demora');
    await focusGoesTo(() => screen.getByRole('region', { name: 'Cláusulas elegidas' }));
  });

  // Spec: 2.clause-library
  nightly('has any clause that comes from the library, only once, beside what was kept', async () => {
    const user = userEvent.setup();
    const titles = () => screen.queryAllByRole('button', { name: /^Quitar la cláusula/ }).map((each) => each.ariaLabel);
    open('loan');
    await user.click(await screen.findByRole('checkbox', { name: 'Confidencialidad' }));
    cleanup();
    const [clause] = SPANISH_LEGAL_TEXTS.clauses.filter(({ title }) => title === 'Terminación y preaviso');
    const page = { '/contracts/customize': <CustomizePage /> };
    const state = { template: { id: 'loan' }, clauseId: clause?.id };
    renderRoutes(page, { pathname: '/contracts/customize', state });
    selected('Cláusulas elegidas').getByRole('heading', { name: 'Terminación y preaviso' });
    expect(titles()).toHaveLength(2);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Terminación y preaviso' });
    expect(box.checked).toBe(true);
    expect(within(box.closest('li') as HTMLElement).getAllByRole('spinbutton', { name: 'Días' })).toHaveLength(2);
    await user.click(box);
    expect(screen.queryByRole('checkbox', { name: 'Terminación y preaviso' })).toBeNull();
    expect(titles()).toHaveLength(1);
  });
});

describe('special terms', () => {
  it('say what is wrong with a value, and keep it', () => {
    open('sale');
    const price = screen.getByLabelText<HTMLInputElement>('Precio');
    fireEvent.change(price, { target: { value: '0.001' } });
    expect(screen.getByRole('alert').textContent).toMatch(/^Escriba un importe en euros/);
    expect(price.value).toBe('0.001');
    // Its look says that it is blank. The text of the contract says it in words.
    expect(screen.getByText('[Precio]').closest('li')?.textContent).toBe('- Precio: [Precio]');
  });

  nightly('propose the value and the date of a guarantee, and say when it no longer matches', async () => {
    const user = userEvent.setup();
    open('sale');
    fireEvent.change(screen.getByLabelText('Precio'), { target: { value: '8000' } });
    fireEvent.change(screen.getByLabelText('Fecha de la firma'), { target: { value: '2028-02-01' } });
    await user.click(await screen.findByRole('button', { name: 'Arras de la compraventa' }));
    expect(dialog().getByLabelText<HTMLInputElement>('Valid Until').value).toBe('2028-03-02');
    dialog().getByText(/^Ahora no podemos obtener el precio/);
    await user.type(await dialog().findByLabelText('Amount (BTC)'), '0.01');
    await user.click(await dialog().findByRole('button', { name: 'Add Guarantee' }));
    const outdated = /^Las condiciones particulares han cambiado/;
    expect(screen.queryByText(outdated)).toBeNull();
    fireEvent.change(screen.getByLabelText('Precio'), { target: { value: '9000' } });
    expect(screen.getByText(outdated)).toBeTruthy();
  });
});

describe('the list of guarantees', () => {
  const row = (name: string) => screen.getByRole('button', { name }).closest('li')?.textContent ?? '';

  it('says of each which was added, is added later, or can be added', async () => {
    const user = userEvent.setup();
    open('sale');
    expect(row('Arras de la compraventa')).toContain('El importe depende de «Precio»');
    expect(selected('Garantías elegidas').getAllByText('Sin importe todavía').length).toBeGreaterThan(0);
    expect(row('Garantía de formalización')).toMatch(/AñadirRecomendada/);
    await addEarnest(user);
    expect(row('Arras de la compraventa')).toMatch(/^Arras de la compraventa0\.01\s?000\s?000/);
    // Without a price in euros, it has its value and no amount in bitcoin.
    fireEvent.change(screen.getByLabelText('Precio'), { target: { value: '8000' } });
    expect(row('Garantía por defectos y faltas de conformidad')).toMatch(/euros|€/);
  });

  nightly('has an editor that takes BTC', async () => {
    const user = userEvent.setup();
    open('sale');
    await user.click(await screen.findByRole('button', { name: 'Arras de la compraventa' }));
    const amount = dialog().getByLabelText('Amount (BTC)');
    await user.type(amount, '400 €');
    expect(dialog().getByRole('alert').textContent).toBe('Escriba un importe con coma o punto, por ejemplo 0,001.');
    await user.clear(amount);
    await user.type(amount, '0,001');
    const note = document.getElementById(amount.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toMatch(/ · 100.000 sat$/);
    expect(dialog().queryByRole('alert')).toBeNull();
  });
});

// Spec: 2.template-customisation, 5.template-guarantee
describe('guarantee editor', () => {
  it('opens with the template’s texts, today plus the duration, and the percentage beside the empty BTC field', async () => {
    const user = userEvent.setup();
    open('sale');
    await user.click(await screen.findByRole('button', { name: 'Arras de la compraventa' }));
    const value = (label: string) => dialog().getByLabelText<HTMLInputElement>(label).value;
    expect(value('Description')).toBe('Arras de la compraventa');
    expect(value('Amount (BTC)')).toBe('');
    expect(value('Valid Until')).toBe(inNinetyDays());
    expect(value('Conditions')).toMatch(/^Estas arras son penitenciales/);
    expect(value('Verification Process')).toMatch(/documento firmado/);
    dialog().getByText(/^Parte compradora · Esencial · 10\s% del precio$/);
    expect(document.activeElement).toBe(dialog().getByLabelText('Amount (BTC)'));
    await user.click(await dialog().findByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  nightly.each([
    ['', '2027-01-31', 'Escriba el importe.'],
    ['0.01', '', 'Elija la fecha.'],
    ['0.01', '2027-01-31', null],
  ])('amount %j and date %j: says what is missing, %s', async (amount, date, missing) => {
    const user = userEvent.setup();
    open('sale');
    await user.click(await screen.findByRole('button', { name: 'Arras de la compraventa' }));
    fireEvent.change(dialog().getByLabelText('Amount (BTC)'), { target: { value: amount } });
    fireEvent.change(dialog().getByLabelText('Valid Until'), { target: { value: date } });
    const add = dialog().getByRole<HTMLButtonElement>('button', { name: 'Add Guarantee' });
    expect(add.disabled).toBe(missing !== null);
    expect(dialog().queryByText(/^(Escriba el importe|Elija la fecha)\.$/)?.textContent ?? null).toBe(missing);
  });

  nightly.each(['Description', 'Conditions', 'Verification Process'])(
    'can be added with amount and date; a blank %s is then reported at its field',
    async (label) => {
      const user = userEvent.setup();
      open('sale');
      await user.click(await screen.findByRole('button', { name: 'Arras de la compraventa' }));
      await user.type(await dialog().findByLabelText('Amount (BTC)'), '0.01');
      const field = dialog().getByLabelText(label);
      const text = (field as HTMLTextAreaElement).value;
      fireEvent.change(field, { target: { value: ' ' } });
      expect(dialog().queryByRole('alert')).toBeNull();
      const add = dialog().getByRole<HTMLButtonElement>('button', { name: 'Add Guarantee' });
      expect(add.disabled).toBe(false);
      await user.click(add);
      expect(dialog().getByRole('alert').textContent).toBe('Este dato es obligatorio.');
      expect(field.getAttribute('aria-invalid')).toBe('true');
      await waitFor(() => expect(document.activeElement).toBe(field));
      fireEvent.change(field, { target: { value: text } });
      await user.click(add);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.getByRole('button', { name: /Quitar.*Arras de la compraventa/ })).toBeTruthy();
    },
  );

  nightly('asks before typed values are discarded, and refuses a date in the past at its field', async () => {
    const user = userEvent.setup();
    open('sale');
    await user.click(await screen.findByRole('button', { name: 'Arras de la compraventa' }));
    await user.type(await dialog().findByLabelText('Amount (BTC)'), '0.01');
    await user.keyboard('{Escape}');
    await user.click(await dialog().findByRole('button', { name: 'Seguir escribiendo' }));
    const add = await dialog().findByRole<HTMLButtonElement>('button', { name: 'Add Guarantee' });
    expect(add.disabled).toBe(false);
    fireEvent.change(dialog().getByLabelText('Valid Until'), { target: { value: '2020-02-29' } });
    expect(dialog().getByText(/^Esta fecha ya ha pasado/)).toBeTruthy();
    expect(add.disabled).toBe(true);
    fireEvent.change(dialog().getByLabelText('Valid Until'), { target: { value: '2031-02-28' } });
    await user.click(add);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('own details', () => {
  const getField = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

  it('begin with the email of the account, in either role', async () => {
    const user = userEvent.setup();
    open('sale');
    expect(getField('Correo electrónico de la parte compradora').value).toBe(OWNER.email);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Your Role' }), 'seller');
    expect(getField('Correo electrónico de la parte vendedora').value).toBe(OWNER.email);
    expect(screen.queryByLabelText(/de la parte compradora$/)).toBeNull();
  });
});

describe('import', () => {
  // Spec: 4.template-import
  nightly('creates a draft with role, clauses and guarantees, and goes to it', async () => {
    const user = userEvent.setup();
    open('sale');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Your Role' }), 'seller');
    await user.click(await screen.findByRole('checkbox', { name: 'Plazo de pago y demora' }));
    await addEarnest(user);
    fillTerms();
    await user.click(importButton());
    const path = await screen.findByTestId('path');
    const [contract] = server.backend.store.state.contracts;
    if (contract === undefined) throw new Error('no contract');
    expect(path.textContent).toBe(`/contracts/${contract.id}`);
    expect(contract).toMatchObject({
      title: 'Contrato de compraventa',
      status: 'draft',
      contractors: [OWNER.id],
      arbitrator: settings().templateArbitratorId,
    });
    expect(contract.arbitrator).not.toBe(settings().arbitratorId);
    expect(contract.description).toContain('Quien publica este contrato interviene como parte vendedora.');
    expect(contract.description).toContain('Plazo de pago y demora');
    expect(contract.description).toContain('se paga en 30 días naturales desde la recepción de los bienes');
    expect(contract.description).not.toContain('[X]');
    const posted = server.requests.filter(({ call }) => call.startsWith('POST /api/contracts'));
    expect(posted).toMatchObject([
      {
        call: 'POST /api/contracts',
        body: {
          guarantees: [
            {
              id: '',
              depositor_role: 'counterparty',
              description: 'Arras de la compraventa',
              amount: '0.01000000',
              valid_until: inNinetyDays(),
              status: 'pending',
            },
          ],
        },
      },
    ]);
    expect(posted[0]?.body).not.toHaveProperty('guarantees.0.contractor_id');
  });

  nightly('reports that no contract was created and keeps the input', async () => {
    const user = userEvent.setup();
    server.server.use(http.post('*/api/contracts', () => HttpResponse.json({ error: 'Sin sitio' }, { status: 500 })));
    open('sale');
    await addEarnest(user);
    fillTerms();
    await user.click(importButton());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/^No se ha podido crear el contrato\. /);
    expect(selected('Garantías elegidas').getAllByRole('listitem')).toHaveLength(2);
    expect(importButton().disabled).toBe(false);
  });
});
