import { contractMessages } from '@/content/contracts.messages';
import { useMessages } from '@/content/use-messages';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';

/** Outline of the detail screen. */
export function ContractSkeleton() {
  const t = useMessages(contractMessages);
  return (
    <SkeletonGroup label={t.loading} className="flex flex-col gap-6">
      <div className="flex flex-col gap-3">
        <Skeleton className="h-9 w-80 max-w-full" />
        <Skeleton className="h-5 w-120 max-w-full" />
        <Skeleton className="h-10 w-160 max-w-full" />
      </div>
      <div className="grid gap-6 lg:grid-cols-5">
        <Skeleton className="h-[600px] w-full rounded-card lg:col-span-3" />
        <Skeleton className="h-[600px] w-full rounded-card lg:col-span-2" />
      </div>
    </SkeletonGroup>
  );
}
