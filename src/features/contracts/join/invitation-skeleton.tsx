import { contractMessages } from '@/content/contracts.messages';
import { useMessages } from '@/i18n/use-messages';
import { Skeleton, SkeletonGroup } from '@/ui/message/skeleton';

/** Outline of the join screen. */
export function InvitationSkeleton() {
  const t = useMessages(contractMessages);
  return (
    <SkeletonGroup label={t.loading} className="flex flex-col gap-6">
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="h-64 w-full rounded-card" />
      <Skeleton className="h-10 w-full" />
    </SkeletonGroup>
  );
}
