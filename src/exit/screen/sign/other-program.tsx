import { type FormEvent, useState } from 'react';
import type { CheckedKit, Coin, PsbtFault, RecoveryTransaction } from '@/exit/recovery/api';
import { engine } from '@/exit/recovery/engine';
import { describePsbtFault } from '@/exit/screen/describe-faults';
import { formatPsbtName } from '@/exit/screen/file-names';
import { isTooLargeForPsbt } from '@/exit/screen/sign/received-card';
import { TextOrFileFields } from '@/exit/screen/text-or-file-fields';
import { useTextOrFile } from '@/exit/screen/use-text-or-file';
import { useTexts } from '@/exit/texts/texts';
import { saveFile } from '@/lib/save-file';
import { Button } from '@/ui/button/button';

export interface OtherProgramProps {
  kit: CheckedKit;
  coins: readonly Coin[];
  transaction: RecoveryTransaction;
  onCombined: (transaction: RecoveryTransaction) => void;
}

const NOTHING = { ok: false, error: { kind: 'empty' } } as const;

/** Passes the transaction to another signer, and takes its signatures. */
export function OtherProgram({ kit, coins, transaction, onCombined }: OtherProgramProps) {
  const t = useTexts();
  const input = useTextOrFile(isTooLargeForPsbt);
  const [failed, setFailed] = useState<{ text: string; fault: PsbtFault | { kind: 'empty' } } | null>(null);
  const fault = failed?.text === input.value ? failed.fault : null;

  function combine(event: FormEvent): void {
    event.preventDefault();
    if (input.problem !== null) return;
    const text = input.value;
    const combined = text.trim() === '' ? NOTHING : engine.addSignatures(kit, coins, transaction, text.trim());
    if (combined.ok) onCombined(combined.value);
    else setFailed({ text, fault: combined.error });
  }

  return (
    <form onSubmit={combine} noValidate className="flex flex-col gap-3 text-ink">
      <p className="text-ink-soft">{t.sign.otherPurpose}</p>
      <Button
        className="self-start"
        onClick={() => saveFile(formatPsbtName(kit, transaction), `${transaction.psbt}\n`, 'text/plain')}
      >
        {t.sign.save}
      </Button>
      <TextOrFileFields
        label={t.sign.other}
        hint={t.received.hint}
        input={input}
        accept=".psbt,.txt,text/plain"
        error={fault === null ? null : describePsbtFault(t, fault)}
      />
      <Button type="submit" disabled={input.isReading} className="self-start">
        {t.sign.combine}
      </Button>
    </form>
  );
}
