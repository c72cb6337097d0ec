import { useMemo, useState } from 'react';
import type { FeeRates } from '@/exit/explorer/answers';
import type { Coin } from '@/exit/recovery/api';
import { listAgreed } from '@/exit/recovery/award/agreed-payments';
import { findCoinDoubt } from '@/exit/recovery/award/coin-doubt';
import { type CaseFile, listAddresses, listStated } from '@/exit/recovery/award/compare-files';
import { joinFiles } from '@/exit/recovery/award/join-files';
import { CoinsCard } from '@/exit/screen/coins/coins-card';
import { useCoins } from '@/exit/screen/coins/use-coins';
import { DecisionForm, type DeskWork } from '@/exit/screen/desk/decision-form';
import { useTexts } from '@/exit/texts/texts';

interface DecisionStepsProps {
  files: readonly [CaseFile, ...CaseFile[]];
  work: DeskWork;
}

/** The coins of the case, the decision about them, and its file. */
export function DecisionSteps({ files, work }: DecisionStepsProps) {
  const t = useTexts();
  const [joined] = useState(() => joinFiles(files));
  const [kit, setKit] = useState(joined.kit);
  const choice = useCoins(kit, setKit, {
    coins: joined.coins,
    isReady: (coin, answer) => findCoinDoubt(joined, coin, answer) === null,
  });
  const [rates, setRates] = useState<FeeRates | null>(null);
  const [guarantee, setGuarantee] = useState(() => Math.max(0, findFirst(joined, work.typed.guarantee)));
  const [agreed] = useState(() => listAgreed(files));
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
    work.onTyped((now) => ({ ...now, guarantee: guarantees[place]?.id ?? null }));
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
        address={work.typed.explorer}
        onAddress={(explorer) => work.onTyped((now) => ({ ...now, explorer }))}
        onFeeRates={setRates}
      />
      <DecisionForm
        {...work}
        kit={kit}
        coins={coins}
        allCoins={choice.coins}
        guarantee={guarantee}
        onGuarantee={changeGuarantee}
        rates={rates}
        evidence={files.flatMap(({ evidence }) => evidence?.fileHash ?? [])}
        terms={joined.terms?.hash ?? ''}
        stated={listAddresses(stated)}
        offered={stated}
        agreed={agreed}
        isGone={choice.isGone}
      />
    </>
  );
}

/** The guarantee that was chosen with the files before, or the first that holds something. */
function findFirst({ kit, coins }: ReturnType<typeof joinFiles>, chosen: string | null): number {
  const place = kit.kit.guarantees.findIndex(({ id }) => id === chosen);
  if (place >= 0) return place;
  return kit.kit.guarantees.findIndex((_each, at) => coins.some(({ guarantee }) => guarantee === at));
}
