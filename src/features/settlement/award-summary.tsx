import { awardMessages } from '@/content/award.messages';
import { settlementMessages } from '@/content/settlement.messages';
import { getRole } from '@/domain/contracts/permissions';
import type { Contract } from '@/domain/models';
import { getOtherRole } from '@/domain/seals/terms';
import type { Award } from '@/domain/settlement/award';
import { isHold } from '@/domain/settlement/award-state';
import { getShare } from '@/domain/settlement/offer';
import { toBtc } from '@/features/settlement/offer-text';
import { useOtherParty } from '@/features/settlement/use-settlements';
import { useMessages } from '@/i18n/use-messages';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { Foreign } from '@/ui/text/foreign';

/** The number of a decision, and the shares of both sides. */
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

/** The shares of both sides in a payment, in one sentence. */
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
