import { type FormEvent, useState } from 'react';
import type { CheckedContract } from '@/bitcoin/recovery/checked-contract';
import type { KnownCoin } from '@/bitcoin/recovery/coins';
import { readSpend, type SpendFault } from '@/bitcoin/recovery/read-spend';
import type { KeptTransaction } from '@/bitcoin/recovery/second-payment';
import type { Spend } from '@/bitcoin/recovery/spend';
import { recoverMessages } from '@/content/recover/recover.messages';
import type { Result } from '@/domain/primitives/errors';
import { useMessages } from '@/i18n/use-messages';
import { useFaultTexts } from '@/recover/fault-texts';
import { nameGuarantee } from '@/recover/names';
import { StepCard } from '@/recover/step-card';
import { TextOrFileFields, useTextOrFile } from '@/recover/text-or-file';
import { Button } from '@/ui/button/button';

interface ReceivedCardProps {
  checked: CheckedContract;
  coins: readonly KnownCoin[];
  kept: readonly KeptTransaction[];
  onOpen: (spend: Spend) => void;
}

/** 'Transaction to sign': from another signer, or kept in the file. */
export function ReceivedCard({ checked, coins, kept, onOpen }: ReceivedCardProps) {
  const t = useMessages(recoverMessages);
  const form = useSpendForm((text) => readSpend(checked, coins, text), onOpen);
  return (
    <StepCard heading={t.receivedHeading} purpose={t.receivedPurpose} {...form.input.drop}>
      <form onSubmit={form.submit} noValidate className="flex flex-col gap-4">
        <SpendFields label={t.receivedField} form={form} />
        {kept.length > 0 && (
          <div className="flex flex-col items-start gap-1.5 text-sm">
            <p className="text-ink-soft">{t.kept}</p>
            {kept.map(({ psbt, guarantees }) => (
              <Button key={psbt} size="sm" className="max-w-full" onClick={() => form.input.type(psbt)}>
                <span className="truncate">
                  {t.useKept({
                    guarantee: guarantees?.map((place) => nameGuarantee(t, checked, place)).join(', ') ?? t.keptUnknown,
                  })}
                </span>
              </Button>
            ))}
          </div>
        )}
        <Button type="submit" disabled={form.input.isReading} className="self-start">
          {t.open}
        </Button>
      </form>
    </StepCard>
  );
}

/** Bytes. A PSBT of a thousand coins with their funding transactions takes about one million. */
const MAX_FILE = 16 * 1024 * 1024;

/** A transaction that is pasted, or opened from a file. */
export function useSpendForm(
  read: (text: string) => Result<Spend, SpendFault>,
  onRead: (spend: Spend) => void,
  canRead: () => boolean = () => true,
) {
  const input = useTextOrFile((bytes) => bytes > MAX_FILE);
  const [failed, setFailed] = useState<{ text: string; fault: SpendFault | { kind: 'empty' } } | null>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (input.problem !== null || !canRead()) return;
    const text = input.value;
    const result = text.trim() === '' ? ({ ok: false, error: { kind: 'empty' } } as const) : read(text);
    setFailed(result.ok ? null : { text, fault: result.error });
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
