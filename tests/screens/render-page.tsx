import { createBackend } from '@mocks/backend';
import type { WireUser } from '@mocks/wire';
import { render } from '@testing-library/react';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { createAppStore } from '@/store/boot/store';

export const OWNER: WireUser = {
  id: 'u-1',
  email: 'ana@example.com',
  username: 'Ana',
  encrypted_key: 'envelope',
  public_key: '02'.padEnd(66, '1'),
};

/** An in-memory backend with the user OWNER; records requests. */
export function startBackend() {
  const backend = createBackend();
  backend.store.state.users.push({
    id: OWNER.id,
    username: 'Ana',
    email: OWNER.email,
    password: '',
    encrypted_key: 'envelope',
    public_key: OWNER.public_key ?? '',
    created_at: '2026-11-21T00:00:00.000Z',
  });
  const server = setupServer(...backend.handlers);
  const requests: { call: string; body: unknown }[] = [];
  server.events.on('request:start', async ({ request }) => {
    const entry = { call: `${request.method} ${new URL(request.url).pathname}`, body: null as unknown };
    requests.push(entry);
    entry.body = request.method === 'POST' ? await request.clone().json() : null;
  });
  server.listen({ onUnhandledRequest: 'error' });
  return { backend, server, requests };
}

/** Shows the router's location in place of other screens. */
function Elsewhere() {
  const { pathname, state } = useLocation();
  return (
    <>
      <p data-testid="path">{pathname}</p>
      <p data-testid="state">{JSON.stringify(state)}</p>
    </>
  );
}

/** Renders routes in a fresh app with the user OWNER; other routes show their path and state. */
export function renderRoutes(routes: Record<string, ReactNode>, entry: string | { pathname: string; state: unknown }) {
  localStorage.setItem('user', JSON.stringify(OWNER));
  localStorage.setItem('ownKey', JSON.stringify({ keyVerdict: 'good' }));
  const store = createAppStore();
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[entry]}>
        <Routes>
          {Object.entries(routes).map(([path, element]) => (
            <Route key={path} path={path} element={element} />
          ))}
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  return store;
}
