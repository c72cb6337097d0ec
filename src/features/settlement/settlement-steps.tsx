import { useId } from 'react';
import { settlementMessages } from '@/content/settlement.messages';
import type { Contract, Guarantee } from '@/domain/models';
import { getOtherRole } from '@/domain/seals/terms';
import { canAccept, getOfferTask, type OfferState, type OfferView } from '@/domain/settlement/offer-state';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { OfferReason, OfferShares, OfferStateText } from '@/features/settlement/offer-text';
import { OpenFile } from '@/features/settlement/open-file';
import { Resend } from '@/features/settlement/resend';
import { useOffers } from '@/features/settlement/use-settlements';
import { useMessages } from '@/i18n/use-messages';
import { useAppSelector } from '@/store/core/hooks';
import {
  selectHaveSettlementsFailed,
  selectSettlementPlace,
  selectSettlements,
} from '@/store/settlement/settlement.selectors';
import { LeaveButton } from '@/ui/dialog/leave-button';
import { Step } from '@/ui/layout/step-list';
import { Banner } from '@/ui/message/banner';

interface OffersOf {
  contract: Contract;
  guarantee: Guarantee;
}

export interface SettlementStepsProps extends OffersOf {
  /** Below the heading of the guarantee, in a dialog about several. Otherwise *Make an offer* stands elsewhere. */
  nested?: boolean;
}

/** Offers that are over, newest first; the others are always shown. */
const MAX_PAST = 3;
const PAST: readonly OfferState[] = ['expired', 'void', 'declined', 'countered'];

/** The offers for a guarantee so far, and the file of one. Nothing for people who are no party. */
export function SettlementSteps({ contract, guarantee, nested = false }: SettlementStepsProps) {
  const t = useMessages(settlementMessages);
  const titleId = useId();
  const isParty = useAppSelector((state) => selectSettlementPlace(state, contract) !== null);
  const hasFailed = useAppSelector((state) => selectHaveSettlementsFailed(state, contract.id));
  const offers = useOffers(contract, guarantee.id).toReversed();
  if (!isParty) return null;
  const past = offers.filter(({ state }) => PAST.includes(state)).slice(0, MAX_PAST);
  const shown = offers.filter((each) => !PAST.includes(each.state) || past.includes(each));
  return (
    <Step
      title={t.title}
      titleId={titleId}
      text={t.none}
      nested={nested}
      {...(nested && { action: <MakeOffer contract={contract} guarantee={guarantee} titleId={titleId} /> })}
    >
      {hasFailed && <Banner tone="red">{t.notRead}</Banner>}
      {shown.length > 0 && (
        <ul className="flex w-full flex-col divide-y divide-line rounded-control border border-line">
          {shown.map((view) => (
            <OfferRow key={view.hash} contract={contract} guarantee={guarantee} view={view} />
          ))}
        </ul>
      )}
      <OpenFile contractId={contract.id} describedBy={titleId} />
    </Step>
  );
}

/** Nothing for people who are no party. `titleId` describes it. */
export function MakeOffer({ contract, guarantee, titleId }: OffersOf & { titleId?: string }) {
  const t = useMessages(settlementMessages);
  const open = useOpenDialog();
  const isParty = useAppSelector((state) => selectSettlementPlace(state, contract) !== null);
  const isRead = useAppSelector((state) => selectSettlements(state, contract.id) !== null);
  if (!isParty) return null;
  return (
    <LeaveButton
      size="sm"
      disabled={!isRead}
      aria-describedby={titleId}
      onLeave={() => open({ kind: 'make-offer', guaranteeId: guarantee.id, answers: '' })}
    >
      {t.make}
    </LeaveButton>
  );
}

function OfferRow({ contract, guarantee, view }: OffersOf & { view: OfferView }) {
  const t = useMessages(settlementMessages);
  const open = useOpenDialog();
  const id = useId();
  const { hash, offer, isOwn, maker } = view;
  const own = isOwn ? maker : getOtherRole(maker);
  const isDue = getOfferTask(view) !== null;
  return (
    <li className="flex flex-col items-start gap-1 px-4 py-3">
      <div id={id}>
        <OfferShares contract={contract} guarantee={guarantee} offer={offer} own={own} />
      </div>
      <OfferReason contract={contract} view={view} />
      <OfferStateText contract={contract} view={view} />
      {(isDue || canAccept(view)) && (
        <LeaveButton
          size="sm"
          variant={isDue ? 'primary' : 'secondary'}
          aria-describedby={id}
          onLeave={() => open({ kind: 'settle', guaranteeId: guarantee.id, hash })}
        >
          {isOwn ? t.complete : t.review}
        </LeaveButton>
      )}
      <Resend contract={contract} view={view} describedBy={id} />
    </li>
  );
}
