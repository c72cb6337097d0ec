import { useMemo, useState } from 'react';
import { nameAwardFile, type SignedAward } from '@/domain/settlement/award';
import type { FeeRates } from '@/exit/explorer/answers';
import type { Coin } from '@/exit/recovery/api';
import { findCoinDoubt } from '@/exit/recovery/award/coin-doubt';
import { type CaseFile, listStated } from '@/exit/recovery/award/compare-files';
import { joinFiles } from '@/exit/recovery/award/join-files';
import type { StatedAddress } from '@/exit/recovery/evidence/evidence-api';
import { CoinsCard } from '@/exit/screen/coins/coins-card';
import { useCoins } from '@/exit/screen/coins/use-coins';
import { AwardResult } from '@/exit/screen/desk/award-result';
import { DecisionForm } from '@/exit/screen/desk/decision-form';
import { useTexts } from '@/exit/texts/texts';

interface DecisionStepsProps {
  files: readonly [CaseFile, ...CaseFile[]];
}

/** The coins of the case, the decision about them, and its file. */
export function DecisionSteps({ files }: DecisionStepsProps) {
  const t = useTexts();
  const [joined] = useState(() => joinFiles(files));
  const [kit, setKit] = useState(joined.kit);
  const choice = useCoins(kit, setKit, {
    coins: joined.coins,
    isReady: (coin, answer) => findCoinDoubt(joined, coin, answer) === null,
  });
  const [explorer, setExplorer] = useState('');
  const [rates, setRates] = useState<FeeRates | null>(null);
  const [guarantee, setGuarantee] = useState(() => Math.max(0, findFirst(joined)));
  const [signed, setSigned] = useState<SignedAward | null>(null);
  const { guarantees } = kit.kit;
  const stated = useMemo(() => listStated(files), [files]);
  const isUnnamed = (coin: Coin) => coin.guarantee >= guarantees.length;
  const outpoints = choice.chosen.map(({ txid, vout, value }) => `${txid}:${vout}:${value}`).join();
  // A coin of no named guarantee is of the chosen one because the arbitrator has selected it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list of its own on each render, with the same coins
  const coins = useMemo(
    () => choice.chosen.filter((coin) => coin.guarantee === guarantee || isUnnamed(coin)),
    [outpoints, guarantee, guarantees.length],
  );

  /** What was selected for one guarantee is not of another. */
  function changeGuarantee(place: number): void {
    setGuarantee(place);
    choice.choose(choice.coins.filter(isUnnamed), false);
  }

  function describe(coin: Coin): string | null {
    const doubt = choice.isMissing(coin) ? null : findCoinDoubt(joined, coin, choice.answer);
    return doubt && t.award.doubts[doubt];
  }

  return (
    <>
      <CoinsCard
        kit={kit}
        choice={choice}
        describe={describe}
        address={explorer}
        onAddress={setExplorer}
        onFeeRates={setRates}
      />
      <DecisionForm
        kit={kit}
        coins={coins}
        allCoins={choice.coins}
        guarantee={guarantee}
        onGuarantee={changeGuarantee}
        rates={rates}
        evidence={files.flatMap(({ evidence }) => evidence?.fileHash ?? [])}
        terms={joined.terms?.hash ?? ''}
        stated={{ owner: toTexts(stated.owner), counterparty: toTexts(stated.counterparty) }}
        offered={stated}
        isGone={choice.isGone}
        onSigned={setSigned}
      />
      {signed !== null && <AwardResult key={signed.statement} name={nameAwardFile(signed.award)} signed={signed} />}
    </>
  );
}

function toTexts(stated: readonly StatedAddress[]): string[] {
  return stated.map(({ address }) => address);
}

/** The first guarantee that holds something. */
function findFirst({ kit, coins }: ReturnType<typeof joinFiles>): number {
  return kit.kit.guarantees.findIndex((_each, at) => coins.some(({ guarantee }) => guarantee === at));
}
