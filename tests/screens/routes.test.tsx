import { screen } from '@testing-library/react';
import { daily } from '@tests/daily';
import { describe, expect, it } from 'vitest';
import { arriveAt, person, readLocation, testWorld, visit } from './support';

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

  it('/ redirects to /contracts', async () => {
    visit('/', person(world, 'Ana'));
    await arriveAt('/contracts');
  });
});
