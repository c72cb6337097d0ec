import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

async function addEarnest(user: UserEvent, amount = '0.01'): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Arras de la compraventa' }));
  await user.type(await dialog().findByLabelText('Amount (BTC)'), amount);
  await user.click(await dialog().findByRole('button', { name: 'Add Guarantee' }));
}

// Spec: 2.template-customisation
describe('customise', () => {
  it('begins with the questions: the way back shares a line with the other language, and the note on the law comes last', async () => {
    open('rental');
    const back = screen.getByRole('link', { name: 'Volver a los modelos' });
    const offer = await screen.findByRole('button', { name: 'Read this in English' });
    expect(offer.closest('div')).toBe(back.closest('div'));
    const note = screen.getByText(/no asesoramiento jurídico/);
    const last = screen.getByRole('heading', { name: 'Garantías predefinidas' });
    expect(last.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('include a return date, but not for a consumer', async () => {
    const user = userEvent.setup();
    open('services');
    const when = screen.getByLabelText('Fecha de devolución de las garantías');
    expect(document.body.textContent).toContain('Ofertas de acuerdo y transacción. ');
    expect(document.body.textContent).not.toContain('Devolución por vencimiento. ');
    await user.selectOptions(when, 'sesenta días después de su fecha «válida hasta»');
    expect(document.body.textContent).toContain('Devolución por vencimiento. Si ambas partes actúan como empresas');
    await user.selectOptions(screen.getByLabelText(/^Condición de la parte/), 'persona consumidora');
    expect(screen.queryByLabelText('Fecha de devolución de las garantías')).toBeNull();
    expect(document.body.textContent).not.toContain('Devolución por vencimiento. ');
  });

  it('removes clauses and guarantees from the lists', async () => {
    const user = userEvent.setup();
    open('sale');
    await user.click(await screen.findByRole('checkbox', { name: 'Entrega y recepción' }));
    await addEarnest(user);
    await user.click(await screen.findByRole('button', { name: 'Quitar la cláusula Entrega y recepción' }));
    await user.click(await screen.findByRole('button', { name: 'Quitar la garantía Arras de la compraventa' }));
    expect(screen.queryByRole('list', { name: 'Cláusulas elegidas' })).toBeNull();
    expect(screen.queryByRole('list', { name: 'Garantías elegidas' })).toBeNull();
  });

  it('keeps the focus in the list when an item is removed, and nearby when the last one is', async () => {
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
});

describe('the number that a clause leaves open', () => {
  it('stands in the words around it as it was typed', async () => {
    const user = userEvent.setup();
    open('sale');
    await user.click(screen.getByRole('checkbox', { name: 'Plazo de pago y demora' }));
    expect(screen.getByText('…se paga en 30 días naturales desde…')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Días'), { target: { value: '1' } });
    expect(screen.getByText('…se paga en 1 día natural desde…')).toBeTruthy();
  });
});

describe('the list of guarantees', () => {
  it('has an editor that explains the amount in the language of the screen', async () => {
    const user = userEvent.setup();
    open('sale');
    await user.click(await screen.findByRole('button', { name: 'Arras de la compraventa' }));
    await user.type(dialog().getByLabelText('Amount (BTC)'), '0.000000001');
    dialog().getByText('Un importe en BTC tiene 8 decimales como máximo.');
  });

  it('has an editor that takes euros in one field, and BTC or satoshis in the next', async () => {
    const user = userEvent.setup();
    open('sale');
    await user.click(await screen.findByRole('button', { name: 'Arras de la compraventa' }));
    const [euros, amount] = ['Importe garantizado (euros)', 'Amount (BTC)'].map((label) =>
      dialog().getByLabelText(label),
    );
    expect(euros?.compareDocumentPosition(amount as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const units = within(dialog().getByLabelText('Unidad')).getAllByRole('option');
    expect(units.map(({ textContent }) => textContent)).toEqual(['BTC', 'sat']);
    expect(amount?.getAttribute('aria-describedby')).toBeNull();
    await user.type(amount as HTMLElement, '400 €');
    expect(dialog().getByRole('alert').textContent).toBe('Los euros van en su campo. Escriba aquí BTC o satoshis.');
    await user.clear(amount as HTMLElement);
    await user.type(amount as HTMLElement, '0,001');
    const note = document.getElementById(amount?.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toMatch(/ · 100.000 sat$/);
    expect(dialog().queryByRole('alert')).toBeNull();
  });

  it('has a text in which the blanks of the other party stand back', () => {
    open('sale');
    screen.getByText('La otra parte completa las partes en gris al unirse.');
    const look = (blank: string) => screen.getByText(`[${blank}]`).className;
    expect(look('NIF de la parte compradora')).toContain('underline');
    expect(look('NIF de la parte vendedora')).not.toContain('underline');
  });

  it('has a text that is folded on a phone, and then complete', async () => {
    const user = userEvent.setup();
    // No query for a wide window matches.
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
    open('sale');
    screen.getByRole('heading', { name: 'Su contrato' });
    const fold = screen.getByText('[Precio]').closest('details');
    expect(fold?.open).toBe(false);
    await user.click(screen.getByText('Leer el texto completo'));
    expect(fold?.open).toBe(true);
    expect(screen.getByText(/Ofertas de acuerdo y transacción\. /).closest('details')).toBe(fold);
  });
});

describe('the questions', () => {
  it.each(TEMPLATES.map(({ type }) => type))(
    'of a %s contract are 8 to 12, and none is about the other party, except for the capacity of a lender',
    (type) => {
      open(type);
      // Answered by the language of the screen.
      const language = screen.getByLabelText('Idioma del contrato');
      const asked = [...document.querySelectorAll('select, [data-term]')].filter(
        (each) => each !== language && each.closest('details') === null,
      );
      expect(new Set(asked).size).toBeGreaterThanOrEqual(8);
      expect(new Set(asked).size).toBeLessThanOrEqual(12);
      const ofOther = [...document.querySelectorAll<HTMLElement>('[data-term^="seller."]')];
      expect(ofOther.map(({ dataset }) => dataset.term)).toEqual(type === 'loan' ? ['seller.capacity'] : []);
    },
  );

  it('say what the import does, unless something is missing first', async () => {
    const user = userEvent.setup();
    open('sale');
    const hint = 'Crea un borrador con lo que ha escrito.';
    expect(screen.getByText(hint)).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Plazo de pago y demora' }));
    fireEvent.change(screen.getByLabelText('Días'), { target: { value: '' } });
    expect(screen.queryByText(hint)).toBeNull();
  });

  it('unfold what has a usual value if it was emptied', async () => {
    const user = userEvent.setup();
    open('services');
    fillTerms();
    const courts = screen.getByLabelText<HTMLInputElement>('Lugar de los tribunales competentes');
    fireEvent.change(courts, { target: { value: '' } });
    await user.click(importButton());
    expect(courts.closest('details')?.open).toBe(true);
    expect(document.activeElement).toBe(courts);
  });
});

// Spec: 2.template-customisation, 5.template-guarantee
describe('guarantee editor', () => {
  it.each(['Escape', 'Close'])('asks on %s before it discards changes', async (way) => {
    const user = userEvent.setup();
    open('sale');
    await user.click(await screen.findByRole('button', { name: 'Arras de la compraventa' }));
    await user.type(await dialog().findByLabelText('Amount (BTC)'), '0.01');
    await (way === 'Escape'
      ? user.keyboard('{Escape}')
      : user.click(await dialog().findByRole('button', { name: 'Close' })));
    await user.click(await dialog().findByRole('button', { name: 'Seguir escribiendo' }));
    expect(dialog().getByLabelText<HTMLInputElement>('Amount (BTC)').value).toBe('0.01');
    await user.keyboard('{Escape}');
    await user.click(await dialog().findByRole('button', { name: 'Descartar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows a default in euros as euros', async () => {
    const user = userEvent.setup();
    open('services');
    await user.click(
      await screen.findByRole('button', { name: 'Garantía de mantenimiento del seguro de responsabilidad civil' }),
    );
    expect(dialog().getByLabelText<HTMLInputElement>('Amount (BTC)').value).toBe('');
    dialog().getByText(/ · la franquicia de una póliza de 50\.000\s€ como mínimo$/);
  });

  it.each([
    ['', '2027-01-31', 'Escriba el importe.'],
    ['', '', 'Escriba el importe.'],
    ['0.01', '', 'Elija la fecha.'],
    ['0', '2027-01-31', 'Escriba el importe.'],
    ['0.000000001', '2027-01-31', 'Escriba el importe.'],
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

  it.each(['Description', 'Conditions', 'Verification Process'])(
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
});
