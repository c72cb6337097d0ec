import { putFirst } from '@/lib/fetch-order';
import { warmUp } from '@/store/login/warm-up';

/**
 * Fetches the code needed after login or registration in the order of use, since all downloads share the connection:
 * the worker, which computes while the rest arrives; the code that sends the form; the next screen; the code that opens
 * the key.
 */
export async function prefetchNextStep(): Promise<void> {
  await putFirst([warmUp('login')]);
  await putFirst([
    // First, since an error message may be the next thing shown.
    import('@/ui/message/tone-icon'),
    import('@/store/login/login.thunks'),
    import('@/store/boot/store'),
  ]);
  // Small, so that the large code that opens the key is fetched right after it, without waiting for the answers.
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
