import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { nightly } from '@tests/daily';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SPANISH_LEGAL_TEXTS } from '@/content/templates/spanish-legal-texts';
import type { ContractType } from '@/domain/models';
import { CustomizePage } from '@/pages/customize-page';
import { OWNER, renderRoutes, startBackend } from './render-page';

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
  const template = SPANISH_LEGAL_TEXTS.templates.find((each) => each.type === type);
  return renderRoutes(
    { '/contracts/customize': <CustomizePage /> },
    { pathname: '/contracts/customize', state: { template } },
  );
}

const importButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Import Template' });
const dialog = () => within(screen.getByRole('dialog'));
const selected = (name: 'Cláusulas elegidas' | 'Garantías elegidas') => within(screen.getByRole('list', { name }));

function chooseRole(): void {
  fireEvent.change(screen.getByRole('combobox', { name: 'Your Role' }), { target: { value: 'buyer' } });
}

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
    await user.click(box);
    expect(screen.queryByRole('checkbox', { name: 'Terminación y preaviso' })).toBeNull();
    expect(titles()).toHaveLength(1);
  });
});

describe('special terms', () => {
  it('say what is wrong with a value, and keep it', () => {
    open('sale');
    chooseRole();
    const price = screen.getByLabelText<HTMLInputElement>('Precio');
    fireEvent.change(price, { target: { value: '0.001' } });
    expect(screen.getByRole('alert').textContent).toMatch(/^Escriba un importe en euros/);
    expect(price.value).toBe('0.001');
    // Its look says that it is blank. The text of the contract says it in words.
    expect(document.body.textContent).toContain('- Precio: [por completar: Precio]');
  });
});

describe('the list of guarantees', () => {
  const row = (name: string) => screen.getByRole('button', { name }).closest('li')?.textContent ?? '';

  it('says of each which was added, waits for an amount, or can be added', async () => {
    const user = userEvent.setup();
    open('sale');
    expect(row('Arras de la compraventa')).toContain('Sin importe todavía');
    expect(screen.queryByRole('list', { name: 'Garantías elegidas' })).toBeNull();
    expect(row('Garantía de formalización')).toMatch(/AñadirRecomendada/);
    await addEarnest(user);
    expect(row('Arras de la compraventa')).toMatch(/^Arras de la compraventaAñadida/);
    expect(selected('Garantías elegidas').getAllByRole('listitem')).toHaveLength(1);
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
});

describe('own details', () => {
  const getField = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

  it('are asked for once a role is chosen, and begin with the email of the account, in either role', async () => {
    const user = userEvent.setup();
    open('sale');
    expect(screen.queryByLabelText(/^Correo electrónico/)).toBeNull();
    chooseRole();
    expect(getField('Correo electrónico de la parte compradora').value).toBe(OWNER.email);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Your Role' }), 'seller');
    expect(getField('Correo electrónico de la parte vendedora').value).toBe(OWNER.email);
    expect(screen.queryByLabelText(/de la parte compradora$/)).toBeNull();
  });
});

describe('import', () => {
  it('asks for the role first, which nobody chooses for the user', async () => {
    const user = userEvent.setup();
    open('sale');
    const role = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Your Role' });
    expect(role.value).toBe('');
    expect(document.body.textContent).not.toContain('Quien publica este contrato');
    await user.click(importButton());
    expect(document.activeElement).toBe(role);
    expect(screen.getByRole('alert').textContent).toBe('Elija su papel en el contrato.');
    chooseRole();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.body.textContent).toContain('Quien publica este contrato interviene como parte compradora.');
  });
});

it('the language of a contract is that of the screen: choosing another one changes both, but not what the author wrote', async () => {
  const user = userEvent.setup();
  open('services');
  chooseRole();
  await user.click(await screen.findByRole('button', { name: 'Garantía de corrección de defectos' }));
  await user.type(await dialog().findByLabelText('Amount (BTC)'), '0.01');
  await user.clear(dialog().getByLabelText('Conditions'));
  await user.type(dialog().getByLabelText('Conditions'), 'Mine');
  await user.click(dialog().getByRole('button', { name: 'Add Guarantee' }));
  expect(screen.queryByText(/Hecho a partir del modelo/)).toBeNull();
  await user.selectOptions(screen.getByLabelText('Idioma del contrato'), 'Inglés');
  await screen.findByLabelText('Limit of liability');
  expect(screen.getByLabelText<HTMLSelectElement>('Language of the contract').value).toBe('en');
  expect(screen.getByText(/Made from the Spanish template/)).toBeTruthy();
  expect(document.body.textContent).toContain('Law, courts and data.');
  expect(document.body.textContent).not.toContain('Ley, tribunales y datos.');
  screen.getByRole('button', { name: 'Remove the guarantee Guarantee of correction of defects' });
});
