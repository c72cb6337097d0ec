import { linkToTx } from '@/config/explorer-links';
import { settings } from '@/config/settings';
import { awardMessages } from '@/content/award.messages';
import { settlementMessages } from '@/content/settlement.messages';
import type { Contract, Guarantee } from '@/domain/models';
import { isCarriedOut } from '@/domain/settlement/settled';
import type { KnownAward } from '@/domain/settlement/settlement-record';
import { toConsent } from '@/domain/withdrawals/consent';
import { AwardText, type AwardTextProps } from '@/features/settlement/award-text';
import { EndedReturns } from '@/features/settlement/ended-returns';
import { ReadFailure } from '@/features/settlement/read-failure';
import { Rivals } from '@/features/settlement/rivals';
import { SigningDialog } from '@/features/signing/signing-dialog';
import { SigningFields, SigningOutcome } from '@/features/signing/signing-fields';
import { useSigning } from '@/features/signing/use-signing';
import { useTermsCheck } from '@/features/signing/use-terms-check';
import { SlowLoad } from '@/features/waiting/slow-load';
import { Verdict } from '@/features/withdrawals/verdict';
import { useMessages } from '@/i18n/use-messages';
import { useLoaded } from '@/lib/use-loaded';
import { selectCoins } from '@/store/balances/balances.selectors';
import { refreshBalances } from '@/store/balances/refresh.thunks';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { isSameJson } from '@/store/device/merge-changes';
import { completeAward, reviewAward } from '@/store/settlement/award.thunks';
import { selectAwardGuarantees, selectSettlements } from '@/store/settlement/settlement.selectors';
import { useAnnounce } from '@/ui/announce/use-announce';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { LeaveButton } from '@/ui/dialog/leave-button';
import { OutsideLink } from '@/ui/text/outside-link';

interface OpenedAwardProps {
  contract: Contract;
  known: KnownAward;
  onClose: () => void;
}

/** A verified decision, and the password that carries it out. */
export function OpenedAward({ contract, known, onClose }: OpenedAwardProps) {
  const t = useMessages(awardMessages);
  const { transaction } = useMessages(settlementMessages);
  const [guarantee] = useAppSelector((state) => selectAwardGuarantees(state, contract, known.award), isSameJson);
  const isSettled = useAppSelector((state) => {
    const { settled = [] } = selectSettlements(state, contract.id)?.record ?? {};
    const unspent = guarantee === undefined ? null : selectCoins(state, guarantee.id);
    return isCarriedOut({ ...known, coins: known.award.coins }, settled, unspent && new Set(unspent));
  });
  if (guarantee === undefined) return null;
  if (!isSettled) return <OpenAward contract={contract} guarantee={guarantee} known={known} onClose={onClose} />;
  return (
    <Dialog title={t.menu} onClose={onClose} footer={<LeaveButton onLeave={onClose}>{t.close}</LeaveButton>}>
      <PrintedAward contract={contract} guarantee={guarantee} award={known.award} />
      <p className="text-sm text-ink-soft" data-state="settled">
        {t.settled} <OutsideLink href={linkToTx(settings().explorerUrl, known.txid)}>{transaction}</OutsideLink>
      </p>
    </Dialog>
  );
}

function OpenAward({ contract, guarantee, known, onClose }: OpenedAwardProps & { guarantee: Guarantee }) {
  const t = useMessages(awardMessages);
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const ref = { contractId: contract.id, hash: known.hash };
  const read = useLoaded((signal) => dispatch(reviewAward(ref, signal)), known.hash);
  const review = read.value?.ok ? read.value.value : null;
  const canSign = review !== null && review.inspection.verdict !== 'refuse';
  const isAsked = review !== null && review.concerns.length > 0;
  const signing = useSigning(useTermsCheck(contract.id, 'settle'), { canSign, question: isAsked ? review : null });

  async function sign(): Promise<void> {
    if (review === null || review.inspection.verdict === 'refuse') return;
    const consent = toConsent({ inspection: review.inspection, concerns: review.concerns });
    const done = await signing.sign(({ password, acceptedTerms }, intent) =>
      dispatch(completeAward({ ref, guaranteeId: guarantee.id, password, consent, acceptedTerms }, intent)),
    );
    if (done === null) return;
    void dispatch(refreshBalances(contract.id)).catch(() => undefined);
    announce(t.completed);
    onClose();
  }

  return (
    <SigningDialog
      signing={signing}
      title={t.menu}
      purpose={t.completePurpose}
      onClose={onClose}
      labels={{ leave: t.cancel, sign: read.value?.ok === false ? null : t.complete, signing: t.signing }}
      onSign={() => void sign()}
      noValidate
    >
      <PrintedAward contract={contract} guarantee={guarantee} award={known.award} />
      <SlowLoad busy={read.loading} onRetry={read.reload} />
      {read.loading && (
        <p role="status" className="text-sm text-ink-soft">
          {t.reading}…
        </p>
      )}
      {read.value?.ok === false && <ReadFailure error={read.value.error} onRetry={read.reload} />}
      {review !== null && (isAsked || !canSign) && <Verdict {...review} />}
      <EndedReturns contract={contract} guarantee={guarantee} payment={known.award} />
      <Rivals contract={contract} guarantee={guarantee} payment={known.award} hash={known.hash} />
      {read.value?.ok !== false && <SigningFields signing={signing} />}
      <SigningOutcome signing={signing} next="sign" />
    </SigningDialog>
  );
}

/** On paper, the dialog is the decision: neither the page behind it nor the fields of the password. */
function PrintedAward(props: AwardTextProps) {
  const t = useMessages(awardMessages);
  return (
    <>
      <div data-print className="flex flex-col gap-4 print:block print:*:mb-4">
        <AwardText {...props} />
      </div>
      <Button size="sm" variant="quiet" className="self-start print:hidden" onClick={() => window.print()}>
        {t.print}
      </Button>
    </>
  );
}
