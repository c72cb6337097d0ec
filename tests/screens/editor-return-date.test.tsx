import { cleanup, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SPANISH_LEGAL_TEXTS } from '@/content/templates/spanish-legal-texts';
import { CustomizePage } from '@/pages/customize-page';
import { renderRoutes, startBackend } from './render-page';

/* The editor of a guarantee names a return date only if the contract has one. */

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

async function readHint(user: UserEvent): Promise<string> {
  await user.click(await screen.findByRole('button', { name: 'Garantía de corrección de defectos' }));
  const dialog = within(screen.getByRole('dialog'));
  const field = await dialog.findByLabelText('Valid Until');
  const hint = document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent ?? '';
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  return hint;
}

it('says when the guarantee returns only where the author chose that and the law allows it', async () => {
  const user = userEvent.setup();
  const template = SPANISH_LEGAL_TEXTS.templates.find(({ type }) => type === 'services');
  renderRoutes(
    { '/contracts/customize': <CustomizePage /> },
    { pathname: '/contracts/customize', state: { template } },
  );
  expect(await readHint(user)).toMatch(/último día para reclamar\.$/);
  await user.selectOptions(
    screen.getByLabelText('Fecha de devolución de las garantías'),
    'sesenta días después de su fecha «válida hasta»',
  );
  expect(await readHint(user)).toMatch(/Fecha de devolución: .*, cuando la hayan firmado ambas partes\.$/);
  await user.selectOptions(screen.getByLabelText(/^Condición de la parte/), 'persona consumidora');
  expect(await readHint(user)).toMatch(/último día para reclamar\.$/);
});
