import { type ComponentType, lazy, useEffect } from 'react';
import { matchPath, Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { FullStore } from '@/app/full-store';
import { PageBody } from '@/app/page-body';
import { PATHS } from '@/config/paths';
import { AccountNotices } from '@/features/account/account-notices';
import { whenIdle } from '@/lib/when-idle';
import { isFullStore } from '@/store/setup/base-store';
import { useBaseSelector, useBaseStore } from '@/store/setup/hooks';

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
 * Sends visitors to /login in place of the entry they came by (docs/specification.md#2-screens-and-routes). When somebody else signs in, in another
 * tab, the page begins anew: what one typed or opened is not the next one's.
 */
function RequireAuth() {
  const { isAuthenticated, user } = useBaseSelector((state) => state.auth);
  return isAuthenticated ? <Outlet key={user?.id} /> : <Navigate to={PATHS.login} replace />;
}

/**
 * The page of the route, once the store has all its slices; both are fetched at the same time. What there is to say about
 * the own key comes in one with it, to move nothing.
 */
function FullStoreOutlet() {
  const { pathname } = useLocation();
  if (!isFullStore(useBaseStore())) fetchPageAt(pathname);
  useEffect(() => whenIdle(fetchIcons), []);
  return (
    <FullStore>
      <AccountNotices />
      <PageBody>
        <Outlet />
      </PageBody>
    </FullStore>
  );
}

/** Those of messages: when the first one tells that the network is away, it is too late. */
function fetchIcons(): void {
  import('@/ui/message/tone-icon').catch(() => undefined);
}

/*
 * Every page but login, which is in the first file, loads when its route is first shown.
 */

interface PageRoute {
  path: string;
  Page: ComponentType;
  load: () => Promise<unknown>;
}

function page<Name extends string>(
  path: string,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): PageRoute {
  return {
    path,
    Page: lazy(async (): Promise<{ default: ComponentType }> => ({ default: (await load())[name] })),
    load,
  };
}

/** Pages that visitors may open; joining sends them to login itself, with the way back. */
const OPEN_PAGES = [
  page(PATHS.register, () => import('@/pages/register-page'), 'RegisterPage'),
  page(PATHS.join, () => import('@/pages/join-page'), 'JoinPage'),
  page('*', () => import('@/pages/not-found-page'), 'NotFoundPage'),
] as const;

const MEMBER_PAGES = [
  page(PATHS.contracts, () => import('@/pages/contracts-page'), 'ContractsPage'),
  page(PATHS.create, () => import('@/pages/creation-choice-page'), 'CreationChoicePage'),
  page(PATHS.newContract, () => import('@/pages/create-contract-page'), 'CreateContractPage'),
  page(PATHS.templates, () => import('@/pages/templates-page'), 'TemplatesPage'),
  page(PATHS.customize, () => import('@/pages/customize-page'), 'CustomizePage'),
  page(PATHS.clauses, () => import('@/pages/clauses-page'), 'ClausesPage'),
  page(PATHS.contract, () => import('@/pages/contract-detail-page'), 'ContractDetailPage'),
  page(PATHS.devel, () => import('@/pages/devel-page'), 'DevelPage'),
] as const;

/** Begins to fetch the page at an address, beside whatever else it waits for. */
function fetchPageAt(pathname: string): void {
  // The first that fits: `/contracts/:id` comes after those that are no ids. A failure shows when the page is drawn.
  const route = [...MEMBER_PAGES, ...OPEN_PAGES].find(({ path }) => matchPath(path, pathname) !== null);
  route?.load().catch(() => undefined);
}
