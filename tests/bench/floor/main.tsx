import { createI18n } from '@nanostores/i18n';
import { configureStore, createSlice } from '@reduxjs/toolkit';
import { atom } from 'nanostores';
import { type FormEvent, lazy, StrictMode, Suspense, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider, useDispatch, useSelector } from 'react-redux';
import { BrowserRouter, Link, Navigate, Route, Routes } from 'react-router-dom';

/* The minimal login form with the libraries of the app's first screen. */

const i18n = createI18n(atom('en'), { get: async () => ({}) });
const messages = i18n('login', { email: 'Email', password: 'Password', submit: 'Login' });

const auth = createSlice({
  name: 'auth',
  initialState: { user: null as string | null },
  reducers: {
    loggedIn: (state, { payload }: { payload: string }) => {
      state.user = payload;
    },
  },
});

const store = configureStore({ reducer: { auth: auth.reducer } });
const Home = lazy(() => import('./home'));

function Login() {
  const t = useSyncExternalStore(messages.listen, messages.get);
  const dispatch = useDispatch();
  const user = useSelector((state: ReturnType<typeof store.getState>) => state.auth.user);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const { default: axios } = await import('axios');
    const { data } = await axios.post<string>('/login', new FormData(event.currentTarget));
    dispatch(auth.actions.loggedIn(data));
  }

  if (user !== null) return <Navigate to="/" />;
  return (
    <form onSubmit={(event) => void submit(event)}>
      <label>
        {t.email}
        <input name="email" type="email" />
      </label>
      <label>
        {t.password}
        <input name="password" type="password" />
      </label>
      <button type="submit">{t.submit}</button>
      <Link to="/">{t.submit}</Link>
    </form>
  );
}

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Provider store={store}>
        <BrowserRouter>
          <Suspense>
            <Routes>
              <Route path="/login" element={<Login />} />
              <Route path="*" element={<Home />} />
            </Routes>
          </Suspense>
        </BrowserRouter>
      </Provider>
    </StrictMode>,
  );
}
