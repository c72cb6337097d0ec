import { useState } from 'react';
import { linkToTx } from '@/config/explorer-links';
import { settings } from '@/config/settings';
import { guaranteeRowMessages } from '@/content/contract-screen.messages';
import { guaranteesMessages } from '@/content/guarantees.messages';
import { paidOutMessages } from '@/content/paid-out.messages';
import { releaseAgainMessages } from '@/content/release-again.messages';
import type { GuaranteeRef, Transaction } from '@/domain/models';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { getFeeSpeed } from '@/domain/withdrawals/fees';
import type { PaidOut } from '@/domain/withdrawals/payouts';
import { isReplaceable, isSettledRelease, type ReleaseStatus } from '@/domain/withdrawals/release-status';
import { findLastWithdrawal } from '@/domain/withdrawals/withdrawal-stage';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { nameUnknown } from '@/features/guarantees/guarantee-money';
import type { GuaranteeCardView } from '@/features/guarantees/use-guarantee-view';
import { PayoutList } from '@/features/people/payout-list';
import { useMessages } from '@/i18n/use-messages';
import { usePolling } from '@/lib/use-polling';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { selectOtherName } from '@/store/people/people.selectors';
import { lookUpRelease } from '@/store/withdrawals/release-status.thunks';
import { Button } from '@/ui/button/button';
import { classes } from '@/ui/layout/classes';
import { Banner } from '@/ui/message/banner';
import { Amount } from '@/ui/text/amount';
import { Foreign } from '@/ui/text/foreign';
import { OutsideLink } from '@/ui/text/outside-link';

const NOTICE = 'pl-4.5 text-xs font-medium text-pretty text-tone-blue';

/** The stage of the open withdrawal. Of one that waits: the payments of its saved PSBT, or what the record says. */
export function WithdrawalText({ view: { notice, guarantee, waiting } }: { view: GuaranteeCardView }) {
  const t = useMessages(guaranteesMessages);
  const row = useMessages(guaranteeRowMessages);
  const { byRecord } = useMessages(paidOutMessages);
  const { contractId } = guarantee;
  const other = useAppSelector((state) => (contractId === null ? null : selectOtherName(state, contractId)));
  const [payment, ...more] = waiting ?? [];
  // A withdrawal that the user has to sign is among the tasks, unless the status contradicts it (docs/decisions.md#money-before-status). The task has one amount.
  const isTask = notice?.kind === 'sign-due' && guarantee.status === 'active' && more.length === 0;
  if (notice === null || isTask) return null;
  const { kind, withdrawal } = notice;
  const text = kind === 'waits-for-other' && other !== null ? row.waitsFor({ name: other }) : t[`notice-${kind}`];
  if (waiting !== null && more.length > 0 && contractId !== null)
    return (
      <div className={NOTICE}>
        {text}
        <PayoutList contractId={contractId} guaranteeId={guarantee.id} payouts={waiting} fiat={false} />
      </div>
    );
  const amount = payment === undefined ? withdrawal.amount : payment.amount;
  return (
    <p className={NOTICE}>
      <span title={kind === 'paid-out' ? row.paidOutHint : undefined}>{text}</span>{' '}
      <Amount sats={amount} mark={false} unknown={t[nameUnknown(withdrawal)]} />
      {kind === 'waits-for-other' && amount !== null && ` ${payment === undefined ? `${byRecord}.` : row.afterFee}`}
    </p>
  );
}

interface PaymentsProps {
  contractId: Id;
  view: GuaranteeCardView;
  /** Shows only what the user has to see: of the payments, the latest. */
  folded: boolean;
}

/** The payments out of a guarantee: each transaction with its payees and a link. */
export function PaidOuts({ contractId, view, folded }: PaymentsProps) {
  const t = useMessages(guaranteesMessages);
  const { guarantee, payouts, txid, notice } = view;
  const shown = folded ? payouts.slice(-1) : payouts;
  if (shown.length === 0) return null;
  return (
    <ul className={classes('flex flex-col gap-2 text-sm', folded && 'pb-3')}>
      {shown.map((paid) => (
        <li key={paid.txid} className="flex flex-wrap items-baseline gap-x-3">
          {/* A withdrawal that is being sent is recorded in a moment. */}
          <PaidOutText {...{ contractId, paid }} guaranteeId={guarantee.id} isExpected={notice !== null} />
          {/* The footer of an opened card has the link to this one. */}
          {(folded || paid.txid !== txid) && (
            <OutsideLink href={linkToTx(settings().explorerUrl, paid.txid)} className="text-xs sm:ml-auto">
              {t['action-view-transaction']}
            </OutsideLink>
          )}
        </li>
      ))}
    </ul>
  );
}

interface PaidOutTextProps extends GuaranteeRef {
  paid: PaidOut;
  isExpected: boolean;
}

function PaidOutText({ paid: { payouts, source, isRecorded }, isExpected, ...guaranteeRef }: PaidOutTextProps) {
  const t = useMessages(paidOutMessages);
  return (
    <div className="min-w-0 wrap-anywhere">
      {payouts === null ? <p>{t.paidOut}</p> : <PayoutList {...guaranteeRef} payouts={payouts} />}
      {payouts !== null && source === 'record' && <p className="text-xs text-ink-soft">{t.byRecord}</p>}
      {!isRecorded && !isExpected && <p className="text-xs text-ink-soft">{t.unrecorded}</p>}
    </div>
  );
}

/** The fee rate of an unconfirmed release or its result, and the way to release it again, or to sign that. */
export function ReleaseProgress({ contractId, view: { guarantee, blocked }, folded }: PaymentsProps) {
  const t = useMessages(releaseAgainMessages);
  const guaranteeId = guarantee.id;
  const guaranteeRef = { contractId, guaranteeId };
  const { status, failed } = useReleaseStatus(guaranteeRef, findLastWithdrawal(guarantee));
  const open = useOpenDialog();
  if (folded && status?.again !== 'theirs')
    return status?.kind === 'spent-elsewhere' ? (
      <div className="pb-3">
        <StatusText status={status} />
      </div>
    ) : null;
  if (status === null) return failed ? <p className="text-sm text-ink-soft">{t.statusUnknown}</p> : null;
  if (status.kind === 'confirmed' && !status.isReplacement) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm text-ink-soft">
      <div className="flex min-w-0 grow basis-64 flex-col gap-1">
        {status.again !== undefined && <Again {...guaranteeRef} again={status.again} />}
        {!folded && <StatusText status={status} />}
        {failed && <p>{t.statusUnknown}</p>}
      </div>
      {status.again === 'theirs' ? (
        <Button size="sm" disabled={blocked} onClick={() => open({ kind: 'sign', guaranteeId })}>
          {t.signAgain}
        </Button>
      ) : (
        isReplaceable(status) && (
          <Button size="sm" disabled={blocked} onClick={() => open({ kind: 'release-again', guaranteeId })}>
            {t.open}
          </Button>
        )
      )}
    </div>
  );
}

/** Says who has signed the release again, and who has to. */
function Again({ contractId, again }: GuaranteeRef & { again: 'mine' | 'theirs' }) {
  const t = useMessages(releaseAgainMessages);
  const name = useAppSelector((state) => selectOtherName(state, contractId));
  const ours = name === null ? t.waitingOther : t.waiting({ name });
  const theirs = name === null ? t.askedOther : t.asked({ name });
  return (
    <p className="font-medium text-ink">
      <Foreign>{again === 'mine' ? ours : theirs}</Foreign>
    </p>
  );
}

function StatusText({ status }: { status: ReleaseStatus }) {
  const t = useMessages(releaseAgainMessages);
  const link = (
    <OutsideLink href={linkToTx(settings().explorerUrl, status.txid)} className="self-start">
      {t.viewReplacement}
    </OutsideLink>
  );
  if (status.kind === 'missing') return <p>{t.missing}</p>;
  if (status.kind === 'spent-elsewhere') {
    return (
      <Banner tone="red">
        {t.elsewhere} {link}
      </Banner>
    );
  }
  return (
    <>
      {status.kind === 'unconfirmed' && <FeeLine status={status} />}
      {status.isReplacement && (
        <>
          <p>{t.replaced}</p>
          {link}
        </>
      )}
    </>
  );
}

/** The fee rate of an unconfirmed release, and that of the next block. */
function FeeLine({ status: { paid, rates } }: { status: Extract<ReleaseStatus, { kind: 'unconfirmed' }> }) {
  const t = useMessages(releaseAgainMessages);
  const pays = paid === null ? t.unconfirmedUnknown : t.unconfirmed({ rate: (paid.fee / paid.vsize).toFixed(1) });
  const current = rates === null ? t.ratesUnknown : t.nextBlock({ rate: rates.fastestFee });
  return (
    <p>
      {pays}, {current}. {paid !== null && rates !== null && t[`speed-${getFeeSpeed(paid, rates)}`]}
    </p>
  );
}

/** Twice a minute. A block takes ten minutes (docs/decisions.md#explorer-requests). */
const INTERVAL_MS = 30_000;

interface ReleaseStatusView {
  /** `null` while it is not known. */
  status: ReleaseStatus | null;
  /** The last request to the explorer failed. */
  failed: boolean;
}

/** Follows a broadcast release until it is confirmed, and anew once its record changes. */
function useReleaseStatus(guaranteeRef: GuaranteeRef, withdrawal: Transaction | null): ReleaseStatusView {
  const dispatch = useAppDispatch();
  const [seen, setSeen] = useState<ReleaseStatusView & { key: string }>({ key: '', status: null, failed: false });
  const { txid = null, signedPsbt = null } = withdrawal ?? {};
  const key = `${toIdKey(guaranteeRef.guaranteeId)} ${txid} ${signedPsbt}`;
  const current = seen.key === key ? seen : { status: null, failed: false };

  async function refresh(signal: AbortSignal): Promise<void> {
    try {
      const status = await dispatch(lookUpRelease(guaranteeRef, signal));
      if (!signal.aborted) setSeen({ key, status, failed: false });
    } catch (error) {
      if (!signal.aborted) setSeen({ key, status: current.status, failed: true });
      throw error;
    }
  }

  usePolling(refresh, INTERVAL_MS, { enabled: txid !== null && !isSettledRelease(current.status), key });
  return current;
}
