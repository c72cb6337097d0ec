import { contractMessages } from '@/content/contracts.messages';
import { useMessages } from '@/i18n/use-messages';
import { Card } from '@/ui/layout/card';
import { Skeleton, SkeletonGroup } from '@/ui/message/skeleton';

/** Outline of the detail screen. */
export function ContractSkeleton() {
  const t = useMessages(contractMessages);
  return (
    <SkeletonGroup label={t.loading} className="flex flex-col gap-6">
      <div className="flex flex-col gap-3">
        <Skeleton className="h-9 w-80 max-w-full" />
        <Skeleton className="h-16 w-120 max-w-full md:h-11" />
        <Skeleton className="h-10 w-160 max-w-full" />
        <Skeleton className="-mt-1 h-5 w-20" />
        <Skeleton className="mt-1 h-10 w-24 md:hidden" />
      </div>
      <div className="grid gap-6 lg:grid-cols-5">
        <Card flush className={`${PANEL} lg:col-span-3`}>
          <PanelHeader />
          <div className="flex flex-1 flex-col gap-3 bg-well p-3 sm:p-4">
            <GuaranteeOutline />
          </div>
        </Card>
        <Card flush className={`${PANEL} lg:col-span-2`}>
          <PanelHeader />
          <div className="flex flex-1 flex-col justify-end gap-3 p-4">
            <Skeleton className="h-14 w-2/3" />
            <Skeleton className="ml-auto h-20 w-2/3" />
            <Skeleton className="h-14 w-1/2" />
          </div>
        </Card>
      </div>
    </SkeletonGroup>
  );
}

const PANEL = 'flex min-h-80 flex-col overflow-hidden lg:h-[600px]';

function PanelHeader() {
  return (
    <div className="flex min-h-14 items-center border-b border-line px-5">
      <Skeleton className="h-5 w-24" />
    </div>
  );
}

function GuaranteeOutline() {
  return (
    <div className="flex flex-col gap-4 rounded-card border border-line bg-card p-4 shadow-card sm:p-5">
      <div className="flex justify-between gap-4">
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-6 w-20" />
      </div>
      <Skeleton className="h-12 w-2/3" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-10 w-full" />
    </div>
  );
}
