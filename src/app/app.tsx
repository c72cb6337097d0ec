import { lazy } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { ErrorScreen } from '@/app/error-screen';
import { PageBody } from '@/app/page-body';
import { RootLayout } from '@/app/root-layout';
import { PATHS } from '@/config/paths';
import { useScreenTag } from '@/i18n/use-language';
import { ErrorBoundary } from '@/lib/error-boundary';
import { LoginPage } from '@/pages/login-page';
import type { BaseStore } from '@/store/core/store-types';
import { LocaleContext } from '@/ui/text/locale-context';

export interface AppProps {
  store: BaseStore;
}

/** Providers and the router. */
export function App({ store }: AppProps) {
  return (
    <LocaleContext value={useScreenTag()}>
      <ErrorBoundary fallback={<ErrorScreen />}>
        <Provider store={store}>
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
        </Provider>
      </ErrorBoundary>
    </LocaleContext>
  );
}

// Fetched together with the store that these routes need, to save a round trip.
const OtherRoutes = lazy(async () => {
  const [{ OtherRoutes }] = await Promise.all([import('@/app/other-routes'), import('@/store/boot/store')]);
  return { default: OtherRoutes };
});

/** The route table (docs/specification.md#2-screens-and-routes). Only login is part of the first file. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<RootLayout />}>
        <Route path={PATHS.home} element={<Navigate to={PATHS.contracts} replace />} />
        <Route
          path={PATHS.login}
          element={
            <PageBody>
              <LoginPage />
            </PageBody>
          }
        />
        <Route path="*" element={<OtherRoutes />} />
      </Route>
    </Routes>
  );
}
