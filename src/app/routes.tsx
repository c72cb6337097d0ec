import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { PATHS } from '@/lib/paths';
import { LoginPage } from '@/pages/login-page';
import { PageBody } from './page-body';
import { RootLayout } from './root-layout';

// With the rest of the store, which they need and which would otherwise be asked for a round trip later.
const OtherRoutes = lazy(async () => {
  const [{ OtherRoutes }] = await Promise.all([import('./other-routes'), import('@/store/store')]);
  return { default: OtherRoutes };
});

/** The route table (spec, section 2): the first screen here, everything else beside it. */
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
