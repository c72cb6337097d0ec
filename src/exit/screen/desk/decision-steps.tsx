import { useMemo, useState } from 'react';
import { formatCoin } from '@/domain/kit/kit';
import type { FeeRates } from '@/exit/explorer/answers';
import type { Coin } from '@/exit/recovery/api';
import { listAgreed } from '@/exit/recovery/award/agreed-payments';
import { findCoinDoubt } from '@/exit/recovery/award/coin-doubt';
import { type CaseFile, listGuaranteeKeys } from '@/exit/recovery/award/compare-files';
import { type JoinedCase, joinFiles } from '@/exit/recovery/award/join-files';
import type { CoinSource } from '@/exit/recovery/known-coins';
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
  const said = useMemo(() => readFiles(files), [files]);
  const { joined } = said;
  const choice = useCoins(said.source);
  const { kit } = choice;
  const [rates, setRates] = useState<FeeRates | null>(null);
  const keys = useMemo(() => listGuaranteeKeys(joined.kit), [joined]);
  // The guarantee that is chosen at the start stays chosen, whatever the next file says.
  const [first] = useState(() => keys[findFirst(joined)] ?? null);
  const guarantee = Math.max(0, keys.indexOf(work.typed.guarantee ?? first ?? ''));
  const { guarantees } = kit.kit;
  const isUnnamed = (coin: Coin) => coin.guarantee >= guarantees.length;
  const outpoints = choice.chosen.map((coin) => `${formatCoin(coin)}:${coin.value}:${coin.guarantee}`).join();
  // A coin of no named guarantee is of the chosen one because the arbitrator has selected it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list of its own on each render, with the same coins
  const coins = useMemo(
    () => choice.chosen.filter((coin) => coin.guarantee === guarantee || isUnnamed(coin)),
    [outpoints, guarantee, guarantees.length],
  );

  /** A selection for one guarantee does not apply to another. */
  function changeGuarantee(place: number): void {
    work.onTyped((now) => ({ ...now, guarantee: keys[place] ?? null }));
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
        terms={joined.terms?.hash ?? ''}
        agreed={said.agreed}
        isGone={choice.isGone}
      />
    </>
  );
}

/** The statements of all files, joined. */
function readFiles(files: DecisionStepsProps['files']) {
  const joined = joinFiles(files);
  const findDoubt: CoinSource['findDoubt'] = (coin, answer) => findCoinDoubt(joined, coin, answer);
  return {
    joined,
    source: { kit: joined.kit, coins: joined.coins, findDoubt },
    agreed: listAgreed(files),
  };
}

/** The place of the first guarantee that holds something. */
function findFirst({ kit, coins }: JoinedCase): number {
  const place = kit.kit.guarantees.findIndex((_each, at) => coins.some(({ guarantee }) => guarantee === at));
  return Math.max(0, place);
}
