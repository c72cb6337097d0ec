import { contractMessages } from '@/content/contracts.messages';
import { useMessages } from '@/i18n/use-messages';
import { Card } from '@/ui/layout/card';
import { Skeleton, SkeletonGroup } from '@/ui/message/skeleton';

/** Outline of the detail screen. */
export function ContractSkeleton() {
  const t = useMessages(contractMessages);
  return (
    <SkeletonGroup label={t.loading} className="flex flex-col gap-5 panels:-mt-4">
      <div className="flex flex-col gap-2">
        <Skeleton className="h-9 w-80 max-w-full" />
        <Skeleton className="h-5 w-160 max-w-full" />
        <Skeleton className="h-5 w-120 max-w-full" />
      </div>
      <div className="grid gap-6 panels:grid-cols-5">
        <Card flush className={`${PANEL} panels:col-span-3`}>
          <PanelHeader />
          {[1, 2, 3].map((row) => (
            <GuaranteeOutline key={row} />
          ))}
        </Card>
        <Card flush className={`${PANEL} panels:col-span-2`}>
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

const PANEL = 'flex min-h-80 flex-col overflow-hidden panels:h-[600px]';

function PanelHeader() {
  return (
    <div className="flex min-h-12 items-center border-b border-line px-5">
      <Skeleton className="h-5 w-24" />
    </div>
  );
}

function GuaranteeOutline() {
  return (
    <div className="flex flex-col gap-2 border-b border-line px-5 py-3">
      <div className="flex justify-between gap-4">
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-5 w-20" />
      </div>
      <Skeleton className="h-4 w-3/5" />
    </div>
  );
}
