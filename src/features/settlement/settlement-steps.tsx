import { useId, useRef, useState } from 'react';
import { settlementMessages } from '@/content/settlement.messages';
import type { Contract, Guarantee } from '@/domain/models';
import { AppError, type ErrorData, toErrorData } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { getOtherRole } from '@/domain/seals/terms';
import { canAccept, getOfferTask, type OfferState, type OfferView } from '@/domain/settlement/offer-state';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { OfferReason, OfferShares, OfferStateText } from '@/features/settlement/offer-text';
import { Resend } from '@/features/settlement/resend';
import { useSettlementError } from '@/features/settlement/use-settlement-error';
import { useOffers } from '@/features/settlement/use-settlements';
import { useMessages } from '@/i18n/use-messages';
import { useTask } from '@/lib/use-task';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { MAX_FILE, openSettlementFile } from '@/store/settlement/send-lines.thunks';
import {
  selectHaveSettlementsFailed,
  selectSettlementPlace,
  selectSettlements,
} from '@/store/settlement/settlement.selectors';
import { LeaveButton } from '@/ui/dialog/leave-button';
import { Field } from '@/ui/fields/field';
import { Step } from '@/ui/layout/step-list';
import { Banner } from '@/ui/message/banner';
import { LINK } from '@/ui/text/text-link';

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

/** Takes an offer or an acceptance that came by another way than the chat. */
function OpenFile({ contractId, describedBy }: { contractId: Id; describedBy: string }) {
  const t = useMessages(settlementMessages);
  const dispatch = useAppDispatch();
  const describe = useSettlementError();
  const { busy, error, run } = useTask<ErrorData>();
  const [isOpened, setOpened] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  async function open(file: File | undefined): Promise<void> {
    setOpened(false);
    if (file === undefined) return;
    const done = await run(async () => {
      try {
        const text = file.size > MAX_FILE ? '' : await file.text();
        return await dispatch(openSettlementFile(contractId, text));
      } catch (cause) {
        return { ok: false, error: toErrorData(new AppError('offer-refused', String(cause), { rule: 'no-offer' })) };
      }
    });
    setOpened(done !== null);
  }

  return (
    <Field
      label={t.openFile}
      labelHidden
      error={error === null ? null : describe(error)}
      hint={isOpened ? <span role="status">{t.opened}</span> : null}
      className="-mt-2 items-start"
    >
      {(control) => (
        <>
          <input
            {...control}
            ref={input}
            type="file"
            tabIndex={-1}
            accept=".txt,text/plain"
            disabled={busy}
            className="sr-only"
            onChange={({ target }) => {
              void open(target.files?.[0]);
              // Allows choosing the same file again.
              target.value = '';
            }}
          />
          <button
            type="button"
            aria-describedby={describedBy}
            className={`${LINK} py-0.5 text-sm`}
            onClick={() => input.current?.click()}
          >
            {t.open}
          </button>
        </>
      )}
    </Field>
  );
}
