import { useId } from 'react';
import { awardMessages } from '@/content/award.messages';
import type { Contract, Guarantee } from '@/domain/models';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { AwardSummary } from '@/features/settlement/award-summary';
import { useOpenAwards } from '@/features/settlement/use-settlements';
import { useMessages } from '@/i18n/use-messages';
import { LeaveButton } from '@/ui/dialog/leave-button';

/** The decisions about a guarantee that were opened here and not carried out. Their files are not needed again. */
export function OpenAwards({ contract, guarantee }: { contract: Contract; guarantee: Guarantee }) {
  const t = useMessages(awardMessages);
  const open = useOpenDialog();
  const id = useId();
  const awards = useOpenAwards(contract, guarantee.id);
  if (awards.length === 0) return null;
  return (
    <ul className="flex w-full flex-col divide-y divide-line rounded-control border border-line text-sm">
      {awards.map(({ hash, award }) => (
        <li key={hash} className="flex flex-col items-start gap-1 px-4 py-3">
          <div id={`${id}-${hash}`}>
            <AwardSummary contract={contract} award={award} />
          </div>
          <LeaveButton size="sm" aria-describedby={`${id}-${hash}`} onLeave={() => open({ kind: 'open-award', hash })}>
            {t.review}
          </LeaveButton>
        </li>
      ))}
    </ul>
  );
}
