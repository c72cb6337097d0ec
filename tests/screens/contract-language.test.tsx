import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SPANISH_LEGAL_TEXTS } from '@/content/templates/spanish-legal-texts';
import { CustomizePage } from '@/pages/customize-page';
import { renderRoutes, startBackend } from './render-page';

/* The language of a contract is chosen when it is made. */

let server: ReturnType<typeof startBackend>;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  server = startBackend();
});

afterEach(() => {
  cleanup();
  server.server.close();
  localStorage.clear();
});

function open(): void {
  const template = SPANISH_LEGAL_TEXTS.templates.find(({ type }) => type === 'services');
  renderRoutes(
    { '/contracts/customize': <CustomizePage /> },
    { pathname: '/contracts/customize', state: { template } },
  );
}

it('is that of the screen, until the author chooses another one, which the text, the guarantees and the draft keep', async () => {
  const user = userEvent.setup();
  open();
  expect(screen.getByLabelText<HTMLSelectElement>('Idioma del contrato').value).toBe('es');
  await user.click(await screen.findByRole('button', { name: 'Garantía de corrección de defectos' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(await dialog.findByLabelText('Amount (BTC)'), '0.01');
  await user.clear(dialog.getByLabelText('Conditions'));
  await user.type(dialog.getByLabelText('Conditions'), 'Mine');
  await user.click(dialog.getByRole('button', { name: 'Add Guarantee' }));

  expect(screen.queryByText(/Hecho a partir del modelo/)).toBeNull();
  await user.selectOptions(screen.getByLabelText('Idioma del contrato'), 'Inglés');
  await screen.findByLabelText('Place of the competent courts');
  // The screen stays in its language.
  expect(screen.getByLabelText<HTMLSelectElement>('Idioma del contrato').value).toBe('en');
  expect(screen.getByText(/Hecho a partir del modelo en español/)).toBeTruthy();
  expect(document.body.textContent).toContain('Law, courts, notices and data.');
  expect(document.body.textContent).not.toContain('Ley, fuero, notificaciones y datos.');
  const chosen = within(screen.getByRole('list', { name: 'Garantías elegidas' }));
  expect(chosen.getAllByText(/Guarantee of correction of defects/).length).toBeGreaterThan(0);

  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toMatch(/language\W+en\b/));
  cleanup();
  open();
  await screen.findByLabelText('Place of the competent courts');
  expect(screen.getByLabelText<HTMLSelectElement>('Idioma del contrato').value).toBe('en');
});
