import { useState } from 'react';
import { linkToTx } from '@/config/explorer-links';
import { settings } from '@/config/settings';
import { releaseAgainMessages } from '@/content/release-again.messages';
import type { GuaranteeRef, Transaction } from '@/domain/models';
import { toIdKey } from '@/domain/primitives/ids';
import { getFeeSpeed } from '@/domain/withdrawals/fees';
import { isReplaceable, isSettledRelease, type ReleaseStatus } from '@/domain/withdrawals/release-status';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { useMessages } from '@/i18n/use-messages';
import { usePolling } from '@/lib/use-polling';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { selectOtherName } from '@/store/people/people.selectors';
import { lookUpRelease } from '@/store/withdrawals/release-status.thunks';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/message/banner';
import { Foreign } from '@/ui/text/foreign';
import { OutsideLink } from '@/ui/text/outside-link';

interface ReleaseProgressProps extends GuaranteeRef {
  /** The guarantee's last withdrawal. */
  withdrawal: Transaction | null;
  /** Nothing may be signed. */
  blocked: boolean;
  /** Shows only what the user has to see. */
  folded?: boolean;
}

/** The fee rate of an unconfirmed release or its result, and the way to release it again, or to sign that. */
export function ReleaseProgress({ withdrawal, blocked, folded = false, ...guaranteeRef }: ReleaseProgressProps) {
  const t = useMessages(releaseAgainMessages);
  const { status, failed } = useReleaseStatus(guaranteeRef, withdrawal);
  const open = useOpenDialog();
  const { guaranteeId } = guaranteeRef;
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
