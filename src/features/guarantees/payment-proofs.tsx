import { useEffect, useState } from 'react';
import { settings } from '@/config/settings';
import { paymentProofMessages } from '@/content/payment-proof.messages';
import type { GuaranteeRef } from '@/domain/models';
import { useMessages } from '@/i18n/use-messages';
import { type CheckedPayment, type PaymentProofs, provePayments } from '@/store/balances/payment-proofs.thunks';
import { useAppDispatch } from '@/store/core/hooks';
import { Amount } from '@/ui/text/amount';
import { useLocale } from '@/ui/text/locale-context';

/** What is proven of each payment to a guarantee (docs/settlement.md#proof-of-payment). */
export function PaymentProofList({ contractId, guaranteeId }: GuaranteeRef) {
  const t = useMessages(paymentProofMessages);
  const dispatch = useAppDispatch();
  const [proofs, setProofs] = useState<PaymentProofs | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    void dispatch(provePayments({ contractId, guaranteeId }, setProofs, controller.signal));
    return () => controller.abort();
  }, [dispatch, contractId, guaranteeId]);
  if (proofs === null) return t.checking;
  return (
    <>
      <ul aria-live="polite" className="flex flex-col gap-2 whitespace-normal">
        {proofs.payments.map((payment) => (
          <li key={`${payment.txid}:${payment.vout}`}>
            <Amount sats={payment.value} mark={false} fiat={false} /> <ProofText {...payment} />{' '}
            {payment.answers.map((answer, at) => `${t[answer]({ explorer: proofs.explorers[at] ?? '' })} `)}
          </li>
        ))}
      </ul>
      {proofs.payments.length === 0 && t.none}
      {proofs.left > 0 && <p className="mt-2">{t.left({ count: proofs.left })}</p>}
      {settings().network !== 'mainnet' && <p className="mt-2 text-xs text-ink-faint">{t.testNetwork}</p>}
    </>
  );
}

function ProofText({ verdict }: CheckedPayment) {
  const t = useMessages(paymentProofMessages);
  const locale = useLocale();
  if (verdict === null) return t.checking;
  if (verdict.kind === 'proven') {
    const block = verdict.height.toLocaleString(locale);
    return <span className="text-tone-green">{t.proven({ block, blocks: verdict.blocks })}</span>;
  }
  if (verdict.kind === 'unproven') return `${t.unproven} ${t[`flaw-${verdict.flaw}`]}`;
  return (
    <span className="text-tone-red">
      {t.false} {t[`false-${verdict.contradiction}`]}
    </span>
  );
}
