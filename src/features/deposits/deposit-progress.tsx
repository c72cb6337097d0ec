import { depositsMessages } from '@/content/deposits.messages';
import { amountMissing, balanceView } from '@/domain/guarantee/guarantee-funds';
import { useMessages } from '@/i18n/use-messages';
import { selectBalanceEntry } from '@/store/balances/balances.selectors';
import { selectGuarantee } from '@/store/contracts/contracts.selectors';
import type { GuaranteePlace } from '@/store/contracts/contracts.slice';
import { useAppSelector } from '@/store/setup/hooks';
import { Banner } from '@/ui/message/banner';
import { Amount } from '@/ui/text/amount';
import { Fact, FactList } from '@/ui/text/fact-list';

/** What has arrived and what is still missing; follows the balance while the dialog is open. */
export function DepositProgress(place: GuaranteePlace) {
  const t = useMessages(depositsMessages);
  const guarantee = useAppSelector((state) => selectGuarantee(state, place));
  const knowledge = useAppSelector((state) => selectBalanceEntry(state, place.guaranteeId));
  if (guarantee === null) return null;
  const balance = balanceView(guarantee.status, guarantee.amount, knowledge);
  if (balance.kind === 'unknown') return <Banner tone="yellow">{t.balanceUnknown}</Banner>;
  if (balance.kind === 'uncounted') return <Banner tone="yellow">{t.balanceUncounted}</Banner>;
  if (balance.kind !== 'known') return null;
  const missing = amountMissing(guarantee.amount, balance.total);
  return (
    <>
      {missing === 0 && <Banner tone="green">{t.complete}</Banner>}
      <FactList layout="lines">
        <Fact label={t.arrived}>
          <Amount sats={balance.total} mark={false} />
          {balance.unconfirmed > 0 && (
            <span className="block text-xs text-ink-soft">
              <Amount sats={balance.unconfirmed} mark={false} /> {t.unconfirmed}
            </span>
          )}
        </Fact>
        <Fact label={t.missing}>
          <Amount sats={missing} className="font-medium" />
        </Fact>
      </FactList>
    </>
  );
}
