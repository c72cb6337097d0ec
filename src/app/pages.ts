import { lazy } from 'react';

/*
 * Every page but login, which is in the first file, loads when its route is first shown.
 */

/** The page after login; fetched ahead while a password is being typed. */
export const loadContractsPage = () => import('@/pages/contracts-page');

export const ClausesPage = lazy(async () => ({ default: (await import('@/pages/clauses-page')).ClausesPage }));
export const ContractDetailPage = lazy(async () => ({
  default: (await import('@/pages/contract-detail-page')).ContractDetailPage,
}));
export const ContractsPage = lazy(async () => ({ default: (await loadContractsPage()).ContractsPage }));
export const CreateContractPage = lazy(async () => ({
  default: (await import('@/pages/create-contract-page')).CreateContractPage,
}));
export const CreationChoicePage = lazy(async () => ({
  default: (await import('@/pages/creation-choice-page')).CreationChoicePage,
}));
export const CustomizePage = lazy(async () => ({ default: (await import('@/pages/customize-page')).CustomizePage }));
export const DevelPage = lazy(async () => ({ default: (await import('@/pages/devel-page')).DevelPage }));
export const JoinPage = lazy(async () => ({ default: (await import('@/pages/join-page')).JoinPage }));
export const NotFoundPage = lazy(async () => ({ default: (await import('@/pages/not-found-page')).NotFoundPage }));
export const RegisterPage = lazy(async () => ({ default: (await import('@/pages/register-page')).RegisterPage }));
export const TemplatesPage = lazy(async () => ({ default: (await import('@/pages/templates-page')).TemplatesPage }));
