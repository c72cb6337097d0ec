import { Skeleton, SkeletonGroup } from '@/ui/message/skeleton';

/** Outline of a page whose code is on its way. */
export function PageOutline({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className="flex flex-col gap-6">
      <Skeleton className="h-9 w-56" />
      <Skeleton className="h-32 w-full rounded-card" />
      <Skeleton className="h-32 w-full rounded-card" />
    </SkeletonGroup>
  );
}
