import { useEffect, useState } from 'react';
import { settings } from '@/config/settings';
import { describeVerdict, paymentProofMessages } from '@/content/payment-proof.messages';
import type { GuaranteeRef } from '@/domain/models';
import { useMessages } from '@/i18n/use-messages';
import { type PaymentProofs, provePayments } from '@/store/balances/payment-proofs.thunks';
import { selectGuarantee } from '@/store/contracts/contracts.selectors';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { selectAddresses } from '@/store/deposits/verification.selectors';
import { Amount } from '@/ui/text/amount';
import { useLocale } from '@/ui/text/locale-context';

const TONES = { proven: 'text-tone-green', unproven: '', false: 'text-tone-red' };

/** The proof of each payment to a guarantee (docs/settlement.md#proof-of-payment). */
export function PaymentProofList(guaranteeRef: GuaranteeRef) {
  const counting = useAppSelector((state) => {
    const guarantee = selectGuarantee(state, guaranteeRef);
    return guarantee === null ? '' : selectAddresses(state, guarantee, 'counts').join();
  });
  // An address that is verified meanwhile may have payments.
  return <ProofList key={counting} {...guaranteeRef} />;
}

function ProofList({ contractId, guaranteeId }: GuaranteeRef) {
  const t = useMessages(paymentProofMessages);
  const locale = useLocale();
  const dispatch = useAppDispatch();
  const [proofs, setProofs] = useState<PaymentProofs | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    void dispatch(provePayments({ contractId, guaranteeId }, setProofs, controller.signal));
    return () => controller.abort();
  }, [dispatch, contractId, guaranteeId]);
  if (proofs === null) return <>{t.checking}</>;
  const { payments, explorers, silent, undecided, left } = proofs;
  return (
    <>
      <ul aria-live="polite" className="flex flex-col gap-2 whitespace-normal">
        {payments.map(({ txid, vout, value, verdict, answers }) => (
          <li key={`${txid}:${vout}`}>
            <Amount sats={value} mark={false} fiat={false} />{' '}
            <span className={TONES[verdict?.kind ?? 'unproven']}>{describeVerdict(t, verdict, locale)}</span>{' '}
            {answers.map((answer, at) => `${t[answer]({ explorer: explorers[at] ?? '' })} `)}
          </li>
        ))}
      </ul>
      {payments.length + silent.length + undecided === 0 && t.none}
      {undecided > 0 && <p className="mt-2">{t.undecided}</p>}
      {silent.map((explorer) => (
        <p key={explorer} className="mt-2">
          {t.silent({ explorer })}
        </p>
      ))}
      {left > 0 && <p className="mt-2">{t.left({ count: left })}</p>}
      {settings().network !== 'mainnet' && <p className="mt-2 text-xs text-ink-faint">{t.testNetwork}</p>}
    </>
  );
}
