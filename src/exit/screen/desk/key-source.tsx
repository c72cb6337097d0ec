import { useMemo } from 'react';
import type { CaseFile } from '@/exit/recovery/award/compare-files';
import { computeSafetyNumber } from '@/exit/recovery/safety-number';
import { useTexts } from '@/exit/texts/texts';
import { Banner } from '@/ui/message/banner';
import { CodeFact } from '@/ui/text/code-fact';
import { FactList } from '@/ui/text/fact-list';

/** Whose keys a decision is checked against, and what is wrong with the file that names them. */
export function KeySource({ file: { kit, evidence } }: { file: CaseFile }) {
  const t = useTexts();
  const { owner, counterparty, arbitrator } = kit.kit.keys;
  const number = useMemo(
    () => computeSafetyNumber([owner, counterparty], arbitrator.xpub),
    [owner, counterparty, arbitrator.xpub],
  );
  const faults = evidence?.items.filter(({ verdict }) => verdict.kind === 'fault').length ?? 0;
  return (
    <div className="flex flex-col gap-3 text-sm">
      {faults > 0 && <Banner tone="red">{t.evidence.faulty(faults)}</Banner>}
      <FactList>
        <CodeFact label={t.award.checked.arbitrator} value={arbitrator.xpub} />
        <CodeFact label={t.evidence.safetyNumber} value={number ?? ''} empty={t.evidence.unknown} />
      </FactList>
      <p className="max-w-[72ch] text-ink-soft">{t.evidence.compare}</p>
    </div>
  );
}
