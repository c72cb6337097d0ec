import { warmUpSigning } from '@/store/auth/warm-up';

/** Fetches what the next step after login or registration needs. */
export function fetchNextStep(): void {
  warmUpSigning();
  const next = [
    // First: the next thing may be an error.
    import('@/ui/message/tone-icon'),
    import('@/store/auth/auth.thunks'),
    import('@/store/setup/store'),
    import('@/pages/contracts-page'),
    import('@/app/member-bar'),
    import('@/app/other-routes'),
  ];
  // A failure shows itself when the part is needed.
  Promise.all(next).catch(() => undefined);
}
