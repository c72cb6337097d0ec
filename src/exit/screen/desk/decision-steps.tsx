import { useMemo, useState } from 'react';
import { nameAwardFile, type SignedAward } from '@/domain/settlement/award';
import type { FeeRates } from '@/exit/explorer/answers';
import { type CaseFile, joinFiles, listStated } from '@/exit/recovery/award/compare-files';
import { CoinsCard } from '@/exit/screen/coins/coins-card';
import { useCoins } from '@/exit/screen/coins/use-coins';
import { AwardResult } from '@/exit/screen/desk/award-result';
import { DecisionForm } from '@/exit/screen/desk/decision-form';

interface DecisionStepsProps {
  files: readonly [CaseFile, ...CaseFile[]];
}

/** The coins of the case, the decision about them, and its file. */
export function DecisionSteps({ files }: DecisionStepsProps) {
  const [joined] = useState(() => joinFiles(files));
  const [kit, setKit] = useState(joined.kit);
  const choice = useCoins(kit, setKit, joined.coins);
  const [explorer, setExplorer] = useState('');
  const [rates, setRates] = useState<FeeRates | null>(null);
  const [guarantee, setGuarantee] = useState(() => Math.max(0, findFirst(joined)));
  const [signed, setSigned] = useState<SignedAward | null>(null);
  const { guarantees } = kit.kit;
  // A scanned deposit belongs to a guarantee that the file does not name: to the only one, or to none that could be named here.
  const isOf = (at: number) => at === guarantee || (guarantees.length === 1 && at > 0);
  const outpoints = choice.chosen.map(({ txid, vout, value }) => `${txid}:${vout}:${value}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list of its own on each render, with the same coins
  const coins = useMemo(
    () => choice.chosen.filter((coin) => isOf(coin.guarantee)),
    [outpoints, guarantee, guarantees.length],
  );
  return (
    <>
      <CoinsCard kit={kit} choice={choice} address={explorer} onAddress={setExplorer} onFeeRates={setRates} />
      <DecisionForm
        kit={kit}
        coins={coins}
        allCoins={choice.coins}
        guarantee={guarantee}
        onGuarantee={setGuarantee}
        rates={rates}
        evidence={files.flatMap(({ evidence }) => evidence?.fileHash ?? [])}
        terms={files.find(({ terms }) => terms !== null)?.terms?.hash ?? ''}
        stated={listStated(files)}
        isGone={choice.isGone}
        onSigned={setSigned}
      />
      {signed !== null && <AwardResult key={signed.statement} name={nameAwardFile(signed.award)} signed={signed} />}
    </>
  );
}

/** The first guarantee that holds something. */
function findFirst({ kit, coins }: ReturnType<typeof joinFiles>): number {
  return kit.kit.guarantees.findIndex((_each, at) => coins.some(({ guarantee }) => guarantee === at));
}
