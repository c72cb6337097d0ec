import { useMemo, useState } from 'react';
import type { KeyHolder } from '@/bitcoin/recovery/checked-contract';
import { type EarlierTransaction, findSecondPayment, listKept, toEarlier } from '@/bitcoin/recovery/second-payment';
import type { Spend } from '@/bitcoin/recovery/spend';
import type { FeeRates } from '@/domain/chain';
import { CoinsCard } from '@/recover/coins-card';
import { ContractCard } from '@/recover/contract-card';
import { DoneCard } from '@/recover/done-card';
import { MakeCard } from '@/recover/make-card';
import type { OpenedContract } from '@/recover/open-file';
import { ReceivedCard } from '@/recover/received-card';
import { ReturnsCard } from '@/recover/returns-card';
import { SignCard } from '@/recover/sign-card';
import { useCoins } from '@/recover/use-coins';
import { useLeaveQuestion } from '@/recover/use-leave-question';

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
