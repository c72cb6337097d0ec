import { useMemo, useState } from 'react';
import type { CheckedContract, KeyHolder } from '@/bitcoin/recovery/checked-contract';
import type { KnownCoin } from '@/bitcoin/recovery/coins';
import { isFeeUnusual } from '@/bitcoin/recovery/make-spend';
import { readSpend } from '@/bitcoin/recovery/read-spend';
import {
  type EarlierTransaction,
  findSecondPayment,
  type KeptTransaction,
  listKept,
  type SecondPayment,
  toEarlier,
} from '@/bitcoin/recovery/second-payment';
import { addSignatures } from '@/bitcoin/recovery/sign-spend';
import type { Spend } from '@/bitcoin/recovery/spend';
import { recoverMessages } from '@/content/recover/recover.messages';
import type { FeeRates } from '@/domain/chain';
import { useMessages } from '@/i18n/use-messages';
import { CoinsCard } from '@/recover/coins-card';
import { Consent, FeeConsent } from '@/recover/consent';
import { ContractCard } from '@/recover/contract-card';
import { DoneCard } from '@/recover/done-card';
import { MakeCard } from '@/recover/make-card';
import { nameCoin, nameGuarantee } from '@/recover/names';
import type { OpenedContract } from '@/recover/open-file';
import { ReturnsCard } from '@/recover/returns-card';
import { savePsbt } from '@/recover/save-psbt';
import { type SignCardProps, SignForm } from '@/recover/sign-form';
import { SpendFields, useSpendForm } from '@/recover/spend-form';
import { StepCard } from '@/recover/step-card';
import { TransactionView } from '@/recover/transaction-view';
import { useCoins } from '@/recover/use-coins';
import { useLeaveQuestion } from '@/recover/use-leave-question';
import { Button } from '@/ui/button/button';
import { Disclosure } from '@/ui/layout/disclosure';

interface RecoveryProps {
  opened: OpenedContract;
  /** False for the page's own contract, with which it begins. */
  takesFocus: boolean;
  /** Signed since the page was loaded, with any file. */
  signed: readonly EarlierTransaction[];
  onSigned: (transaction: EarlierTransaction) => void;
  onClose: () => void;
}

interface Work {
  spend: Spend;
  isOwn: boolean;
  /** Counts the transactions, so that the next one starts with fresh steps. */
  turn: number;
  /** A signature was added here. */
  isSigned: boolean;
  isSaved: boolean;
}

/** All steps after the contract is open. */
export function Recovery({ opened, takesFocus, signed, onSigned, onClose }: RecoveryProps) {
  const choice = useCoins(opened.checked);
  const { checked, coins } = choice;
  const [holder, setHolder] = useState<KeyHolder>(opened.key?.role ?? 'arbitrator');
  const [explorer, setExplorer] = useState('');
  const [rates, setRates] = useState<FeeRates | null>(null);
  const [work, setWork] = useState<Work | null>(null);
  const outpoints = choice.chosen.map(({ txid, vout, value }) => `${txid}:${vout}:${value}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list of its own on each render, with the same coins
  const chosen = useMemo(() => choice.chosen, [outpoints]);
  const kept = useMemo(() => listKept(checked), [checked]);
  const second = work && findSecondPayment(checked, work.spend.summary, { kept, signed, holder }, choice.isGone);

  function begin(spend: Spend, isOwn: boolean): void {
    setWork({ spend, isOwn, turn: (work?.turn ?? 0) + 1, isSigned: false, isSaved: false });
  }

  const signedBy = work?.spend.summary.signedBy ?? [];
  // Half of a transaction that waits for this signer is not to be passed on.
  const isDone = work !== null && (work.isSigned || work.spend.final !== null || signedBy.includes(holder));
  useLeaveQuestion(work?.isSigned === true && !work.isSaved);
  const shared = { checked, coins };
  return (
    <>
      <ContractCard opened={opened} holder={holder} onHolder={setHolder} takesFocus={takesFocus} onClose={onClose} />
      <CoinsCard choice={choice} address={explorer} onAddress={setExplorer} onFeeRates={setRates} />
      <ReturnsCard {...shared} rates={rates} isGone={choice.isGone} onOpen={(spend) => begin(spend, false)} />
      <MakeCard
        checked={checked}
        coins={chosen}
        rates={rates}
        isNext={work === null}
        onCreate={(spend) => begin(spend, true)}
        onChange={() => setWork((now) => (now?.isOwn === true && now.spend.summary.signedBy.length === 0 ? null : now))}
      />
      <ReceivedCard {...shared} kept={kept} onOpen={(spend) => begin(spend, false)} />
      {work !== null && (
        <SignCard
          key={`sign ${work.turn}`}
          {...shared}
          signer={{ holder, envelope: opened.key?.envelope ?? null }}
          spend={work.spend}
          isOwn={work.isOwn}
          second={second}
          onSigned={(spend) => {
            // Another one may have been begun while this one was being signed.
            setWork((now) => (now?.turn === work.turn ? { ...now, spend, isSigned: true, isSaved: false } : now));
            onSigned(toEarlier(spend.summary));
          }}
        />
      )}
      {isDone && (
        <DoneCard
          key={`done ${work.turn} ${signedBy.length}`}
          contract={checked.contract}
          spend={work.spend}
          explorer={explorer}
          takesFocus={work.isSigned}
          isSaved={work.isSaved}
          onSaved={() => setWork({ ...work, isSaved: true })}
        />
      )}
    </>
  );
}

interface ReceivedCardProps {
  checked: CheckedContract;
  coins: readonly KnownCoin[];
  kept: readonly KeptTransaction[];
  onOpen: (spend: Spend) => void;
}

/** 'Transaction to sign': from another signer, or kept in the file. */
function ReceivedCard({ checked, coins, kept, onOpen }: ReceivedCardProps) {
  const t = useMessages(recoverMessages);
  const form = useSpendForm((text) => readSpend(checked, coins, text), onOpen);
  return (
    <StepCard heading={t.receivedHeading} purpose={t.receivedPurpose} {...form.input.drop}>
      <form onSubmit={form.submit} noValidate className="flex flex-col gap-4">
        <SpendFields label={t.receivedField} form={form} />
        {kept.length > 0 && (
          <div className="flex flex-col items-start gap-1.5 text-sm">
            <p className="text-ink-soft">{t.kept}</p>
            {kept.map(({ psbt, guarantees }) => (
              <Button key={psbt} size="sm" className="max-w-full" onClick={() => form.input.type(psbt)}>
                <span className="truncate">
                  {t.takeKept({
                    guarantee: guarantees?.map((place) => nameGuarantee(t, checked, place)).join(', ') ?? t.keptUnknown,
                  })}
                </span>
              </Button>
            ))}
          </div>
        )}
        <Button type="submit" disabled={form.input.isReading} className="self-start">
          {t.open}
        </Button>
      </form>
    </StepCard>
  );
}

/** The effect of the transaction, and the ways to sign it. */
function SignCard(props: SignCardProps) {
  const { checked, spend, isOwn, second } = props;
  const t = useMessages(recoverMessages);
  const [accepted, setAccepted] = useState(isOwn);
  const [acceptedFor, setAcceptedFor] = useState<SecondPayment | null>(null);
  const [isAsked, setAsked] = useState(false);
  // Another explorer's answer may have changed the question.
  const acceptsSecond = acceptedFor?.guarantee === second?.guarantee && acceptedFor?.outpoint === second?.outpoint;
  const needsConsent = !isOwn && isFeeUnusual(spend.summary);

  function canSign(): boolean {
    setAsked(true);
    return (!needsConsent || accepted) && (second === null || acceptsSecond);
  }

  return (
    <StepCard step={4} heading={t.signHeading} purpose={t.signPurpose} takesFocus>
      <TransactionView checked={checked} summary={spend.summary} label={t.signHeading} withSigners />
      {needsConsent && (
        <FeeConsent
          summary={spend.summary}
          accepted={accepted}
          onAccepted={setAccepted}
          error={isAsked && !accepted ? t.feeFirst : null}
        />
      )}
      {second !== null && (
        <Consent
          text={t.second({
            guarantee: nameGuarantee(t, checked, second.guarantee),
            coin: second.outpoint === null ? t.secondUnknown : nameCoin(second.outpoint),
          })}
          accept={t.secondAccept}
          accepted={acceptsSecond}
          onAccepted={(accepted) => setAcceptedFor(accepted ? second : null)}
          error={isAsked && !acceptsSecond ? t.secondFirst : null}
        />
      )}
      {spend.final === null && (
        <>
          {!spend.summary.signedBy.includes(props.signer.holder) && (
            <SignForm key={props.signer.holder} {...props} canSign={canSign} />
          )}
          <Disclosure summary={t.otherProgram}>
            <OtherProgram {...props} canSign={canSign} />
          </Disclosure>
        </>
      )}
    </StepCard>
  );
}

interface OtherProgramProps extends SignCardProps {
  /** False while something unusual is not accepted. */
  canSign: () => boolean;
}

/** Passes the transaction to another signer, and takes its signatures. */
function OtherProgram({ checked, coins, spend, canSign, onSigned }: OtherProgramProps) {
  const t = useMessages(recoverMessages);
  const form = useSpendForm((text) => addSignatures(checked, coins, spend, text), onSigned, canSign);
  return (
    <form onSubmit={form.submit} noValidate className="flex flex-col gap-3 text-ink">
      <p className="text-ink-soft">{t.otherPurpose}</p>
      <Button className="self-start" onClick={() => canSign() && savePsbt(checked.contract, spend)}>
        {t.save}
      </Button>
      <SpendFields label={t.otherField} form={form} />
      <Button type="submit" disabled={form.input.isReading} className="self-start">
        {t.combine}
      </Button>
    </form>
  );
}
