import { useState } from 'react';
import { isFeeUnusual } from '@/bitcoin/recovery/make-spend';
import type { SecondPayment } from '@/bitcoin/recovery/second-payment';
import { addSignatures } from '@/bitcoin/recovery/sign-spend';
import { recoverMessages } from '@/content/recover/recover.messages';
import { useMessages } from '@/i18n/use-messages';
import { Consent, FeeConsent } from '@/recover/consent';
import { nameCoin, nameGuarantee } from '@/recover/names';
import { savePsbt } from '@/recover/save-psbt';
import { type SignCardProps, SignForm } from '@/recover/sign-form';
import { SpendFields, useSpendForm } from '@/recover/spend-form';
import { StepCard } from '@/recover/step-card';
import { TransactionView } from '@/recover/transaction-view';
import { Button } from '@/ui/button/button';
import { Disclosure } from '@/ui/layout/disclosure';

/** The effect of the transaction, and the ways to sign it. */
export function SignCard(props: SignCardProps) {
  const { checked, spend, isOwn, second } = props;
  const t = useMessages(recoverMessages);
  const [accepted, setAccepted] = useState(isOwn);
  const [acceptedFor, setAcceptedFor] = useState<SecondPayment | null>(null);
  const [isAsked, setAsked] = useState(false);
  // Another explorer's answer may have changed the question.
  const acceptsSecond = acceptedFor?.guarantee === second?.guarantee && acceptedFor?.outpoint === second?.outpoint;
  const needsConsent = !isOwn && isFeeUnusual(spend.summary);

  function canSign(): boolean {
    setAsked(true);
    return (!needsConsent || accepted) && (second === null || acceptsSecond);
  }

  return (
    <StepCard step={4} heading={t.signHeading} purpose={t.signPurpose} takesFocus>
      <TransactionView checked={checked} summary={spend.summary} label={t.signHeading} withSigners />
      {needsConsent && (
        <FeeConsent
          summary={spend.summary}
          accepted={accepted}
          onAccepted={setAccepted}
          error={isAsked && !accepted ? t.feeFirst : null}
        />
      )}
      {second !== null && (
        <Consent
          text={t.second({
            guarantee: nameGuarantee(t, checked, second.guarantee),
            coin: second.outpoint === null ? t.secondUnknown : nameCoin(second.outpoint),
          })}
          accept={t.secondAccept}
          accepted={acceptsSecond}
          onAccepted={(accepted) => setAcceptedFor(accepted ? second : null)}
          error={isAsked && !acceptsSecond ? t.secondFirst : null}
        />
      )}
      {spend.final === null && (
        <>
          {!spend.summary.signedBy.includes(props.signer.holder) && (
            <SignForm key={props.signer.holder} {...props} canSign={canSign} />
          )}
          <Disclosure summary={t.otherProgram}>
            <OtherProgram {...props} canSign={canSign} />
          </Disclosure>
        </>
      )}
    </StepCard>
  );
}

interface OtherProgramProps extends SignCardProps {
  /** False while something unusual is not accepted. */
  canSign: () => boolean;
}

/** Passes the transaction to another signer, and takes its signatures. */
function OtherProgram({ checked, coins, spend, canSign, onSigned }: OtherProgramProps) {
  const t = useMessages(recoverMessages);
  const form = useSpendForm((text) => addSignatures(checked, coins, spend, text), onSigned, canSign);
  return (
    <form onSubmit={form.submit} noValidate className="flex flex-col gap-3 text-ink">
      <p className="text-ink-soft">{t.otherPurpose}</p>
      <Button className="self-start" onClick={() => canSign() && savePsbt(checked.contract, spend)}>
        {t.save}
      </Button>
      <SpendFields label={t.otherField} form={form} />
      <Button type="submit" disabled={form.input.isReading} className="self-start">
        {t.combine}
      </Button>
    </form>
  );
}
