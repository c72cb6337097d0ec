import { warmUpSigning } from '@/store/auth/warm-up';

/** Fetches what the next step after login or registration needs. */
export function fetchNextStep(): void {
  warmUpSigning();
  const next = [
    // First: the next thing may be an error.
    import('@/ui/tone-icon'),
    import('@/store/auth/auth.thunks'),
    import('@/store/store'),
    import('@/pages/contracts-page'),
    import('./member-bar'),
    import('./other-routes'),
  ];
  // A failure shows itself when the part is needed.
  Promise.all(next).catch(() => undefined);
}
