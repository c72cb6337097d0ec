import { useMemo } from 'react';
import type { CaseFile } from '@/exit/recovery/award/compare-files';
import { computeSafetyNumber } from '@/exit/recovery/safety-number';
import { useTexts } from '@/exit/texts/texts';
import { CodeFact } from '@/ui/text/code-fact';
import { FactList } from '@/ui/text/fact-list';

/** Whose keys a decision is checked against. */
export function KeySource({ file: { kit } }: { file: CaseFile }) {
  const t = useTexts();
  const { owner, counterparty, arbitrator } = kit.kit.keys;
  const number = useMemo(
    () => computeSafetyNumber([owner, counterparty], arbitrator.xpub),
    [owner, counterparty, arbitrator.xpub],
  );
  return (
    <div className="flex flex-col gap-3 text-sm">
      <FactList>
        <CodeFact label={t.award.checked.arbitrator} value={arbitrator.xpub} />
        <CodeFact label={t.award.checked.safetyNumber} value={number ?? ''} empty={t.award.checked.unknown} />
      </FactList>
      <p className="max-w-[72ch] text-ink-soft">{t.award.checked.compare}</p>
    </div>
  );
}
