import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { loginSuccess } from '@/store/auth/auth.slice';
import { createAppStore } from '@/store/boot/store';
import { requireContract } from '@/store/contracts/contracts.selectors';
import { contractAdded } from '@/store/contracts/contracts.slice';
import { editContract } from '@/store/contracts/contracts.thunks';
import { loadContract } from '@/store/contracts/load.thunks';
import { toUser } from '../unit/domain/make';
import { findRegistered } from './registration';
import { hold } from './slow-support';
import { arriveAt, calls, createContract, person, testWorld, visit } from './support';
import { UNSAVED_ENTRY } from './unsaved-entry';

const world = testWorld();

it('a save that waits for the server does not continue as another user', async () => {
  const [ana, berto] = [person(world, 'Ana'), person(world, 'Berto')];
  const id = await createContract(ana, {}, berto);
  const { dispatch, getState } = createAppStore();
  dispatch(loginSuccess(toUser(ana)));
  await dispatch(loadContract(id));
  const contract = requireContract(getState(), id);
  const load = hold(world, 'get', '/contracts/:id/fillcontract');
  const saved = dispatch(editContract(id, { title: 'Of Ana', description: 'Hers' }));
  await load.arrived;
  dispatch(loginSuccess(toUser(berto)));
  dispatch(contractAdded(contract));
  load.release();
  await saved;
  expect(calls(world, `PUT /contracts/${id}`)).toBe(0);
});

it('registering ends the session first, so that none of its data stays, even without storage', async () => {
  const ana = person(world, 'Ana');
  await createContract(ana, { title: 'Of Ana' });
  const { user, store } = visit('/register', ana);
  await user.type(await screen.findByLabelText('Username'), 'Carla');
  await user.type(await screen.findByLabelText('Email'), 'carla@example.com');
  await user.type(await screen.findByLabelText('Password'), 'copper-meadow-violin-17');
  await user.click(await screen.findByRole('button', { name: 'Register' }));
  await findRegistered();
  await arriveAt('/login');
  expect(store.getState().auth).toMatchObject({ user: null, isAuthenticated: false });
  expect(localStorage.getItem('user')).toBeNull();
  expect(screen.queryByRole('button', { name: ana.email })).toBeNull();
  expect(screen.getByText('Registration successful! Please log in.')).toBeTruthy();
});

describe('while the account has unsaved records', () => {
  function addUnsaved(): void {
    localStorage.setItem('outbox', JSON.stringify([UNSAVED_ENTRY]));
    world.server.use(http.put('*/api/contracts/transaction/:id', () => HttpResponse.error()));
  }

  async function registerCarla(user: ReturnType<typeof visit>['user']): Promise<void> {
    await user.type(await screen.findByLabelText('Username'), 'Carla');
    await user.type(await screen.findByLabelText('Email'), 'carla@example.com');
    await user.type(await screen.findByLabelText('Password'), 'copper-meadow-violin-17');
    await user.click(await screen.findByRole('button', { name: 'Register' }));
  }

  it('registering asks before it ends the session, and nothing is lost if the user stays', async () => {
    const ana = person(world, 'Ana');
    addUnsaved();
    const { user } = visit('/register', ana);
    await registerCarla(user);
    const question = await screen.findByRole('dialog', { name: 'Log out before everything is saved?' });
    await user.click(await within(question).findByRole('button', { name: 'Stay logged in' }));
    expect(JSON.parse(localStorage.getItem('outbox') ?? '[]')).toMatchObject([{ txid: UNSAVED_ENTRY.txid }]);
    expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ id: ana.id });
    expect(world.backend.store.userByEmail('carla@example.com')).toBeUndefined();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('carla@example.com');
  });

  it('no other user can log in, and the current one stays', async () => {
    const [ana, berto] = [person(world, 'Ana'), person(world, 'Berto')];
    addUnsaved();
    const { user } = visit('/login', ana);
    await user.type(await screen.findByLabelText('Email'), berto.email);
    await user.type(await screen.findByLabelText('Password'), 'whatever');
    world.server.use(http.post('*/api/auth/login', () => HttpResponse.json({ user: berto })));
    await user.click(await screen.findByRole('button', { name: 'Login' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /still saving work for the account that's logged in. Log out first/,
    );
    expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ id: ana.id });
    expect(JSON.parse(localStorage.getItem('outbox') ?? '[]')).toMatchObject([{ txid: UNSAVED_ENTRY.txid }]);
    expect(screen.getByRole('button', { name: ana.email })).toBeTruthy();
  });
});
