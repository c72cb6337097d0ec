import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { SPANISH_LEGAL_TEXTS } from '@/content/templates/spanish-legal-texts';
import { CreationChoicePage } from '@/pages/creation-choice-page';
import { TemplatesPage } from '@/pages/templates-page';
import { renderRoutes } from './render-page';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const catalogue = { '/contracts/templates': <TemplatesPage /> };

function titles(): (string | null)[] {
  return screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
}

// Spec: 2.creation-choice
describe('creation choice', () => {
  it('leads to the create form and to the catalogue', () => {
    renderRoutes({ '/contracts/create': <CreationChoicePage /> }, '/contracts/create');
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Empezar desde cero')).toBe('/contracts/new');
    expect(href('Ver los modelos')).toBe('/contracts/templates');
  });
});

// Spec: 2.template-catalogue
describe('template catalogue', () => {
  it('shows every template with votes, guarantees of both roles and comments', () => {
    renderRoutes(catalogue, '/contracts/templates');
    expect(titles()).toEqual(SPANISH_LEGAL_TEXTS.templates.map(({ title }) => title));
    const [sale] = screen.getAllByRole('listitem');
    if (sale === undefined) throw new Error('no card');
    const card = within(sale);
    // Nothing is said about votes that nobody gave.
    expect(card.queryByText(/voto/)).toBeNull();
    card.getByText(
      /^Propuesta de redacción, no asesoramiento jurídico\. Última actualización: noviembre de 2026\. Haga/,
    );
    const buyer = card.getByRole('list', { name: 'Garantías de la parte compradora' });
    expect(buyer.closest('details')?.open).toBe(false);
    card.getByText('5 garantías');
    within(buyer).getByText('Arras de la compraventa');
    within(buyer).getByText(/^10\s% del precio$/);
    within(card.getByRole('list', { name: 'Garantías de la parte vendedora' })).getByText('Garantía de formalización');
    expect(within(card.getByRole('list', { name: 'Comentarios' })).getAllByRole('listitem')).toHaveLength(2);
  });

  it('passes the template to the customise screen', async () => {
    const user = userEvent.setup();
    renderRoutes(catalogue, '/contracts/templates');
    const [, second] = screen.getAllByRole('link', { name: 'Usar este modelo' });
    if (second === undefined) throw new Error('no link');
    await user.click(second);
    expect(screen.getByTestId('path').textContent).toBe('/contracts/customize');
    const state: unknown = JSON.parse(screen.getByTestId('state').textContent ?? '');
    expect(state).toEqual({ template: SPANISH_LEGAL_TEXTS.templates[1] });
  });
});
