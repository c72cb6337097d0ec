import { type WithdrawalTexts, withdrawalsMessages } from '@/content/withdrawals.messages';
import type { Sats } from '@/domain/primitives/amount';
import { groupSats } from '@/domain/primitives/format-sats';
import { type Id, isSameId } from '@/domain/primitives/ids';
import type { FeeSpeed } from '@/domain/withdrawals/fees';
import { type Freshness, isFresh, isStale } from '@/domain/withdrawals/freshness';
import type { PsbtOutput, PsbtSummary } from '@/domain/withdrawals/inspection';
import { type PaymentSummary, summarizePayment } from '@/domain/withdrawals/payment-summary';
import { findSigner } from '@/domain/withdrawals/signers';
import { findUnusualTimings, type UnusualTiming as Timing } from '@/domain/withdrawals/unusual-timing';
import { Term, TermText } from '@/features/help/term';
import { PayoutChanged } from '@/features/people/payout-changed';
import { PaymentSentence } from '@/features/withdrawals/release/release-result';
import { useMessages } from '@/i18n/use-messages';
import { selectUserId } from '@/store/auth/auth.selectors';
import { selectContract } from '@/store/contracts/contracts.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { selectPayoutOwner } from '@/store/payout-addresses/payout-addresses.thunks';
import { selectOtherName } from '@/store/people/people.selectors';
import { selectName } from '@/store/people/people.thunks';
import { Disclosure } from '@/ui/layout/disclosure';
import { Banner } from '@/ui/message/banner';
import { AddressText } from '@/ui/text/address-text';
import { Amount } from '@/ui/text/amount';
import { DateText } from '@/ui/text/date-text';
import { Fact, FactList } from '@/ui/text/fact-list';
import { Foreign } from '@/ui/text/foreign';
import { useLocale } from '@/ui/text/locale-context';

export interface PsbtSummaryViewProps {
  summary: PsbtSummary;
  /** Of the guarantee; `null` while unknown. */
  balance: Sats | null;
  /** The people whose keys the signatures are compared with. */
  contractId: Id;
  /** Expected confirmation time at current fee rates; `null` while these are unknown. */
  speed?: FeeSpeed | null;
  /** Says in words what the signature does; otherwise it cannot be signed, and only its outputs are named. */
  isPayable: boolean;
}

/** Payees, fee, change, remaining balance and signatures of a PSBT, read from the PSBT itself. */
export function PsbtSummaryView(props: PsbtSummaryViewProps) {
  const { summary, balance, contractId, speed = null, isPayable } = props;
  const t = useMessages(withdrawalsMessages);
  const locale = useLocale();
  const payment = summarizePayment(summary, balance);
  return (
    <section aria-label={t.summary} className="flex flex-col gap-3 rounded-control bg-sunken p-4">
      {isPayable && payment.elsewhere.length === 0 ? (
        payment.paid.map((output, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: outputs of a transaction have a fixed order
          <NamedPayee key={at} contractId={contractId} output={output} />
        ))
      ) : (
        <Payees payment={payment} />
      )}
      <FactList layout="row" className="border-t border-line sm:pt-3">
        <Fact label={t.signatures}>
          <Signers signedBy={summary.signedBy} contractId={contractId} />
        </Fact>
        <Fact label={<Term word="network-fee">{t.networkFee}</Term>}>
          <span className="figures">
            <TermText word="satoshi" text={t.feeSats({ sats: groupSats(payment.fee, locale) })} />
          </span>
        </Fact>
        <Fact label={t.stays}>
          <Amount sats={payment.stays} mark={false} unknown={t.unknown} />
        </Fact>
      </FactList>
      <Disclosure summary={t.transactionDetails}>
        <FactList layout="pairs">
          <Fact label={t.rate} note={speed === null ? undefined : t[`speed-${speed}`]}>
            <span className="figures">{t.feeRate({ rate: payment.feeRate })}</span>
          </Fact>
          <Fact label={t.change}>
            <Amount sats={payment.change} mark={false} />
          </Fact>
        </FactList>
      </Disclosure>
      <UnusualTiming summary={summary} />
    </section>
  );
}

interface NamedPayeeProps {
  contractId: Id;
  output: PsbtOutput;
}

/** The payment in words, and its address. */
function NamedPayee({ contractId, output: { address, amount } }: NamedPayeeProps) {
  const t = useMessages(withdrawalsMessages);
  const payee = useAppSelector((state) => selectPayoutOwner(state, contractId, address ?? ''));
  return (
    <div className="flex flex-col gap-1">
      <PaymentSentence payee={payee} amount={amount} isAbove />
      <p>{address === null ? t.noAddress : <AddressText value={address} />}</p>
      <PayeeNote contractId={contractId} payee={payee} />
      {payee !== null && <PayoutChanged contractId={contractId} personId={payee} />}
    </div>
  );
}

/** Whose address it is, as far as a party has signed that. */
function PayeeNote({ contractId, payee }: { contractId: Id; payee: Id | null }) {
  const t = useMessages(withdrawalsMessages);
  const isOwn = isSameId(useAppSelector(selectUserId), payee);
  const name = useAppSelector((state) => (payee === null ? null : (selectName(state, payee) ?? String(payee))));
  const other = useAppSelector((state) => selectOtherName(state, contractId)) ?? t.otherParty;
  return (
    <p className={payee === null ? 'text-sm text-tone-yellow' : 'text-xs text-ink-soft'}>
      <Foreign>{isOwn ? t.payoutOwn : name === null ? t.payeeUnknown({ name: other }) : t.payoutOf({ name })}</Foreign>
    </p>
  );
}

function Payees({ payment: { paid, elsewhere } }: { payment: PaymentSummary }) {
  const t = useMessages(withdrawalsMessages);
  return (
    <>
      {paid.length === 0 && <p className="text-sm font-medium text-tone-red">{t.noDestination}</p>}
      {paid.map((output) => (
        <Payee key={`to ${output.address}`} label={t.to} output={output} />
      ))}
      {elsewhere.map((output, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: outputs of a transaction have a fixed order
        <Payee key={`elsewhere ${index}`} label={t.toElsewhere} output={output} isWrong />
      ))}
    </>
  );
}

function Payee({ label, output, isWrong = false }: { label: string; output: PsbtOutput; isWrong?: boolean }) {
  const t = useMessages(withdrawalsMessages);
  return (
    <div className={isWrong ? 'text-tone-red' : undefined}>
      <p className="text-xs text-ink-faint">{label}</p>
      <p>{output.address === null ? t.noAddress : <AddressText value={output.address} />}</p>
      <p className="mt-1 text-lg font-semibold">
        <Amount sats={output.amount} />
      </p>
    </div>
  );
}

/** Locktime and sequence numbers, unless they are the usual ones. */
function UnusualTiming({ summary }: { summary: PsbtSummary }) {
  const t = useMessages(withdrawalsMessages);
  return findUnusualTimings(summary).map((timing) => (
    <p key={JSON.stringify(timing)} className="text-sm text-tone-yellow">
      {timing.kind === 'not-before-time' ? (
        <>
          {t.notBeforeTime} <DateText value={timing.time} />
        </>
      ) : (
        describeTiming(t, timing)
      )}
    </p>
  ));
}

function describeTiming(t: WithdrawalTexts, timing: Exclude<Timing, { kind: 'not-before-time' }>): string {
  if (timing.kind === 'not-before-block') return t.notBeforeBlock({ height: timing.height });
  return t[`sequence-${timing.kind}`]({ sequence: timing.sequence });
}

/**
 * Warns that a signed withdrawal cannot or perhaps cannot be broadcast, or could not be checked; renders nothing for a
 * fresh one.
 */
export function FreshnessNote({ freshness }: { freshness: Freshness }) {
  const t = useMessages(withdrawalsMessages);
  if (freshness.spent === null) return <Banner tone="yellow">{t.spentUnknown}</Banner>;
  if (isFresh(freshness)) return null;
  const stale = isStale(freshness);
  return (
    <Banner tone={stale ? 'red' : 'yellow'} role="alert">
      <p className="font-medium">{stale ? t.spentTitle : t.tooLowTitle}</p>
      <p>{stale ? t.spentText : t.tooLowText({ rate: freshness.minimumFee })}</p>
    </Banner>
  );
}

interface SignersProps {
  /** Public keys, hex, with a valid signature on every input. */
  signedBy: readonly string[];
  contractId: Id;
}

/** The signers of a PSBT, identified by their keys. */
function Signers({ signedBy, contractId }: SignersProps) {
  const t = useMessages(withdrawalsMessages);
  if (signedBy.length === 0) return <>{t.noSignatures}</>;
  return (
    <ul>
      {signedBy.map((publicKey) => (
        <li key={publicKey}>
          <Signer publicKey={publicKey} contractId={contractId} />
        </li>
      ))}
    </ul>
  );
}

function Signer({ publicKey, contractId }: { publicKey: string; contractId: Id }) {
  const t = useMessages(withdrawalsMessages);
  const contract = useAppSelector((state) => selectContract(state, contractId));
  const isOwn = useAppSelector((state) => selectSigner(state) === publicKey);
  const id = contract === null ? null : findSigner(contract, publicKey);
  const name = useAppSelector((state) => (id === null ? null : selectName(state, id)));
  if (isOwn) return <>{t.you}</>;
  return id === null ? <>{t.arbitrator}</> : <Foreign>{name ?? id}</Foreign>;
}
