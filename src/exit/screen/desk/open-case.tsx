import { useState } from 'react';
import { isTooLargeForKit, type Kit } from '@/domain/kit/kit';
import { shortenText } from '@/domain/primitives/bounded-text';
import type { Result } from '@/domain/primitives/errors';
import { isolateText } from '@/domain/primitives/foreign-text';
import { type CaseFile, isSameCase } from '@/exit/recovery/award/compare-files';
import { findKitTerms } from '@/exit/recovery/check-certificate';
import { engine } from '@/exit/recovery/engine';
import { describeKitFault, type OpenKitFault } from '@/exit/screen/describe-faults';
import { useLatest } from '@/exit/screen/use-latest';
import { useTexts } from '@/exit/texts/texts';
import { parseKit } from '@/services/schemas/kit';
import { Button } from '@/ui/button/button';
import { FileField } from '@/ui/fields/file-field';
import { SelectField } from '@/ui/fields/select-field';

/** Characters of a contract's title in the list. */
const LONGEST_TITLE = 80;

interface OpenCaseProps {
  label: string;
  /** The file that is open: this one has to be about the same contract. */
  beside: CaseFile | null;
  onOpen: (file: CaseFile) => void;
}

type CaseFault = OpenKitFault | { kind: 'unreadable' } | { kind: 'other-case' };

type CaseRead = Result<CaseFile | { kits: readonly Kit[] }, CaseFault>;

/** Problems of a file that need not have been meant as a kit. */
const NO_KIT: readonly string[] = ['not-json', 'not-a-kit'];

/** Opens a kit, the source of descriptors. */
export function OpenCase({ label, beside, onOpen }: OpenCaseProps) {
  const t = useTexts();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<CaseFault | null>(null);
  const [several, setSeveral] = useState<readonly Kit[]>([]);
  const [chosen, setChosen] = useState(0);
  const begin = useLatest();

  async function open(file: File | undefined): Promise<void> {
    setFault(null);
    setSeveral([]);
    setChosen(0);
    if (file === undefined) return;
    setBusy(true);
    const isLatest = begin();
    const read = await readCase(file);
    // Otherwise the case that it is for was closed meanwhile.
    if (!isLatest()) return;
    setBusy(false);
    take(read);
  }

  function take(read: CaseRead): void {
    if (!read.ok) setFault(read.error);
    else if ('kits' in read.value) setSeveral(read.value.kits);
    else if (beside !== null && !isSameCase(beside.kit, read.value.kit)) setFault({ kind: 'other-case' });
    else onOpen(read.value);
  }

  function describe(found: CaseFault): string {
    if (found.kind === 'empty' || (found.kind === 'file' && NO_KIT.includes(found.fault.problem)))
      return t.award.neither;
    if (found.kind === 'unreadable') return t.file.unreadable;
    if (found.kind === 'other-case') return t.award.otherCase;
    return describeKitFault(t, found);
  }

  return (
    <div className="flex flex-col items-start gap-4">
      <FileField
        label={label}
        className="w-full"
        texts={{ choose: t.file.choose, none: t.file.none }}
        accept=".json,application/json"
        disabled={busy}
        error={fault === null ? null : describe(fault)}
        hint={busy ? <span role="status">{t.award.reading}</span> : undefined}
        onChange={({ target }) => void open(target.files?.[0])}
      />
      {several.length > 0 && (
        <>
          <SelectField
            label={t.award.contract}
            hint={t.award.choose}
            value={chosen}
            onChange={({ target }) => setChosen(Number(target.value))}
          >
            {several.map(({ contract }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list of one file, which does not change
              <option key={at} value={at}>
                {`${isolateText(shortenText(contract.title, LONGEST_TITLE))} · ${contract.contractOrder}`}
              </option>
            ))}
          </SelectField>
          <Button variant="primary" onClick={() => take(checkKit(several[chosen]))}>
            {t.award.open}
          </Button>
        </>
      )}
    </div>
  );
}

async function readCase(file: File): Promise<CaseRead> {
  if (isTooLargeForKit(file.size)) return fail({ kind: 'file', fault: { problem: 'too-large' } });
  try {
    return readKitText(await file.text());
  } catch {
    return fail({ kind: 'unreadable' });
  }
}

function readKitText(text: string): CaseRead {
  if (text.trim() === '') return fail({ kind: 'empty' });
  const parsed = parseKit(text);
  if (!parsed.ok) return fail({ kind: 'file', fault: parsed.error });
  return parsed.value.length > 1 ? { ok: true, value: { kits: parsed.value } } : checkKit(parsed.value[0]);
}

function checkKit(kit: Kit | undefined): CaseRead {
  if (kit === undefined) return fail({ kind: 'empty' });
  const checked = engine.checkKit(kit);
  if (!checked.ok) return fail({ kind: 'check', fault: checked.error });
  return {
    ok: true,
    value: { kit: engine.addScanned(checked.value, []), terms: findKitTerms(kit) },
  };
}

function fail(error: CaseFault): { ok: false; error: CaseFault } {
  return { ok: false, error };
}
