import { lazy } from 'react';

/*
 * Every page but login, which is in the first chunk, loads when its route is first shown.
 */

export const RegisterPage = lazy(async () => ({ default: (await import('@/pages/register-page')).RegisterPage }));
export const NotFoundPage = lazy(async () => ({ default: (await import('@/pages/not-found-page')).NotFoundPage }));
