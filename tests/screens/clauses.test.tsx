import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nightly } from '@tests/daily';
import { afterEach, describe, expect, it } from 'vitest';
import { ClausesPage } from '@/pages/clauses-page';
import { TemplatesPage } from '@/pages/templates-page';
import { loggedOut } from '@/store/core/session.actions';
import { renderRoutes } from './render-page';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function open() {
  return renderRoutes({ '/contracts/clauses': <ClausesPage /> }, '/contracts/clauses');
}

const dialog = () => within(screen.getByRole('dialog'));
const getButton = (name: string) => screen.getByRole('button', { name });

function titles(): (string | null)[] {
  return screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
}

async function addOwn(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.click(getButton('Nueva Cláusula'));
  await user.type(await dialog().findByLabelText('Título'), 'Fuerza mayor');
  await user.selectOptions(await dialog().findByLabelText('Tipo de cláusula'), 'general');
  await user.click(await dialog().findByRole('button', { name: 'Compraventa' }));
  await user.click(await dialog().findByRole('button', { name: 'Servicios' }));
  await user.click(await dialog().findByRole('button', { name: 'Compraventa' }));
  await user.type(await dialog().findByLabelText('Contenido'), 'Se avisa en [[X] días.');
  await user.click(await dialog().findByRole('button', { name: 'Guardar' }));
}

// Spec: 2.clause-library
describe('clause library', () => {
  it('shows the predefined clauses with contract types, and the comments below the full text', async () => {
    const user = userEvent.setup();
    open();
    expect(titles()).toEqual([
      'Plazo de pago y demora',
      'Confidencialidad',
      'Entrega y recepción',
      'Terminación y preaviso',
    ]);
    const [card] = screen.getAllByRole('listitem');
    if (card === undefined) throw new Error('no card');
    expect(within(card).queryByText(/voto/)).toBeNull();
    within(card).getByText(/^Se aplica a: Compraventa, Servicios,/);
    expect(within(card).queryByText('Comentarios')).toBeNull();
    await user.click(within(card).getByRole('button', { name: /^Leer el texto completo/ }));
    within(card).getByRole('heading', { name: 'Comentarios' });
    expect(within(within(card).getByRole('list', { name: 'Comentarios' })).getAllByRole('listitem')).toHaveLength(2);
  });

  it('searches without accents and filters by all types, with counts', async () => {
    const user = userEvent.setup();
    open();
    const filters = within(screen.getByRole('group', { name: 'Tipo de cláusula' }));
    expect(filters.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Todas4',
      'General0',
      'Pago1',
      'Entrega1',
      'Terminación1',
      'Confidencialidad1',
    ]);
    await user.click(await filters.findByRole('button', { name: /^Pago/ }));
    expect(titles()).toEqual(['Plazo de pago y demora']);
    await user.click(await filters.findByRole('button', { name: /^Todas/ }));
    await user.type(await screen.findByRole('searchbox', { name: 'Buscar cláusulas' }), 'TERMINACION y preaviso');
    expect(titles()).toEqual(['Terminación y preaviso']);
  });
});

// Spec: 2.clause-library
it('hands a clause on to the template that is chosen next', async () => {
  const user = userEvent.setup();
  const state = () => JSON.parse(screen.getByTestId('state').textContent ?? '');
  renderRoutes(
    { '/contracts/clauses': <ClausesPage />, '/contracts/templates': <TemplatesPage /> },
    '/contracts/clauses',
  );
  const card = screen.getByRole('heading', { name: 'Confidencialidad' }).closest('li') as HTMLElement;
  await user.click(within(card).getByRole('link', { name: 'Usar esta cláusula' }));
  await screen.findByText('Elija el modelo al que se añade la cláusula «Confidencialidad».');
  const [first] = await screen.findAllByRole('link', { name: 'Usar este modelo' });
  await user.click(first as HTMLElement);
  expect(screen.getByTestId('path').textContent).toBe('/contracts/customize');
  expect(state()).toMatchObject({ template: { id: 'sale' }, clauseId: expect.any(String) });
});

// Spec: 2.clause-library
describe('clause editor', () => {
  it('offers sale, services, license and supply, and requires title and content', async () => {
    const user = userEvent.setup();
    open();
    await user.click(getButton('Nueva Cláusula'));
    const types = within(dialog().getByRole('group', { name: 'Tipos de contrato' }));
    expect(types.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Compraventa',
      'Servicios',
      'Licencia',
      'Suministro',
    ]);
    // The page reports missing values in Spanish, the browser would use its own language.
    await user.click(await dialog().findByRole('button', { name: 'Guardar' }));
    expect(dialog().getAllByText('Este dato es obligatorio.')).toHaveLength(2);
    await user.type(await dialog().findByLabelText('Título'), '   ');
    await user.type(await dialog().findByLabelText('Contenido'), ' ');
    await user.click(await dialog().findByRole('button', { name: 'Guardar' }));
    expect(dialog().getAllByText('Este dato es obligatorio.')).toHaveLength(2);
    expect(document.activeElement).toBe(dialog().getByLabelText('Título'));
    await user.click(await dialog().findByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(titles()).toHaveLength(4);
  });

  nightly("stores the user's clause in this browser until logout", async () => {
    const user = userEvent.setup();
    open();
    await addOwn(user);
    expect(titles()[0]).toBe('Fuerza mayor');
    screen.getByText('Se aplica a: Servicios');
    const stored = JSON.parse(localStorage.getItem('clauses') ?? '[]');
    expect(stored).toEqual([
      {
        id: expect.any(String),
        title: 'Fuerza mayor',
        content: 'Se avisa en [X] días.',
        type: 'general',
        contractTypes: ['services'],
        votes: 0,
        comments: [],
      },
    ]);
    cleanup();
    const store = open();
    expect(titles()[0]).toBe('Fuerza mayor');
    act(() => void store.dispatch(loggedOut()));
    expect(titles()).toHaveLength(4);
    expect(localStorage.getItem('clauses')).toBeNull();
  });

  nightly("changes and deletes only the user's clauses", async () => {
    const user = userEvent.setup();
    open();
    expect(screen.queryByRole('button', { name: /^Editar/ })).toBeNull();
    await addOwn(user);
    await user.click(getButton('Editar la cláusula Fuerza mayor'));
    await user.type(await dialog().findByLabelText('Título'), ' y avisos');
    await user.click(await dialog().findByRole('button', { name: 'Guardar' }));
    expect(titles()[0]).toBe('Fuerza mayor y avisos');
    expect(titles()).toHaveLength(5);
    await user.click(getButton('Eliminar la cláusula Fuerza mayor y avisos'));
    await user.click(await dialog().findByRole('button', { name: 'Eliminar' }));
    expect(titles()).toHaveLength(4);
  });
});
