import { fetchPart } from '@/store/auth/fetch-part';

/** Fetches what follows login or registration: what sends it, then the screens, then what opens the key. */
export async function prefetchNextStep(): Promise<void> {
  fetchPart('login');
  const imports = [
    // First, since an error message may be the next thing shown.
    import('@/ui/message/tone-icon'),
    import('@/store/auth/auth.thunks'),
    import('@/store/setup/store'),
    import('@/pages/contracts-page'),
    import('@/app/member-bar'),
    import('@/app/other-routes'),
  ];
  // A failure is handled where the code is needed.
  await Promise.allSettled(imports);
  fetchPart('keys');
}
