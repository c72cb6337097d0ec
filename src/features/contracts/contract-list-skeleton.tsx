import { contractListMessages } from '@/content/contracts.messages';
import { useMessages } from '@/content/use-messages';
import { Card } from '@/ui/card';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';

/** Outline of three cards. */
export function ContractListSkeleton() {
  const t = useMessages(contractListMessages);
  return (
    <SkeletonGroup label={t.loading} className="flex flex-col gap-4">
      {[1, 2, 3].map((place) => (
        <Card key={place} className="flex flex-col gap-4">
          <div className="flex justify-between gap-4">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-5 w-24 rounded-full" />
          </div>
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-3 w-1/2" />
        </Card>
      ))}
    </SkeletonGroup>
  );
}
