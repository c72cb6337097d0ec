import { useState } from 'react';
import type { SignedAward } from '@/domain/settlement/award';
import { type AwardCheck, checkAward } from '@/exit/recovery/award/check-award';
import type { CaseFile } from '@/exit/recovery/award/compare-files';
import { CheckedAward } from '@/exit/screen/desk/checked-award';
import { KeySource } from '@/exit/screen/desk/key-source';
import { OpenCase } from '@/exit/screen/desk/open-case';
import { readAwardFile } from '@/exit/screen/desk/read-award-file';
import { StepCard } from '@/exit/screen/step-card';
import { useLatest } from '@/exit/screen/use-latest';
import { useTexts } from '@/exit/texts/texts';
import { Button } from '@/ui/button/button';
import { FileField } from '@/ui/fields/file-field';
import { Foreign } from '@/ui/text/foreign';

/** A decision is checked against the keys of a kit (docs/settlement.md#decision). */
export function CheckDecision() {
  const t = useTexts();
  const [file, setFile] = useState<CaseFile | null>(null);
  const isOpen = file !== null;
  return (
    <StepCard
      key={String(isOpen)}
      heading={t.award.checked.heading}
      purpose={t.award.checked.purpose}
      takesFocus={isOpen}
    >
      {file === null ? (
        <OpenCase label={t.award.checked.keys} beside={null} onOpen={setFile} />
      ) : (
        <>
          <p className="flex flex-wrap items-baseline justify-between gap-2 text-sm">
            <Foreign>{file.kit.kit.contract.title}</Foreign>
            <Button size="sm" onClick={() => setFile(null)}>
              {t.award.close}
            </Button>
          </p>
          <KeySource file={file} />
          <DecisionFile file={file} />
        </>
      )}
    </StepCard>
  );
}

/** Each file with keys has its own: a decision that is still being read when it is closed counts for no other. */
function DecisionFile({ file }: { file: CaseFile }) {
  const t = useTexts();
  const [read, setRead] = useState<{ signed: SignedAward; check: AwardCheck } | 'no-award' | null>(null);
  const begin = useLatest();

  async function open(chosen: File | undefined): Promise<void> {
    const isLatest = begin();
    setRead(null);
    if (chosen === undefined) return;
    const signed = await readAwardFile(chosen);
    if (!isLatest()) return;
    setRead(signed === null ? 'no-award' : { signed, check: checkAward(file.kit, signed) });
  }

  return (
    <>
      <FileField
        label={t.award.checked.file}
        texts={{ choose: t.file.choose, none: t.file.none }}
        accept=".json,application/json"
        error={read === 'no-award' ? t.award.checked.wrong(t.award.rules['no-award']) : null}
        onChange={({ target }) => void open(target.files?.[0])}
      />
      {read !== null && read !== 'no-award' && <CheckedAward file={file} {...read} />}
    </>
  );
}
