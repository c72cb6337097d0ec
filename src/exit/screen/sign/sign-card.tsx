import { useState } from 'react';
import type { CheckedKit, Coin, RecoveryTransaction } from '@/exit/recovery/api';
import { isFeeUnusual } from '@/exit/recovery/fees';
import { FeeConsent } from '@/exit/screen/fee-consent';
import { OtherProgram } from '@/exit/screen/sign/other-program';
import { SignForm } from '@/exit/screen/sign/sign-form';
import { StepCard } from '@/exit/screen/step-card';
import { TransactionView } from '@/exit/screen/transaction-view';
import { useTexts } from '@/exit/texts/texts';
import { Disclosure } from '@/ui/layout/disclosure';

export interface SignCardProps {
  kit: CheckedKit;
  coins: readonly Coin[];
  transaction: RecoveryTransaction;
  /** True if it was made on this page, where an unusual fee was already accepted. */
  isOwn: boolean;
  onSigned: (transaction: RecoveryTransaction) => void;
}

/** The effect of the transaction, and the ways to sign it. */
export function SignCard({ kit, coins, transaction, isOwn, onSigned }: SignCardProps) {
  const t = useTexts();
  const [accepted, setAccepted] = useState(isOwn);
  const [isAsked, setAsked] = useState(false);
  const needsConsent = !isOwn && isFeeUnusual(transaction.summary);

  function canSign(): boolean {
    setAsked(true);
    return !needsConsent || accepted;
  }

  return (
    <StepCard step={4} heading={t.sign.heading} purpose={t.sign.purpose} takesFocus>
      <TransactionView summary={transaction.summary} label={t.sign.heading} withSigners />
      {needsConsent && (
        <FeeConsent
          summary={transaction.summary}
          accepted={accepted}
          onAccepted={setAccepted}
          error={isAsked && !accepted ? t.fee.acceptOther : null}
        />
      )}
      {transaction.final === null && (
        <>
          <SignForm kit={kit} coins={coins} transaction={transaction} canSign={canSign} onSigned={onSigned} />
          <Disclosure summary={t.sign.otherProgram}>
            <OtherProgram kit={kit} coins={coins} transaction={transaction} onCombined={onSigned} />
          </Disclosure>
        </>
      )}
    </StepCard>
  );
}
