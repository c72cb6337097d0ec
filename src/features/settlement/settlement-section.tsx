import { useId } from 'react';
import { settlementMessages } from '@/content/settlement.messages';
import type { Contract, Guarantee } from '@/domain/models';
import { getOtherRole } from '@/domain/seals/terms';
import { getOfferTask, type OfferView } from '@/domain/settlement/offer-state';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { OfferReason, OfferShares, OfferStateText } from '@/features/settlement/offer-text';
import { OpenFile } from '@/features/settlement/open-file';
import { Resend } from '@/features/settlement/resend';
import { useOffers } from '@/features/settlement/use-settlements';
import { useMessages } from '@/i18n/use-messages';
import { useAppSelector } from '@/store/core/hooks';
import { selectSettlementPlace } from '@/store/settlement/settlement.selectors';
import { LeaveButton } from '@/ui/dialog/leave-button';

interface SettlementSectionProps {
  contract: Contract;
  guarantee: Guarantee;
}

/** Newest first; older ones are history. */
const MAX_SHOWN = 5;

/** The offers for a guarantee, and the way to make one. Nothing for people who are no party. */
export function SettlementSection({ contract, guarantee }: SettlementSectionProps) {
  const t = useMessages(settlementMessages);
  const open = useOpenDialog();
  const titleId = useId();
  const isParty = useAppSelector((state) => selectSettlementPlace(state, contract) !== null);
  const offers = useOffers(contract, guarantee.id).toReversed();
  if (!isParty) return null;
  return (
    <section aria-labelledby={titleId} className="flex flex-col items-start gap-3">
      <h3 id={titleId} className="font-semibold">
        {t.title}
      </h3>
      {offers.length === 0 ? (
        <p className="text-sm text-ink-soft">{t.none}</p>
      ) : (
        <ul className="flex w-full flex-col divide-y divide-line rounded-control border border-line">
          {offers.slice(0, MAX_SHOWN).map((view) => (
            <OfferRow key={view.hash} contract={contract} guarantee={guarantee} view={view} />
          ))}
        </ul>
      )}
      <LeaveButton onLeave={() => open({ kind: 'make-offer', guaranteeId: guarantee.id, answers: '' })}>
        {t.make}
      </LeaveButton>
      <OpenFile contractId={contract.id} />
    </section>
  );
}

function OfferRow({ contract, guarantee, view }: SettlementSectionProps & { view: OfferView }) {
  const t = useMessages(settlementMessages);
  const open = useOpenDialog();
  const task = getOfferTask(view);
  const { hash, offer, isOwn, maker } = view;
  const own = isOwn ? maker : getOtherRole(maker);
  return (
    <li className="flex flex-col items-start gap-1 px-4 py-3">
      <OfferShares contract={contract} guarantee={guarantee} offer={offer} own={own} />
      <OfferReason offer={offer} />
      <OfferStateText contract={contract} view={view} />
      {task !== null && (
        <LeaveButton
          size="sm"
          variant="primary"
          onLeave={() => open({ kind: 'settle', guaranteeId: guarantee.id, hash })}
        >
          {task === 'review' ? t.review : t.complete}
        </LeaveButton>
      )}
      <Resend contract={contract} view={view} />
    </li>
  );
}
