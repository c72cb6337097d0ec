import { type FormEvent, useState } from 'react';
import type { Result } from '@/domain/primitives/errors';
import type { SignedAward } from '@/domain/settlement/award';
import type { AwardFault } from '@/domain/settlement/award-rules';
import type { CheckedKit, Coin, PsbtFault, RecoveryTransaction } from '@/exit/recovery/api';
import { type AwardCheck, checkAward } from '@/exit/recovery/award/check-award';
import { engine } from '@/exit/recovery/engine';
import { type KeptTransaction, MOST_KEPT } from '@/exit/recovery/second-payment';
import { describePsbtFault } from '@/exit/screen/describe-faults';
import { nameGuarantee } from '@/exit/screen/guarantee-name';
import { StepCard } from '@/exit/screen/step-card';
import { TextOrFileFields } from '@/exit/screen/text-or-file-fields';
import { useTextOrFile } from '@/exit/screen/use-text-or-file';
import { useTexts } from '@/exit/texts/texts';
import { isAwardText, parseAwardFile } from '@/services/schemas/award';
import { Button } from '@/ui/button/button';

/** Bytes. A PSBT of a thousand coins with their funding transactions takes about one million. */
const MAX_FILE = 16 * 1024 * 1024;

export const isTooLargeForPsbt = (bytes: number) => bytes > MAX_FILE;

export interface ReceivedCardProps {
  kit: CheckedKit;
  coins: readonly Coin[];
  kept: readonly KeptTransaction[];
  /** @param decision the one that the transaction carries out; `null`: it is no decision's */
  onOpen: (transaction: RecoveryTransaction, decision: OpenDecision | null) => void;
}

/** A decision of the arbitrator that counts. */
export interface OpenDecision {
  signed: SignedAward;
  check: AwardCheck;
}

type ReceivedFault = PsbtFault | { kind: 'empty' } | { kind: 'award'; fault: AwardFault };

/** 'Transaction to sign': a PSBT from the other party or from the kit, or a decision of the arbitrator. */
export function ReceivedCard({ kit, coins, kept, onOpen }: ReceivedCardProps) {
  const t = useTexts();
  const input = useTextOrFile(isTooLargeForPsbt);
  const [failed, setFailed] = useState<{ text: string; fault: ReceivedFault } | null>(null);
  const fault = failed?.text === input.value ? failed.fault : null;

  function open(event: FormEvent): void {
    event.preventDefault();
    if (input.problem !== null) return;
    const text = input.value;
    const read = readText(kit, coins, text.trim());
    if (read.ok) onOpen(read.value.transaction, read.value.decision);
    setFailed(read.ok ? null : { text, fault: read.error });
  }

  function describe(found: ReceivedFault): string {
    return found.kind === 'award' ? t.award.checked.wrong(t.award.rules[found.fault]) : describePsbtFault(t, found);
  }

  return (
    <StepCard heading={t.received.heading} purpose={t.received.purpose} {...input.drop}>
      <form onSubmit={open} noValidate className="flex flex-col gap-4">
        <TextOrFileFields
          label={t.received.field}
          hint={t.received.hint}
          input={input}
          accept=".psbt,.txt,.json,text/plain,application/json"
          error={fault === null ? null : describe(fault)}
        />
        <KeptInKit kit={kit} kept={kept} onUse={input.type} />
        <Button type="submit" disabled={input.isReading} className="self-start">
          {t.kit.open}
        </Button>
      </form>
    </StepCard>
  );
}

type Received = { transaction: RecoveryTransaction; decision: OpenDecision | null };

function readText(kit: CheckedKit, coins: readonly Coin[], text: string): Result<Received, ReceivedFault> {
  if (text === '') return { ok: false, error: { kind: 'empty' } };
  if (isAwardText(text)) return readDecision(kit, coins, text);
  const read = engine.readTransaction(kit, coins, text);
  return read.ok ? { ok: true, value: { transaction: read.value, decision: null } } : read;
}

/** Its transaction is read as any other, once the decision counts. */
function readDecision(kit: CheckedKit, coins: readonly Coin[], text: string): Result<Received, ReceivedFault> {
  const signed = parseAwardFile(text);
  const check: AwardCheck = signed === null ? { fault: 'no-award' } : checkAward(kit, signed);
  if (signed === null || 'fault' in check)
    return { ok: false, error: { kind: 'award', fault: 'fault' in check ? check.fault : 'no-award' } };
  const read = engine.readTransaction(kit, coins, signed.psbt);
  return read.ok ? { ok: true, value: { transaction: read.value, decision: { signed, check } } } : read;
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
