import { putFirst } from '@/lib/fetch-order';
import { warmUp } from '@/store/login/warm-up';

/**
 * Fetches what follows login or registration in the order of use, since all share the line: the worker, which computes
 * while the rest arrives; what sends the form; the next screen; what opens the key.
 */
export async function prefetchNextStep(): Promise<void> {
  await putFirst([warmUp('login')]);
  await putFirst([
    // First, since an error message may be the next thing shown.
    import('@/ui/message/tone-icon'),
    import('@/store/login/login.thunks'),
    import('@/store/boot/store'),
  ]);
  // Small, so that what opens the key, which is large, follows at once and does not wait for the answers.
  void putFirst([
    import('@/pages/contracts-page'),
    import('@/app/member-bar'),
    import('@/app/other-routes'),
    import('@/app/attention'),
    import('@/features/outbox/unsettled-notice'),
    import('@/features/outbox/status-notices'),
  ]);
  await warmUp('keys');
}
