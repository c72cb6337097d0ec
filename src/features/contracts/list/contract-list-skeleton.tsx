import { contractListMessages } from '@/content/contracts.messages';
import { useMessages } from '@/i18n/use-messages';
import { Card } from '@/ui/layout/card';
import { Skeleton, SkeletonGroup } from '@/ui/message/skeleton';

/** Outline of search, filters and three cards. */
export function ContractListSkeleton() {
  const t = useMessages(contractListMessages);
  return (
    <SkeletonGroup label={t.loading} className="flex flex-col gap-6">
      <Controls />
      <div className="flex flex-col gap-4">
        {[1, 2, 3].map((place) => (
          <ContractCardOutline key={place} />
        ))}
      </div>
    </SkeletonGroup>
  );
}

/** Few contracts have none; who waits for the list mostly has many. */
function Controls() {
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-col gap-3 sm:flex-row">
        <Skeleton className="h-10.5 flex-none sm:flex-1" />
        <Skeleton className="h-10.5 sm:w-56" />
      </div>
      <div className="flex flex-wrap gap-2">
        {['w-16', 'w-36', 'w-20', 'w-20'].map((width, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: four that never change
          <Skeleton key={place} className={`h-8 ${width}`} />
        ))}
      </div>
    </div>
  );
}

function ContractCardOutline() {
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-col-reverse justify-between gap-2 sm:flex-row">
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-6 w-24" />
      </div>
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-11 w-2/3" />
    </Card>
  );
}
