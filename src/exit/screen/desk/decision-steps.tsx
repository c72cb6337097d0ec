import { useMemo, useState } from 'react';
import type { FeeRates } from '@/exit/explorer/answers';
import { listAgreed } from '@/exit/recovery/award/agreed-payments';
import { type CaseFile, joinFiles, listStated } from '@/exit/recovery/award/compare-files';
import { CoinsCard } from '@/exit/screen/coins/coins-card';
import { useCoins } from '@/exit/screen/coins/use-coins';
import { DecisionForm, type DeskWork } from '@/exit/screen/desk/decision-form';

interface DecisionStepsProps {
  files: readonly [CaseFile, ...CaseFile[]];
  work: DeskWork;
}

/** The coins of the case, the decision about them, and its file. */
export function DecisionSteps({ files, work }: DecisionStepsProps) {
  const [joined] = useState(() => joinFiles(files));
  const [kit, setKit] = useState(joined.kit);
  const choice = useCoins(kit, setKit, joined.coins);
  const [rates, setRates] = useState<FeeRates | null>(null);
  const [guarantee, setGuarantee] = useState(() => Math.max(0, findFirst(joined, work.typed.guarantee)));
  const [agreed] = useState(() => listAgreed(files));
  const { guarantees } = kit.kit;
  // A scanned deposit belongs to a guarantee that the file does not name: to the only one, or to none that could be named here.
  const isOf = (at: number) => at === guarantee || (guarantees.length === 1 && at > 0);
  const outpoints = choice.chosen.map(({ txid, vout, value }) => `${txid}:${vout}:${value}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list of its own on each render, with the same coins
  const coins = useMemo(
    () => choice.chosen.filter((coin) => isOf(coin.guarantee)),
    [outpoints, guarantee, guarantees.length],
  );
  function changeGuarantee(place: number): void {
    setGuarantee(place);
    work.onTyped((now) => ({ ...now, guarantee: guarantees[place]?.id ?? null }));
  }

  return (
    <>
      <CoinsCard
        kit={kit}
        choice={choice}
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
        terms={files.find(({ terms }) => terms !== null)?.terms?.hash ?? ''}
        stated={listStated(files)}
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
