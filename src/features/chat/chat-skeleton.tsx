import { chatMessages } from '@/content/chat.messages';
import { useMessages } from '@/i18n/use-messages';
import { Skeleton, SkeletonGroup } from '@/ui/message/skeleton';

/** Outline of a short conversation. */
export function ChatSkeleton() {
  const t = useMessages(chatMessages);
  return (
    <SkeletonGroup label={t.loading} className="mt-auto flex flex-col gap-3">
      <Skeleton className="h-14 w-3/5 rounded-card" />
      <Skeleton className="h-10 w-2/5 self-end rounded-card" />
      <Skeleton className="h-14 w-1/2 rounded-card" />
    </SkeletonGroup>
  );
}
