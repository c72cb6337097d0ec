import { formIssueMessages } from '@/content/form-issues.messages';
import { withdrawalsMessages } from '@/content/withdrawals.messages';
import { computeWithdrawn } from '@/domain/guarantees/guarantee-status';
import type { Contract, Guarantee } from '@/domain/models';
import { formatBtc, type Sats } from '@/domain/primitives/amount';
import { stripBidiControls } from '@/domain/primitives/foreign-text';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import type { LinkOutcome } from '@/domain/withdrawals/payment-link';
import type { AmountProblem } from '@/domain/withdrawals/release-form';
import { AmountField } from '@/features/money/amount-field';
import { YouMark } from '@/features/people/you-mark';
import { AddressField } from '@/features/withdrawals/release/address-field';
import type { ReleaseFormState } from '@/features/withdrawals/release/use-release-form';
import { useMessages } from '@/i18n/use-messages';
import { useAppSelector } from '@/store/core/hooks';
import { selectDepositWarning } from '@/store/deposits/verification.selectors';
import { selectName } from '@/store/people/people.thunks';
import { Button } from '@/ui/button/button';
import { useAfterPress } from '@/ui/focus/use-after-press';
import { Disclosure } from '@/ui/layout/disclosure';
import { Badge } from '@/ui/message/badge';
import { Banner } from '@/ui/message/banner';
import { Amount } from '@/ui/text/amount';
import { Fact, FactList } from '@/ui/text/fact-list';
import { Foreign } from '@/ui/text/foreign';

export interface ReleaseFactsProps {
  contract: Contract;
  guarantee: Guarantee;
  /** `null` while unknown. */
  balance: Sats | null;
}

/** Guarantee details and participants (docs/specification.md#modals-of-the-detail-screen). */
export function ReleaseFacts({ contract, guarantee, balance }: ReleaseFactsProps) {
  const t = useMessages(withdrawalsMessages);
  const warning = useAppSelector((state) => selectDepositWarning(state, guarantee));
  return (
    <section
      aria-label={t.details}
      className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 rounded-control bg-sunken p-3 *:open:basis-full"
    >
      <FactList className="grow basis-80">
        <Fact label={t.description}>
          <Foreign className="line-clamp-2 whitespace-pre-line">{guarantee.description}</Foreign>
        </Fact>
        <Fact label={t.availableBalance}>
          <Amount sats={balance} mark={false} unknown={t.unknown} />
          {warning !== null && (
            <span className="block">
              <Badge tone={warning === 'not-verified' ? 'red' : 'yellow'}>{t[warning]}</Badge>
            </span>
          )}
        </Fact>
      </FactList>
      <Disclosure summary={t.details}>
        <FactList>
          <Fact label={t.amount}>
            <Amount sats={guarantee.amount} mark={false} unknown={t.unknown} />
          </Fact>
          <Fact label={t.amountWithdrawn}>
            <Amount
              sats={computeWithdrawn(guarantee.withdrawals, guarantee.deposits)}
              mark={false}
              unknown={t.unknown}
            />
          </Fact>
          <Fact label={t.depositor}>
            {guarantee.depositorId === null ? t.unknown : <Participant id={guarantee.depositorId} />}
          </Fact>
          <Fact label={t.participants}>
            <ul className="flex flex-wrap gap-x-4">
              {contract.contractors.map((id) => (
                <li key={toIdKey(id)} className="break-all">
                  <Participant id={id} /> <Foreign className="font-mono text-xs">{id}</Foreign>
                </li>
              ))}
            </ul>
          </Fact>
        </FactList>
      </Disclosure>
    </section>
  );
}

/** The name; the id, if no name is known. */
function Participant({ id }: { id: Id }) {
  const name = useAppSelector((state) => selectName(state, id));
  return (
    <span className="break-all" title={stripBidiControls(String(id))}>
      <Foreign className="font-medium">{name ?? id}</Foreign>
      <YouMark id={id} />
    </span>
  );
}

export interface ReleaseFieldsProps {
  fields: ReleaseFormState;
  balance: Sats | null;
  /** The address is the payout address of this party. */
  ownerName: string | null;
  disabled: boolean;
}

/** The amount, with its value and the whole balance on its line. */
export function ReleaseAmount({ fields, balance, disabled }: Omit<ReleaseFieldsProps, 'ownerName'>) {
  const t = useMessages(withdrawalsMessages);
  const afterPress = useAfterPress();
  const { form, amountProblem } = fields;
  const max = (
    <Button size="sm" variant="quiet" disabled={disabled || balance === null} title={t.maxHint} onClick={fields.setMax}>
      {t.max}
    </Button>
  );
  return (
    <AmountField
      label={t.amountField}
      required
      action={max}
      brief
      disabled={disabled}
      value={form.amount}
      error={useAmountError(amountProblem, balance)}
      onBlur={() => afterPress(fields.leaveAmount)}
      onValue={fields.setAmount}
      onLink={fields.takeAmountLink}
    />
  );
}

/** The destination. */
export function ReleaseFields({ fields, ownerName, disabled }: Omit<ReleaseFieldsProps, 'balance'>) {
  const t = useMessages(withdrawalsMessages);
  const { form, address } = fields;
  return (
    <>
      <AddressField
        label={t.destinationField}
        disabled={disabled}
        value={form.address}
        state={address}
        hint={useAddressHint(fields, ownerName)}
        onText={fields.setAddress}
        onLink={fields.takeAddressLink}
      />
      <LinkNote outcome={fields.link} />
    </>
  );
}

function useAddressHint({ address: { kind } }: ReleaseFormState, ownerName: string | null): string | null {
  const t = useMessages(withdrawalsMessages);
  if (kind === 'checking') return t.checkingAddress;
  if (ownerName !== null) return t.payoutOf({ name: ownerName });
  return kind === 'fits' ? t.compare : null;
}

/** The outcome of a payment link: nothing is filled in silently. */
function LinkNote({ outcome }: { outcome: LinkOutcome | null }) {
  const t = useMessages(withdrawalsMessages);
  return (
    <div role="status" className="empty:hidden">
      {outcome !== null && <Banner tone={outcome === 'taken' ? 'blue' : 'yellow'}>{t[`link-${outcome}`]}</Banner>}
    </div>
  );
}

function useAmountError(problem: AmountProblem | null, balance: Sats | null): string | null {
  const t = useMessages(withdrawalsMessages);
  const issues = useMessages(formIssueMessages);
  if (problem === null) return null;
  if (problem === 'below-fee') return t['amount-below-fee'];
  if (problem !== 'above-balance') return issues[problem];
  return t['amount-above-balance']({ balance: balance === null ? t.unknown : formatBtc(balance) });
}
