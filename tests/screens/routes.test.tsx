import { screen, waitFor } from '@testing-library/react';
import { daily, nightly } from '@tests/daily';
import { describe, expect, it } from 'vitest';
import { TEMPLATES } from '@/content/templates/templates';
import { arriveAt, createContract, person, readLocation, testWorld, visit } from './support';

const world = testWorld();

/** Routes that require login, with the heading of their screen. */
const PROTECTED = [
  ['/contracts', 'My Contracts'],
  ['/contracts/create', 'Crear un contrato'],
  ['/contracts/new', 'Create New Contract'],
  ['/contracts/templates', 'Modelos de contrato'],
  ['/contracts/clauses', 'Cláusulas'],
  ['/contracts/none-such', 'Contract not found'],
  ['/devel', 'Development Menu'],
] as const;

// Spec: 2.routes
describe('the route table', () => {
  it.each(daily(3, [...PROTECTED.map(([path]) => path), '/contracts/customize']))(
    '%s sends visitors to /login',
    async (path) => {
      visit(path, null);
      await arriveAt('/login');
      expect(screen.queryByRole('link', { name: 'Contracts' })).toBeNull();
    },
  );

  it.each(daily(2, PROTECTED))('%s shows members %s', async (path, heading) => {
    visit(path, person(world, 'Ana'));
    expect(await screen.findByRole('heading', { name: heading, level: 1 })).toBeTruthy();
    expect(readLocation().path).toBe(path);
  });

  nightly('/contracts/customize shows the template of the navigation state', async () => {
    visit({ pathname: '/contracts/customize', state: { template: TEMPLATES[0] } }, person(world, 'Ana'));
    expect(await screen.findByRole('heading', { name: TEMPLATES[0]?.title ?? '', level: 1 })).toBeTruthy();
  });

  it('/contracts/{id} and /contracts/{id}/join show a contract', async () => {
    const id = await createContract(person(world, 'Ana'));
    visit(`/contracts/${id}/join`, person(world, 'Berto'));
    expect(await screen.findByRole('heading', { name: 'Sale of a bicycle', level: 1 })).toBeTruthy();
  });

  it.each([
    ['/login', /^Login to Aval$/],
    ['/register', /^Register for Aval$/],
  ])('%s is public', async (path, heading) => {
    visit(path, null);
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
  });

  it('/ redirects to /contracts', async () => {
    visit('/', person(world, 'Ana'));
    await arriveAt('/contracts');
  });

  it('/ redirects visitors to /login', async () => {
    visit('/', null);
    await waitFor(() => expect(readLocation().path).toBe('/login'));
  });
});
