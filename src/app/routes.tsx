import { Navigate, Route, Routes } from 'react-router-dom';
import { PATHS } from '@/lib/paths';
import { LoginPage } from '@/pages/login-page';
import {
  ClausesPage,
  ContractDetailPage,
  ContractsPage,
  CreateContractPage,
  CreationChoicePage,
  CustomizePage,
  DevelPage,
  JoinPage,
  NotFoundPage,
  RegisterPage,
  TemplatesPage,
} from './pages';
import { RequireAuth } from './require-auth';
import { RootLayout } from './root-layout';

/** The route table (spec, section 2). */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<RootLayout />}>
        <Route path={PATHS.home} element={<Navigate to={PATHS.contracts} replace />} />
        <Route path={PATHS.login} element={<LoginPage />} />
        <Route path={PATHS.register} element={<RegisterPage />} />
        {/* Not behind the guard: it sends visitors to login itself, with the way back. */}
        <Route path={PATHS.join} element={<JoinPage />} />
        <Route element={<RequireAuth />}>
          <Route path={PATHS.contracts} element={<ContractsPage />} />
          <Route path={PATHS.create} element={<CreationChoicePage />} />
          <Route path={PATHS.newContract} element={<CreateContractPage />} />
          <Route path={PATHS.templates} element={<TemplatesPage />} />
          <Route path={PATHS.customize} element={<CustomizePage />} />
          <Route path={PATHS.clauses} element={<ClausesPage />} />
          <Route path={PATHS.contract} element={<ContractDetailPage />} />
          <Route path={PATHS.devel} element={<DevelPage />} />
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
