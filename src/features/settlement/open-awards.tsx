import { useId } from 'react';
import { awardMessages } from '@/content/award.messages';
import { settlementMessages } from '@/content/settlement.messages';
import { getRole } from '@/domain/contracts/permissions';
import type { Contract, Guarantee } from '@/domain/models';
import { getOtherRole } from '@/domain/seals/terms';
import type { Award } from '@/domain/settlement/award';
import { isHold } from '@/domain/settlement/award-state';
import { getShare } from '@/domain/settlement/offer';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { toBtc } from '@/features/settlement/offer-text';
import { useOpenAwards, useOtherParty } from '@/features/settlement/use-settlements';
import { useMessages } from '@/i18n/use-messages';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { LeaveButton } from '@/ui/dialog/leave-button';
import { Foreign } from '@/ui/text/foreign';

/** Which decision it is, and what it pays both sides. */
export function AwardSummary({ contract, award }: { contract: Contract; award: Award }) {
  const t = useMessages(awardMessages);
  const { number } = award;
  return (
    <>
      <p>{award.isFinal ? t.final({ number }) : t.interim({ number })}</p>
      <PaidSummary contract={contract} payment={award} />
    </>
  );
}

/** What a payment pays both sides, in one sentence. */
export function PaidSummary({ contract, payment }: { contract: Contract; payment: Pick<Award, 'outputs'> }) {
  const { nobody, shares } = useMessages(settlementMessages);
  const name = useOtherParty(contract);
  const role = getRole(contract, useAppSelector(selectUserId));
  if (role !== 'owner' && role !== 'counterparty') return null;
  const [own, other] = [toBtc(getShare(payment, role)), toBtc(getShare(payment, getOtherRole(role)))];
  return (
    <p className="text-ink-soft">
      <Foreign>{isHold(payment) ? nobody : shares({ own, other, name })}</Foreign>
    </p>
  );
}

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
