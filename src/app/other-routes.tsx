import { type LazyExoticComponent, lazy, useState } from 'react';
import { matchPath, Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { FullStore } from '@/app/full-store';
import { PageBody } from '@/app/page-body';
import { LATER_PATHS } from '@/config/contract-links';
import { PATHS } from '@/config/paths';
import { AccountNotices } from '@/features/keys/account-notices';
import { FiatProvider } from '@/features/money/fiat-provider';
import type { Component } from '@/lib/jsx/jsx-types';
import { isFullStore } from '@/store/boot/base-store';
import { useBaseSelector, useBaseStore } from '@/store/core/hooks';

/** Every route but home and login. */
export function OtherRoutes() {
  return (
    <Routes>
      <Route element={<RequireAuth />}>
        <Route element={<FullStoreOutlet />}>
          {MEMBER_PAGES.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Route>
      </Route>
      <Route element={<FullStoreOutlet />}>
        {OPEN_PAGES.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Route>
    </Routes>
  );
}

/**
 * Sends visitors to /login, replacing the history entry (docs/specification.md#2-screens-and-routes), and back to this
 * page after login, but not after a logout: another user may be next. Remounts the page when another tab signs in another
 * user, so that no input or dialog is carried over.
 */
function RequireAuth() {
  const { isAuthenticated, user } = useBaseSelector((state) => state.auth);
  const [wasAuthenticated] = useState(isAuthenticated);
  const { pathname } = useLocation();
  if (isAuthenticated) return <Outlet key={user?.id} />;
  // Login leads to the contracts anyway.
  const returns = !wasAuthenticated && pathname !== PATHS.contracts;
  return <Navigate to={PATHS.login} replace state={returns ? { returnUrl: pathname } : null} />;
}

/** The page of the route, once the store has all its slices. Account notices appear with it, so that nothing moves. */
function FullStoreOutlet() {
  const { pathname } = useLocation();
  // Both are fetched at the same time.
  if (!isFullStore(useBaseStore())) preloadPage(pathname);
  return (
    <FullStore>
      <AccountNotices />
      <FiatProvider>
        <PageBody>
          <Outlet />
        </PageBody>
      </FiatProvider>
    </FullStore>
  );
}

interface PageRoute {
  path: string;
  Page: LazyExoticComponent<Component>;
  load: () => Promise<unknown>;
}

function definePage<Name extends string>(
  path: string,
  load: () => Promise<Record<Name, Component>>,
  name: Name,
): PageRoute {
  return {
    path,
    Page: lazy(async () => ({ default: (await load())[name] })),
    load,
  };
}

/** Pages for visitors. The join page itself sends them to login. */
const OPEN_PAGES = [
  definePage(PATHS.register, () => import('@/pages/register-page'), 'RegisterPage'),
  definePage(PATHS.join, () => import('@/pages/join-page'), 'JoinPage'),
  definePage(PATHS.help, () => import('@/pages/help-page'), 'HelpPage'),
  definePage(PATHS.helpRecovery, () => import('@/pages/help-recovery-page'), 'HelpRecoveryPage'),
  definePage('*', () => import('@/pages/not-found-page'), 'NotFoundPage'),
] as const;

const MEMBER_PAGES = [
  definePage(PATHS.contracts, () => import('@/pages/contracts-page'), 'ContractsPage'),
  definePage(PATHS.create, () => import('@/pages/creation-choice-page'), 'CreationChoicePage'),
  definePage(PATHS.newContract, () => import('@/pages/create-contract-page'), 'CreateContractPage'),
  definePage(PATHS.templates, () => import('@/pages/templates-page'), 'TemplatesPage'),
  definePage(PATHS.customize, () => import('@/pages/customize-page'), 'CustomizePage'),
  definePage(PATHS.clauses, () => import('@/pages/clauses-page'), 'ClausesPage'),
  definePage(PATHS.contract, () => import('@/pages/contract-detail-page'), 'ContractDetailPage'),
  definePage(LATER_PATHS.statement, () => import('@/pages/statement-page'), 'StatementPage'),
  definePage(PATHS.devel, () => import('@/pages/devel-page'), 'DevelPage'),
] as const;

/** Starts to fetch the page at a path. A failure shows when the page is rendered. */
function preloadPage(pathname: string): void {
  // `/contracts/:id` comes after the literal paths that it also matches.
  const route = [...MEMBER_PAGES, ...OPEN_PAGES].find(({ path }) => matchPath(path, pathname) !== null);
  route?.load().catch(() => undefined);
}
