import { Waiting } from '@/features/waiting/waiting';
import { useBaseSelector, useBaseStore } from '@/store/core/hooks';
import { stopAttempt } from '@/store/login/attempt';

/** A registration that takes long, or that the user stopped waiting for. */
export function RegistrationWaiting() {
  const store = useBaseStore();
  const loading = useBaseSelector((state) => state.auth.loading);
  const task = { state: { status: loading ? 'busy' : 'stopped' } as const, stop: () => stopAttempt(store) };
  return <Waiting task={task} next="registration" />;
}
