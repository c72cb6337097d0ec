import { type ComponentType, lazy, Suspense } from 'react';
import type { ToneIconProps } from '@/ui/message/tone';

// The icon set is off the first screen's path; a message does without its icon rather than fail.
const ToneIcon = lazy<ComponentType<ToneIconProps>>(() =>
  import('@/ui/message/tone-icon').then(
    ({ ToneIcon }) => ({ default: ToneIcon }),
    () => ({ default: () => null }),
  ),
);

/** The icon of a message; its place is kept until it has come, or can't. */
export function LateToneIcon({ tone }: ToneIconProps) {
  return (
    <Suspense fallback={<span className="mt-0.5 size-4 shrink-0" />}>
      <ToneIcon tone={tone} />
    </Suspense>
  );
}
