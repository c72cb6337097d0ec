import { useMemo, useState } from 'react';
import type { FeeRates } from '@/exit/explorer/answers';
import type { CheckedKit, RecoveryTransaction } from '@/exit/recovery/api';
import { findKitTerms } from '@/exit/recovery/check-certificate';
import { engine } from '@/exit/recovery/engine';
import { type EarlierTransaction, findSecondPayment, listKept, toEarlier } from '@/exit/recovery/second-payment';
import { CoinsCard } from '@/exit/screen/coins/coins-card';
import { useCoins } from '@/exit/screen/coins/use-coins';
import { CheckedAward } from '@/exit/screen/desk/checked-award';
import { DoneCard } from '@/exit/screen/done/done-card';
import { KitSummary } from '@/exit/screen/kit/kit-summary';
import { MakeCard } from '@/exit/screen/make/make-card';
import { ReturnsCard } from '@/exit/screen/make/returns-card';
import { type OpenDecision, ReceivedCard } from '@/exit/screen/sign/received-card';
import { SignCard } from '@/exit/screen/sign/sign-card';

export interface RecoveryProps {
  opened: CheckedKit;
  /** Signed since the page was loaded, with any kit. */
  signed: readonly EarlierTransaction[];
  onSigned: (transaction: EarlierTransaction) => void;
  onClose: () => void;
}

interface Work {
  transaction: RecoveryTransaction;
  isOwn: boolean;
  decision: OpenDecision | null;
  /** Counts the transactions, so that the next one starts with fresh steps. */
  turn: number;
}

/** All steps after the kit is open. */
export function Recovery({ opened, signed, onSigned, onClose }: RecoveryProps) {
  const [source] = useState(() => ({ kit: opened, coins: engine.listKitCoins(opened), findDoubt: () => null }));
  const choice = useCoins(source);
  const { kit } = choice;
  const [explorer, setExplorer] = useState('');
  const [rates, setRates] = useState<FeeRates | null>(null);
  const [work, setWork] = useState<Work | null>(null);
  const outpoints = choice.chosen.map(({ txid, vout, value }) => `${txid}:${vout}:${value}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list of its own on each render, with the same coins
  const chosen = useMemo(() => choice.chosen, [outpoints]);

  const kept = useMemo(() => listKept(kit, choice.coins), [kit, choice.coins]);
  const second =
    work === null ? null : findSecondPayment(kit, work.transaction.summary, { kept, signed }, choice.isGone);

  function begin(transaction: RecoveryTransaction, isOwn: boolean, decision: OpenDecision | null = null): void {
    setWork({ transaction, isOwn, decision, turn: (work?.turn ?? 0) + 1 });
  }

  const file = useMemo(() => ({ kit, terms: findKitTerms(kit.kit) }), [kit]);
  const signatures = work?.transaction.summary.signedBy.length ?? 0;
  return (
    <>
      <KitSummary kit={kit} onClose={onClose} />
      <CoinsCard kit={kit} choice={choice} address={explorer} onAddress={setExplorer} onFeeRates={setRates} />
      <MakeCard
        kit={kit}
        coins={chosen}
        rates={rates}
        isNext={work === null}
        onCreate={(transaction) => begin(transaction, true)}
      />
      <ReturnsCard
        kit={kit}
        coins={choice.coins}
        fees={rates}
        isGone={choice.isGone}
        onOpen={(transaction) => begin(transaction, false)}
      />
      <ReceivedCard
        kit={kit}
        coins={choice.coins}
        kept={kept}
        onOpen={(transaction, decision) => begin(transaction, false, decision)}
      />
      {work !== null && (
        <SignCard
          key={`sign ${work.turn}`}
          kit={kit}
          coins={choice.coins}
          transaction={work.transaction}
          isOwn={work.isOwn}
          decision={work.decision && <CheckedAward file={file} {...work.decision} />}
          second={second}
          onSigned={(transaction) => {
            setWork({ ...work, transaction });
            onSigned(toEarlier(transaction.summary));
          }}
        />
      )}
      {work !== null && signatures > 0 && (work.decision === null || work.transaction.final !== null) && (
        <DoneCard
          key={`done ${work.turn} ${signatures}`}
          kit={kit}
          transaction={work.transaction}
          explorer={explorer}
        />
      )}
    </>
  );
}
