import { type WithdrawalTexts, withdrawalsMessages } from '@/content/withdrawals.messages';
import { groupSats } from '@/domain/primitives/format-sats';
import { type Concern, GRAVE_CONCERNS, type UnknownCoins } from '@/domain/withdrawals/concerns';
import type { Inspection, PsbtSummary } from '@/domain/withdrawals/inspection';
import type { OpenPayment } from '@/domain/withdrawals/open-signatures';
import { OpenPaymentList } from '@/features/signing/open-payment-list';
import { UnknownCoinsText } from '@/features/signing/unknown-coins';
import { useMessages } from '@/i18n/use-messages';
import { Banner } from '@/ui/message/banner';
import { ToneIcon } from '@/ui/message/tone-icon';
import { AddressText } from '@/ui/text/address-text';
import { Amount } from '@/ui/text/amount';
import { useLocale } from '@/ui/text/locale-context';

export interface VerdictProps {
  inspection: Inspection;
  /** The questions that the user has to accept. */
  concerns: readonly Concern[];
}

/** The findings about a transaction, and a warning if deposits are not checked. */
export function Verdict({ inspection, concerns }: VerdictProps) {
  const t = useMessages(withdrawalsMessages);
  const locale = useLocale();
  if (inspection.verdict === 'refuse') {
    return <Banner tone="red">{t.verdictRefuse({ why: t[`rule-${inspection.rule}`] })}</Banner>;
  }
  const isSplit = inspection.summary.outputs.some(({ role }) => role === 'payee');
  const isUnproven = inspection.summary.unprovenInputs > 0 && concerns.every(({ kind }) => kind !== 'amounts-unproven');
  return (
    <>
      {isUnproven && <p className="text-xs text-ink-soft">{t.amountsUnproven}</p>}
      {!inspection.checked && (
        <Banner tone="yellow" role="alert">
          <p className="font-medium">{t['not-verified']}</p>
          <p>{t.uncheckedText}</p>
        </Banner>
      )}
      {concerns.map((concern) => (
        <Banner key={concern.kind} tone={GRAVE_CONCERNS.includes(concern.kind) ? 'red' : 'yellow'} role="alert">
          {concern.kind === 'unknown-coins' ? (
            <UnknownCoinsText question={concern} />
          ) : (
            describeConcern(t, concern, locale)
          )}
          {concern.kind === 'open-payment' && (
            <PaymentsBeside summary={inspection.summary} payments={concern.payments} />
          )}
        </Banner>
      ))}
      {/* A mark, and no band: nothing was found. */}
      {concerns.length === 0 && (
        <p role="status" className="flex items-start gap-1.5 text-xs text-tone-green">
          <ToneIcon tone="green" />
          {t[`verdictSign${isSplit ? 'Payees' : ''}${inspection.checked ? '' : 'Unchecked'}`]}
        </p>
      )}
    </>
  );
}

/** Both payments, so that they can be compared. */
function PaymentsBeside({ summary, payments }: { summary: PsbtSummary; payments: readonly OpenPayment[] }) {
  const t = useMessages(withdrawalsMessages);
  const payees = summary.outputs.filter(({ role }) => role === 'destination' || role === 'payee');
  return (
    <div className="mt-2 grid gap-x-6 gap-y-3 sm:grid-cols-2">
      <div>
        <p className="text-xs">{t.thisPayment}</p>
        <ul className="mt-2 flex flex-col gap-2 text-sm">
          {payees.map(({ address, amount }) => (
            <li key={`${address} ${amount}`} className="min-w-0">
              <Amount sats={amount} />
              {address !== null && (
                <p>
                  <AddressText value={address} />
                </p>
              )}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <p className="text-xs">{t.openPayment}</p>
        <OpenPaymentList payments={payments} />
      </div>
    </div>
  );
}

function describeConcern(t: WithdrawalTexts, concern: Exclude<Concern, UnknownCoins>, locale: string): string {
  const group = (sats: number) => groupSats(sats, locale);
  switch (concern.kind) {
    case 'fee-high':
      return t['concern-fee-high']({ fee: group(concern.fee), estimate: group(concern.estimate) });
    case 'fee-differs':
      return t['concern-fee-differs']({ fee: group(concern.fee), shown: group(concern.shown) });
    case 'amounts-unproven':
      return concern.worstFee === null
        ? t['concern-amounts-unproven-unknown']
        : t['concern-amounts-unproven']({ fee: group(concern.worstFee) });
    case 'unusual-version':
      return t['concern-unusual-version']({ version: concern.version });
    default:
      return t[`concern-${concern.kind}`];
  }
}
