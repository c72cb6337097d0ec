import { warmUpSigning } from '@/store/auth/warm-up';

/** Fetches what follows login or registration, and starts the signing worker. */
export function prefetchNextStep(): void {
  warmUpSigning();
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
  Promise.all(imports).catch(() => undefined);
}
