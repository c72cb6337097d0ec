import { type FormEvent, useState } from 'react';
import type { SpendFault } from '@/bitcoin/recovery/read-spend';
import type { Spend } from '@/bitcoin/recovery/spend';
import { recoverMessages } from '@/content/recover/recover.messages';
import type { Result } from '@/domain/primitives/errors';
import { useMessages } from '@/i18n/use-messages';
import { useFaultTexts } from '@/recover/fault-texts';
import { TextOrFileFields, useTextOrFile } from '@/recover/text-or-file';
import { parseRecoveryFile } from '@/services/schemas/recovery-file';

/** Bytes. A PSBT of a thousand coins with their funding transactions takes about one million. */
const MAX_FILE = 16 * 1024 * 1024;

type TextFault = SpendFault | { kind: 'empty' | 'recovery-file' };

function findTextFault(text: string): TextFault | null {
  if (text.trim() === '') return { kind: 'empty' };
  return parseRecoveryFile(text).ok ? { kind: 'recovery-file' } : null;
}

/** A transaction that is pasted, or opened from a file. */
export function useSpendForm(
  read: (text: string) => Result<Spend, SpendFault>,
  onRead: (spend: Spend) => void,
  canRead: () => boolean = () => true,
) {
  const input = useTextOrFile((bytes) => bytes > MAX_FILE);
  const [failed, setFailed] = useState<{ text: string; fault: TextFault } | null>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (input.problem !== null || !canRead()) return;
    const text = input.value;
    const result = read(text);
    setFailed(result.ok ? null : { text, fault: findTextFault(text) ?? result.error });
    if (result.ok) onRead(result.value);
  }

  return { input, submit, fault: failed?.text === input.value ? failed.fault : null };
}

interface SpendFieldsProps {
  label: string;
  form: ReturnType<typeof useSpendForm>;
}

export function SpendFields({ label, form: { input, fault } }: SpendFieldsProps) {
  const t = useMessages(recoverMessages);
  const { describeSpendFault } = useFaultTexts();
  return (
    <TextOrFileFields
      label={label}
      hint={t.receivedHint}
      input={input}
      accept=".psbt,.txt,.txn,.json"
      error={fault === null ? null : describeSpendFault(fault)}
    />
  );
}
