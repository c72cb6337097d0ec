import { useState } from 'react';
import type { CheckedKit } from '@/exit/recovery/api';
import { type EarlierAward, readEarlier } from '@/exit/recovery/award/earlier-award';
import { readAwardFile } from '@/exit/screen/desk/read-award-file';
import { useLatest } from '@/exit/screen/use-latest';
import { useTexts } from '@/exit/texts/texts';
import { FileField } from '@/ui/fields/file-field';
import { Disclosure } from '@/ui/layout/disclosure';

interface OpenEarlierProps {
  kit: CheckedKit;
  onOpen: (award: EarlierAward) => void;
}

/** The page remembers nothing: a decision that was signed before it was loaded is known by its file. */
export function OpenEarlier({ kit, onOpen }: OpenEarlierProps) {
  const { award: t, file } = useTexts();
  const [error, setError] = useState<string | null>(null);
  const begin = useLatest();

  async function open(chosen: File | undefined): Promise<void> {
    const isLatest = begin();
    setError(null);
    if (chosen === undefined) return;
    const signed = await readAwardFile(chosen);
    if (!isLatest()) return;
    const read = signed === null ? ({ fault: 'no-award' } as const) : readEarlier(kit, signed);
    if ('fault' in read) setError(t.checked.wrong(t.rules[read.fault]));
    else onOpen(read);
  }

  return (
    <Disclosure summary={t.before}>
      <FileField
        label={t.beforeFile}
        hint={t.beforeHint}
        texts={{ choose: file.choose, none: file.none }}
        accept=".json,application/json"
        error={error}
        onChange={({ target }) => void open(target.files?.[0])}
      />
    </Disclosure>
  );
}
