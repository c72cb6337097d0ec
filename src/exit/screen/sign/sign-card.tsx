import { type FormEvent, useState } from 'react';
import type { CheckedKit, Coin, PsbtFault, RecoveryTransaction } from '@/exit/recovery/api';
import { engine } from '@/exit/recovery/engine';
import { isFeeUnusual } from '@/exit/recovery/fees';
import type { SecondPayment } from '@/exit/recovery/second-payment';
import { nameCoin } from '@/exit/screen/coin-name';
import { Consent } from '@/exit/screen/consent';
import { describePsbtFault } from '@/exit/screen/describe-faults';
import { FeeConsent } from '@/exit/screen/fee-consent';
import { formatPsbtName } from '@/exit/screen/file-names';
import { nameGuarantee } from '@/exit/screen/guarantee-name';
import { isTooLargeForPsbt } from '@/exit/screen/sign/received-card';
import { SignForm } from '@/exit/screen/sign/sign-form';
import { StepCard } from '@/exit/screen/step-card';
import { TextOrFileFields } from '@/exit/screen/text-or-file-fields';
import { TransactionView } from '@/exit/screen/transaction-view';
import { useTextOrFile } from '@/exit/screen/use-text-or-file';
import { useTexts } from '@/exit/texts/texts';
import { saveFile } from '@/lib/save-file';
import { Button } from '@/ui/button/button';
import { Disclosure } from '@/ui/layout/disclosure';

export interface SignCardProps {
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

const NOTHING = { ok: false, error: { kind: 'empty' } } as const;

/** Passes the transaction to another signer, and takes its signatures. */
function OtherProgram({ kit, coins, transaction, canSign, onCombined }: OtherProgramProps) {
  const t = useTexts();
  const input = useTextOrFile(isTooLargeForPsbt);
  const [failed, setFailed] = useState<{ text: string; fault: PsbtFault | { kind: 'empty' } } | null>(null);
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
