import { type ComponentType, lazy } from 'react';
import { matchPath } from 'react-router-dom';
import { PATHS } from '@/config/paths';

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
export const OPEN_PAGES = [
  page(PATHS.register, () => import('@/pages/register-page'), 'RegisterPage'),
  page(PATHS.join, () => import('@/pages/join-page'), 'JoinPage'),
  page('*', () => import('@/pages/not-found-page'), 'NotFoundPage'),
] as const;

export const MEMBER_PAGES = [
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
export function fetchPageAt(pathname: string): void {
  // The first that fits: `/contracts/:id` comes after those that are no ids. A failure shows when the page is drawn.
  const route = [...MEMBER_PAGES, ...OPEN_PAGES].find(({ path }) => matchPath(path, pathname) !== null);
  route?.load().catch(() => undefined);
}
