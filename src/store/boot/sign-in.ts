import { toErrorData } from '@/domain/primitives/errors';
import { logger } from '@/lib/logger';
import { loginFailure, loginStart } from '@/store/auth/auth.slice';
import { loadFullStore, loadPart } from '@/store/boot/full-store';
import type { BaseStore } from '@/store/core/store-types';
import type { LoginInput, PasswordConsent } from '@/store/login/login-secret';
import { warmUp } from '@/store/login/warm-up';

const loadAuthThunks = () => loadPart(() => import('@/store/login/login.thunks'));

/** Signs in from the first screen, once the code is loaded. Resolves to false on failure; the auth state has the error. */
export async function signIn(store: BaseStore, input: LoginInput & PasswordConsent): Promise<boolean> {
  store.dispatch(loginStart());
  try {
    // First the worker, which computes the secret while the rest arrives.
    await warmUp('login');
    const { createLoginSecret } = await loadPart(() => import('@/store/login/login-secret'));
    const secret = createLoginSecret(input);
    // `login` reports a failure.
    secret.catch(() => undefined);
    const [{ login }, fullStore] = await Promise.all([loadAuthThunks(), loadFullStore(store)]);
    // The user may have stopped waiting for the code.
    return store.getState().auth.loading && (await fullStore.dispatch(login(input, secret)));
  } catch (error) {
    logger.error(`Login failed: ${toErrorData(error).message}`);
    store.dispatch(loginFailure(toErrorData(error)));
    return false;
  }
}
