import { type FormEvent, useState } from 'react';
import type { CheckedKit, Coin, PsbtFault, RecoveryTransaction } from '@/exit/recovery/api';
import { engine } from '@/exit/recovery/engine';
import { isFeeUnusual } from '@/exit/recovery/fees';
import { type KeptTransaction, MOST_KEPT, type SecondPayment } from '@/exit/recovery/second-payment';
import { Consent, FeeConsent } from '@/exit/screen/consent';
import { describePsbtFault } from '@/exit/screen/describe-faults';
import { formatPsbtName, nameCoin, nameGuarantee } from '@/exit/screen/names';
import { SignForm } from '@/exit/screen/sign/sign-form';
import { StepCard } from '@/exit/screen/step-card';
import { TextOrFileFields, useTextOrFile } from '@/exit/screen/text-or-file';
import { TransactionView } from '@/exit/screen/transaction-view';
import { useTexts } from '@/exit/texts/texts';
import { saveFile } from '@/lib/save-file';
import { Button } from '@/ui/button/button';
import { Disclosure } from '@/ui/layout/disclosure';

interface SignCardProps {
  kit: CheckedKit;
  coins: readonly Coin[];
  transaction: RecoveryTransaction;
  /** True if it was made on this page, where an unusual fee was already accepted. */
  isOwn: boolean;
  /** Set if an earlier transaction can be confirmed beside it. */
  second: SecondPayment | null;
  onSigned: (transaction: RecoveryTransaction) => void;
}

/** The effect of the transaction, and the ways to sign it. */
export function SignCard({ kit, coins, transaction, isOwn, second, onSigned }: SignCardProps) {
  const t = useTexts();
  const [accepted, setAccepted] = useState(isOwn);
  const [acceptedSecond, setAcceptedSecond] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const needsConsent = !isOwn && isFeeUnusual(transaction.summary);

  function canSign(): boolean {
    setAsked(true);
    return (!needsConsent || accepted) && (second === null || acceptedSecond);
  }

  return (
    <StepCard step={4} heading={t.sign.heading} purpose={t.sign.purpose} takesFocus>
      <TransactionView kit={kit} summary={transaction.summary} label={t.sign.heading} withSigners />
      {needsConsent && (
        <FeeConsent
          summary={transaction.summary}
          accepted={accepted}
          onAccepted={setAccepted}
          error={isAsked && !accepted ? t.fee.acceptOther : null}
        />
      )}
      {second !== null && (
        <Consent
          text={t.second.other(nameGuarantee(t, kit, second.guarantee), second.outpoint && nameCoin(second.outpoint))}
          accept={t.second.accept}
          accepted={acceptedSecond}
          onAccepted={setAcceptedSecond}
          error={isAsked && !acceptedSecond ? t.second.acceptFirst : null}
        />
      )}
      {transaction.final === null && (
        <>
          <SignForm kit={kit} coins={coins} transaction={transaction} canSign={canSign} onSigned={onSigned} />
          <Disclosure summary={t.sign.otherProgram}>
            <OtherProgram kit={kit} coins={coins} transaction={transaction} canSign={canSign} onCombined={onSigned} />
          </Disclosure>
        </>
      )}
    </StepCard>
  );
}

interface OtherProgramProps {
  kit: CheckedKit;
  coins: readonly Coin[];
  transaction: RecoveryTransaction;
  /** False while something unusual is not accepted. */
  canSign: () => boolean;
  onCombined: (transaction: RecoveryTransaction) => void;
}

/** Passes the transaction to another signer, and takes its signatures. */
function OtherProgram({ kit, coins, transaction, canSign, onCombined }: OtherProgramProps) {
  const t = useTexts();
  const input = useTextOrFile(isTooLargeForPsbt);
  const [failed, setFailed] = useState<{ text: string; fault: ReceivedFault } | null>(null);
  const fault = failed?.text === input.value ? failed.fault : null;

  function combine(event: FormEvent): void {
    event.preventDefault();
    if (input.problem !== null || !canSign()) return;
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
        onClick={() => {
          if (canSign()) saveFile(formatPsbtName(kit, transaction), `${transaction.psbt}\n`, 'text/plain');
        }}
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

/** Bytes. A PSBT of a thousand coins with their funding transactions takes about one million. */
const MAX_FILE = 16 * 1024 * 1024;

export const isTooLargeForPsbt = (bytes: number) => bytes > MAX_FILE;

interface ReceivedCardProps {
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
