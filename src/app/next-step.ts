import { warmUpSigning } from '@/store/auth/warm-up';

/** Fetches what the next step after login or registration needs. */
export function fetchNextStep(): void {
  warmUpSigning();
  const next = [
    import('@/store/auth/auth.thunks'),
    import('@/store/store'),
    import('@/pages/contracts-page'),
    import('./member-bar'),
    import('./other-routes'),
    import('@/ui/tone-icon'),
  ];
  // A failure shows itself when the part is needed.
  Promise.all(next).catch(() => undefined);
}
