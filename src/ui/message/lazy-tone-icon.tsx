import { type ComponentType, lazy, Suspense } from 'react';
import type { ToneIconProps } from '@/ui/message/tone';

// Not part of the first screen's file. Without it a message is shown without its icon.
const ToneIcon = lazy<ComponentType<ToneIconProps>>(() =>
  import('@/ui/message/tone-icon').then(
    ({ ToneIcon }) => ({ default: ToneIcon }),
    () => ({ default: () => null }),
  ),
);

/** The icon of a message. Its space is reserved while it loads. */
export function LazyToneIcon({ tone }: ToneIconProps) {
  return (
    <Suspense fallback={<span className="mt-0.5 size-4 shrink-0" />}>
      <ToneIcon tone={tone} />
    </Suspense>
  );
}
