import { type FormEvent, useState } from 'react';
import type { CheckedKit, Coin, PsbtFault, RecoveryTransaction } from '@/exit/recovery/api';
import { engine } from '@/exit/recovery/engine';
import { type KeptTransaction, MOST_KEPT } from '@/exit/recovery/second-payment';
import { describePsbtFault } from '@/exit/screen/describe-faults';
import { nameGuarantee } from '@/exit/screen/guarantee-name';
import { StepCard } from '@/exit/screen/step-card';
import { TextOrFileFields } from '@/exit/screen/text-or-file-fields';
import { useTextOrFile } from '@/exit/screen/use-text-or-file';
import { useTexts } from '@/exit/texts/texts';
import { Button } from '@/ui/button/button';

/** Bytes. A PSBT of a thousand coins with their funding transactions takes about one million. */
const MAX_FILE = 16 * 1024 * 1024;

export const isTooLargeForPsbt = (bytes: number) => bytes > MAX_FILE;

export interface ReceivedCardProps {
  kit: CheckedKit;
  coins: readonly Coin[];
  kept: readonly KeptTransaction[];
  onOpen: (transaction: RecoveryTransaction) => void;
}

type ReceivedFault = PsbtFault | { kind: 'empty' };

const NOTHING = { ok: false, error: { kind: 'empty' } } as const;

/** 'Transaction to sign': a PSBT from another signer or from the kit. */
export function ReceivedCard({ kit, coins, kept, onOpen }: ReceivedCardProps) {
  const t = useTexts();
  const input = useTextOrFile(isTooLargeForPsbt);
  const [failed, setFailed] = useState<{ text: string; fault: ReceivedFault } | null>(null);
  const fault = failed?.text === input.value ? failed.fault : null;

  function open(event: FormEvent): void {
    event.preventDefault();
    if (input.problem !== null) return;
    const text = input.value;
    const read = text.trim() === '' ? NOTHING : engine.readTransaction(kit, coins, text.trim());
    if (read.ok) onOpen(read.value);
    setFailed(read.ok ? null : { text, fault: read.error });
  }

  return (
    <StepCard heading={t.received.heading} purpose={t.received.purpose} {...input.drop}>
      <form onSubmit={open} noValidate className="flex flex-col gap-4">
        <TextOrFileFields
          label={t.received.field}
          hint={t.received.hint}
          input={input}
          accept=".psbt,.txt,text/plain"
          error={fault === null ? null : describePsbtFault(t, fault)}
        />
        <KeptInKit kit={kit} kept={kept} onUse={input.type} />
        <Button type="submit" disabled={input.isReading} className="self-start">
          {t.kit.open}
        </Button>
      </form>
    </StepCard>
  );
}

interface KeptInKitProps {
  kit: CheckedKit;
  kept: readonly KeptTransaction[];
  onUse: (psbt: string) => void;
}

/** Withdrawals that were signed in the product when the kit was made, each with the guarantees that it spends. */
function KeptInKit({ kit, kept, onUse }: KeptInKitProps) {
  const t = useTexts();
  if (kept.length === 0) return null;
  return (
    <div className="flex flex-col items-start gap-1.5 text-sm">
      <p className="text-ink-soft">{t.received.fromKit}</p>
      {kept.slice(0, MOST_KEPT).map(({ psbt, guaranteeId, guarantees }) => (
        <Button key={psbt} size="sm" className="max-w-full" onClick={() => onUse(psbt)}>
          <span className="truncate">
            {t.received.use(guarantees?.map((place) => nameGuarantee(t, kit, place)).join(', ') ?? guaranteeId)}
          </span>
        </Button>
      ))}
    </div>
  );
}
