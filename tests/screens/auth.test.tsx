import { createBackend } from '@mocks/backend';
import { CHEAP_SCRYPT } from '@mocks/store/passwords';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nightly } from '@tests/daily';
import { createGate } from '@tests/gate';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { Provider } from 'react-redux';
import { BrowserRouter, MemoryRouter, useLocation } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppRoutes } from '@/app/app';
import { createAppStore } from '@/store/boot/store';
import { findRegistered } from './registration';

vi.hoisted(() => vi.stubEnv('VITE_DEMO_ACCOUNTS', 'ana@example.com:olive-harbour'));

const PASSWORD = 'a long enough password';
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

beforeEach(() => {
  localStorage.clear();
  server.use(...createBackend({ scryptCost: CHEAP_SCRYPT }).handlers);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
});

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Whereabouts">{pathname + search}</output>;
}

function visit(path: string) {
  render(
    <Provider store={createAppStore()}>
      <MemoryRouter initialEntries={[path]}>
        <AppRoutes />
        <Address />
      </MemoryRouter>
    </Provider>,
  );
  return userEvent.setup();
}

/** Opens the app with the browser's history, which outlives the page; `null` reloads. */
function visitInBrowser(path: string | null) {
  if (path !== null) window.history.replaceState(null, '', path);
  render(
    <Provider store={createAppStore()}>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </Provider>,
  );
  return userEvent.setup();
}

type Person = ReturnType<typeof visit>;

function address(): string | null {
  return screen.getByLabelText('Whereabouts').textContent;
}

async function arriveAt(path: string): Promise<void> {
  await waitFor(() => expect(address()).toBe(path));
}

function value(label: string): string {
  return screen.getByLabelText<HTMLInputElement>(label).value;
}

async function register(user: Person, email: string): Promise<void> {
  await user.type(await screen.findByLabelText('Username'), 'Carla');
  await user.type(await screen.findByLabelText('Email'), email);
  await user.type(await screen.findByLabelText('Password'), PASSWORD);
  await user.click(await screen.findByRole('button', { name: 'Register' }));
}

async function registerToLogin(user: Person, email: string): Promise<void> {
  await register(user, email);
  await findRegistered();
}

async function logIn(user: Person, email: string, password: string): Promise<void> {
  // A registration has filled both in.
  if (value('Email') !== email) await user.type(await screen.findByLabelText('Email'), email);
  if (value('Password') !== password) await user.type(await screen.findByLabelText('Password'), password);
  await user.click(await screen.findByRole('button', { name: 'Login' }));
}

// Spec: 5.login-registration
describe('login', () => {
  // Spec: 2.login
  it('asks for e-mail and password, both required', () => {
    visit('/login');
    expect(screen.getByRole('heading', { name: 'Login to Aval' })).toBeTruthy();
    const fields = [
      screen.getByLabelText<HTMLInputElement>('Email'),
      screen.getByLabelText<HTMLInputElement>('Password'),
    ];
    expect(fields.map(({ type, required }) => [type, required])).toEqual([
      ['email', true],
      ['password', true],
    ]);
    const forgot = screen.getByRole('link', { name: 'Forgot password?' });
    expect([forgot.getAttribute('href'), forgot.getAttribute('aria-disabled')]).toEqual([null, 'true']);
    expect(screen.getByText("Don't have an account?", { exact: false })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Register here' }).getAttribute('href')).toBe('/register');
  });

  // Spec: 8.login-failure
  it('says what to do about a wrong password below the text of the server, and keeps the input', async () => {
    const user = visit('/login');
    await logIn(user, 'nobody@example.com', 'wrong');
    const advice = await screen.findByText(/^Check your e-mail address and password/);
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toBe('Invalid credentials');
    expect(alert.compareDocumentPosition(advice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(alert.compareDocumentPosition(screen.getByLabelText('Email'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect([value('Email'), value('Password')]).toEqual(['nobody@example.com', 'wrong']);
    expect(address()).toBe('/login');
    expect(screen.getByRole('link', { name: 'If you have lost it' }).getAttribute('href')).toBe('/help#password-lost');
  });

  it('is busy during the request, and reports a missing response', async () => {
    let answer = (_: Response) => {};
    const answered = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    server.use(http.post('*/api/auth/login', () => answered));
    const user = visit('/login');
    await logIn(user, 'carla@example.com', PASSWORD);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Logging in...' }).disabled).toBe(true);
    answer(HttpResponse.error());
    expect((await screen.findByRole('alert')).textContent).toBe('Network Error');
    await screen.findByText('The server did not reply. Check your connection, then try again.');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Login' }).disabled).toBe(false);
  });

  it.each(['/login', '/register'])(
    'tells visitors of %s who follow a join link that they were invited',
    async (path) => {
      visit(`${path}?returnUrl=contracts/7/join`);
      expect(await screen.findByRole('region', { name: 'You were invited to a contract' })).toBeTruthy();
      // In place of what the product is.
      expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
        'You were invited to a contract',
      ]);
      expect(screen.getByRole('heading', { level: 2, name: /^(Login to|Register for) Aval$/ })).toBeTruthy();
      expect(screen.queryByText('Contracts backed by bitcoin')).toBeNull();
    },
  );

  it('shows and hides the password', async () => {
    const user = visit('/login');
    await user.type(await screen.findByLabelText('Password'), 'secret');
    const show = await screen.findByRole('button', { name: 'Show password', pressed: false });
    await user.click(show);
    expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('text');
    await user.click(await screen.findByRole('button', { name: 'Hide password', pressed: true }));
    expect([screen.getByLabelText<HTMLInputElement>('Password').type, value('Password')]).toEqual([
      'password',
      'secret',
    ]);
  });

  it('fills the form from a demo account', async () => {
    const user = visit('/login');
    await user.click(await screen.findByRole('button', { name: 'Use ana@example.com' }));
    expect([value('Email'), value('Password')]).toEqual(['ana@example.com', 'olive-harbour']);
  });
});

// Spec: 5.login-registration
describe('registration', () => {
  // Spec: 2.registration
  nightly('leads to login with a notice, and from there to the original destination', async () => {
    const user = visit('/login?returnUrl=contracts/7/join');
    await user.click(await screen.findByRole('link', { name: 'Register here' }));
    expect(await screen.findByRole('heading', { name: 'Register for Aval' })).toBeTruthy();
    const answer = createGate();
    // Without a response of its own, the backend answers.
    server.use(http.post('*/api/auth/register', () => answer.opened));
    await register(user, 'carla@example.com');
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Registering...' })).disabled).toBe(true);
    answer.open();
    await findRegistered();
    await arriveAt('/login?returnUrl=contracts%2F7%2Fjoin');
    expect(screen.getByText('Registration successful! Please log in.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
    expect(localStorage.getItem('user')).toBeNull();
    // Filled from memory: one press is left, and nothing stored has the password.
    expect([value('Email'), value('Password')]).toEqual(['carla@example.com', PASSWORD]);
    const stored = JSON.stringify([{ ...localStorage, ...sessionStorage }, window.history.state]);
    expect(stored).not.toContain(PASSWORD);
    await user.click(await screen.findByRole('button', { name: 'Login' }));
    await arriveAt('/contracts/7/join');
  });

  // Spec: 8.registration-failure
  it.each([
    ['Registration failed', () => new HttpResponse(null, { status: 500 }), /^The server has a problem. Try again/],
    ['Network Error', () => HttpResponse.error(), /^The server did not reply. Check your connection/],
  ])("says '%s' when the server gives no reason, and what to do", async (text, answer, advice) => {
    server.use(http.post('*/api/auth/register', answer));
    const user = visit('/register');
    await register(user, 'carla@example.com');
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    await screen.findByText(advice);
    await user.click(await screen.findByRole('link', { name: 'Already have an account? Login here' }));
    expect(address()).toBe('/login');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says once that it was successful, not again after a reload', async () => {
    const user = visitInBrowser('/register');
    await registerToLogin(user, 'carla@example.com');
    expect(await screen.findByText('Registration successful! Please log in.')).toBeTruthy();
    await waitFor(() => expect(window.history.state?.usr ?? null).toBeNull());
    expect(screen.getByText('Registration successful! Please log in.')).toBeTruthy();
    cleanup();
    visitInBrowser(null);
    expect(await screen.findByRole('heading', { name: 'Login to Aval' })).toBeTruthy();
    expect(screen.queryByText('Registration successful! Please log in.')).toBeNull();
  });

  it('rejects return addresses of other sites', async () => {
    const user = visit('/login?returnUrl=//evil.example');
    await user.click(await screen.findByRole('link', { name: 'Register here' }));
    expect(address()).toBe('/register');
  });
});

describe('the shell', () => {
  async function member(): Promise<Person> {
    const user = visit('/register');
    await registerToLogin(user, 'carla@example.com');
    await arriveAt('/login');
    await logIn(user, 'carla@example.com', PASSWORD);
    await arriveAt('/contracts');
    return user;
  }

  // Spec: 6.visitors
  it('sends visitors to login and shows them nothing else', () => {
    visit('/contracts');
    expect(address()).toBe('/login');
    const bar = screen.getByRole('navigation', { name: 'Main' });
    expect(
      within(bar)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Aval', 'Login']);
  });

  it('forgets the requested page at logout, since another user may log in next', async () => {
    const user = await member();
    await user.click(await screen.findByRole('link', { name: 'New Contract' }));
    await arriveAt('/contracts/create');
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(address()).toBe('/login');
    expect(screen.getByRole('link', { name: 'Register here' }).getAttribute('href')).toBe('/register');
  });

  // Spec: 2.navigation
  it('shows members their links and the Devel menu in the bar', async () => {
    const user = await member();
    expect(screen.getByText('carla@example.com')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contracts' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'New Contract' }).getAttribute('href')).toBe('/contracts/create');
    const bar = within(screen.getByRole('navigation', { name: 'Main' }));
    await user.click(bar.getByRole('button', { name: 'Devel' }));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'User Dispute Management',
      'Arbitrator Dispute Management',
      'View All Mockups',
    ]);
    await user.click(await screen.findByRole('menuitem', { name: 'User Dispute Management' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Devel' }));
  });

  it('clears everything at logout', async () => {
    const user = await member();
    expect(localStorage.getItem('user')).toContain('carla@example.com');
    sessionStorage.setItem('anything', '1');
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(address()).toBe('/login');
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it('reports unknown addresses', async () => {
    visit('/nowhere');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
  });
});

describe('a browser that does not run the engine', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each(['/login', '/register'])('is told why on %s before anything is typed', async (path) => {
    vi.stubGlobal('WebAssembly', undefined);
    visit(path);
    expect(await screen.findByText(/Tor Browser's security level, Lockdown Mode or a content blocker/)).toBeTruthy();
  });
});
