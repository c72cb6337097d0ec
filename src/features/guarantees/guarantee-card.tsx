import { memo, useEffect, useId } from 'react';
import { guaranteesMessages } from '@/content/guarantees.messages';
import { getGuaranteeTone, isGuaranteeStatus } from '@/domain/guarantee/guarantee-status';
import type { Id } from '@/domain/primitives/ids';
import type { Tone } from '@/domain/primitives/tone';
import type { WithdrawalNotice, WithdrawalNoticeKind } from '@/domain/withdrawal/withdrawal-notice';
import { findLastWithdrawal } from '@/domain/withdrawal/withdrawal-stage';
import type { OpenDialog } from '@/features/guarantees/contract-dialog';
import { DepositorFact } from '@/features/guarantees/depositor-fact';
import { GuaranteeActions } from '@/features/guarantees/guarantee-actions';
import { toGuaranteeAnchor } from '@/features/guarantees/guarantee-anchor';
import { GuaranteeMoney } from '@/features/guarantees/guarantee-money';
import { GuaranteeStateLine } from '@/features/guarantees/guarantee-state';
import { ReleaseProgress } from '@/features/guarantees/release-progress';
import { type GuaranteeView, useGuaranteeView } from '@/features/guarantees/use-guarantee-view';
import { useMessages } from '@/i18n/use-messages';
import { showGuarantee } from '@/store/balances/visible-guarantees';
import { classes } from '@/ui/layout/classes';
import { Badge } from '@/ui/message/badge';
import { Banner } from '@/ui/message/banner';
import { TONE_TINT } from '@/ui/message/tone';
import { Amount } from '@/ui/text/amount';
import { DateText } from '@/ui/text/date-text';
import { Fact, FactList } from '@/ui/text/fact-list';
import { Foreign } from '@/ui/text/foreign';

export interface GuaranteeCardProps {
  contractId: Id;
  guaranteeId: Id;
  onOpen: (dialog: OpenDialog) => void;
}

/** One guarantee. Selects its own state, so a new balance renders one card only. */
export const GuaranteeCard = memo(function GuaranteeCard({ contractId, guaranteeId, onOpen }: GuaranteeCardProps) {
  const t = useMessages(guaranteesMessages);
  const titleId = useId();
  const view = useGuaranteeView(contractId, guaranteeId);
  useEffect(() => showGuarantee(guaranteeId), [guaranteeId]);
  if (view === null) return null;
  const { description, status } = view.guarantee;
  return (
    <article
      id={toGuaranteeAnchor(guaranteeId)}
      aria-labelledby={titleId}
      // Takes focus when the focused button disappears.
      tabIndex={-1}
      className="shrink-0 overflow-hidden rounded-card border border-line bg-card shadow-card"
    >
      {view.notice !== null && <WithdrawalNoticeLine notice={view.notice} />}
      <div className="flex flex-col gap-4 p-4 sm:p-5">
        <header className="flex items-start justify-between gap-4">
          <h3 id={titleId} className="min-w-0 font-medium break-words whitespace-pre-line">
            <Foreign>{description}</Foreign>
          </h3>
          <Badge tone={getGuaranteeTone(status)} className="shrink-0">
            {isGuaranteeStatus(status) ? t[`status-${status}`] : <Foreign>{status}</Foreign>}
          </Badge>
        </header>
        {view.missing && (
          <Banner tone="red">
            <p className="font-medium">{t.missingTitle}</p>
            <p>{t.missing}</p>
          </Banner>
        )}
        <GuaranteeMoney view={view} />
        {view.late && <Banner tone="yellow">{t.late}</Banner>}
        <GuaranteeDetails view={view} />
        <GuaranteeStateLine view={view} />
        <ReleaseProgress
          contractId={contractId}
          withdrawal={findLastWithdrawal(view.guarantee)}
          guaranteeId={guaranteeId}
          blocked={view.blocked}
          onRaise={() => onOpen({ kind: 'raise-fee', guaranteeId })}
        />
        <GuaranteeActions view={view} titleId={titleId} onOpen={onOpen} />
      </div>
    </article>
  );
});

/** Yellow only for what the user has to do. */
const TONES: Record<WithdrawalNoticeKind, Tone> = { 'sign-due': 'yellow', 'waits-for-other': 'gray', sending: 'blue' };

/** The open withdrawal, on top of its card. */
function WithdrawalNoticeLine({ notice: { kind, withdrawal } }: { notice: WithdrawalNotice }) {
  const t = useMessages(guaranteesMessages);
  return (
    <p
      className={classes(
        'flex flex-wrap gap-x-2 border-b border-line px-4 py-2 text-sm sm:px-5',
        TONE_TINT[TONES[kind]],
      )}
    >
      <span>{t[`notice-${kind}`]}</span>
      <Amount sats={withdrawal.amount} mark={false} unknown={t.amountUnknown} className="font-medium" />
    </p>
  );
}

function GuaranteeDetails({ view: { guarantee, withdrawn } }: { view: GuaranteeView }) {
  const t = useMessages(guaranteesMessages);
  return (
    <FactList>
      <Fact label={t.validUntil}>
        <DateText value={guarantee.validUntil} />
      </Fact>
      <Fact label={t.amountWithdraw}>
        <Amount sats={withdrawn} mark={false} unknown={t.amountUnknown} />
      </Fact>
      <DepositorFact guarantee={guarantee} />
      <Fact label={t.conditions} wide>
        <Foreign className="whitespace-pre-line">{guarantee.conditions}</Foreign>
      </Fact>
      <Fact label={t.verificationProcess} wide>
        <Foreign className="whitespace-pre-line">{guarantee.verificationProcess}</Foreign>
      </Fact>
    </FactList>
  );
}
