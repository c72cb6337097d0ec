import { useEffect, useRef, useState } from 'react';
import type { GuaranteeRef } from '@/domain/models';
import { formatBtc, type Sats } from '@/domain/primitives/amount';
import type { ErrorData } from '@/domain/primitives/errors';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { type LinkOutcome, takePaymentLink } from '@/domain/withdrawals/payment-link';
import {
  type AddressCheck,
  type AmountProblem,
  checkRelease,
  getVisibleAmountProblem,
  type ReleaseCheck,
  type ReleaseForm,
  type ReleaseQuote,
} from '@/domain/withdrawals/release-form';
import { useLoaded } from '@/lib/use-loaded';
import { selectKnownBalance } from '@/store/balances/balances.selectors';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { checkDestination, checkOwnAddress, quoteRelease } from '@/store/withdrawals/quote.thunks';

const EMPTY: ReleaseForm = { address: '', amount: '' };

export interface ReleaseFormState {
  form: ReleaseForm;
  check: ReleaseCheck;
  address: AddressState;
  /** The problem to show; some are held back while the user types. */
  amountProblem: AmountProblem | null;
  /** The form may be submitted, given a password. */
  ready: boolean;
  setAddress: (address: string) => void;
  /** Takes a payment link that was pasted into the address field; false if it is none. */
  takeAddressLink: (text: string) => boolean;
  /** The outcome of a pasted payment link; `null` once the user has changed something. */
  link: LinkOutcome | null;
  setAmount: (text: string) => void;
  /** Takes a payment link that was pasted into the amount field; false if it is none. */
  takeAmountLink: (text: string) => boolean;
  leaveAmount: () => void;
  setMax: () => void;
}

/** The form of a release. `available` is the balance, `null` while unknown; `payees` counts those who share it. */
export function useReleaseForm(quote: ReleaseQuote | null, available: Sats | null, payees: number): ReleaseFormState {
  const [form, setForm] = useState(EMPTY);
  const [left, setLeft] = useState(false);
  const [link, setLink] = useState<LinkOutcome | null>(null);
  const check = checkRelease(form, quote, available, payees);
  const address = useAddressCheck(form.address);

  function change(changes: Partial<ReleaseForm>): void {
    setForm({ ...form, ...changes });
    setLink(null);
  }

  function takeLink(field: 'address' | 'amount', text: string): boolean {
    const taken = takePaymentLink(form, field, text);
    if (taken === null) return false;
    setForm(taken.form);
    setLink(taken.outcome);
    return true;
  }

  return {
    form,
    check,
    address,
    link,
    amountProblem: getVisibleAmountProblem(check.amountProblem, left),
    ready: check.ready && address.kind === 'fits',
    setAddress: (address) => change({ address }),
    takeAddressLink: (text) => takeLink('address', text),
    setAmount: (amount) => change({ amount }),
    takeAmountLink: (text) => takeLink('amount', text),
    leaveAmount: () => setLeft(true),
    setMax: () => {
      if (available !== null) change({ amount: formatBtc(available) });
    },
  };
}

export type AddressState =
  | { kind: 'empty' }
  | { kind: 'checking' }
  | { kind: 'fits' }
  | { kind: 'wrong'; check: Extract<AddressCheck, { ok: false }> }
  | { kind: 'failed'; error: ErrorData };

const TYPING_PAUSE_MS = 250;

/**
 * Checks an address for the configured network once typing pauses.
 * @param settles the contract whose money must not go back to one of its deposit addresses; none for a release
 */
export function useAddressCheck(address: string, settles: Id | null = null): AddressState {
  const dispatch = useAppDispatch();
  const [checked, setChecked] = useState<{ address: string; state: AddressState } | null>(null);

  useEffect(() => {
    if (address === '') return;
    let isCurrent = true;
    async function check(): Promise<void> {
      const result = await dispatch(settles === null ? checkDestination(address) : checkOwnAddress(settles, address));
      const state = result.ok ? toAddressState(result.value) : ({ kind: 'failed', error: result.error } as const);
      if (isCurrent) setChecked({ address, state });
    }
    const timer = setTimeout(() => void check(), TYPING_PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [address, settles, dispatch]);

  if (address === '') return { kind: 'empty' };
  return checked?.address === address ? checked.state : { kind: 'checking' };
}

function toAddressState(check: AddressCheck): AddressState {
  return check.ok ? { kind: 'fits' } : { kind: 'wrong', check };
}

export interface Quote {
  /** `null` until loaded. */
  quote: ReleaseQuote | null;
  error: ErrorData | null;
  loading: boolean;
  reload: () => void;
}

/**
 * Balance, inputs and fee rate for a release; reloads when the balance changes. If the balance becomes unknown, the
 * quote stays valid.
 */
export function useQuote(guaranteeRef: GuaranteeRef): Quote {
  const dispatch = useAppDispatch();
  const { value, loading, reload } = useLoaded(
    (signal) => dispatch(quoteRelease(guaranteeRef, signal)),
    toIdKey(guaranteeRef.guaranteeId),
  );
  const total = useAppSelector((state) => selectKnownBalance(state, guaranteeRef.guaranteeId)?.total ?? null);
  const quotedTotal = useRef(total);
  useEffect(() => {
    if (quotedTotal.current === total) return;
    quotedTotal.current = total;
    if (total !== null) reload();
  }, [total, reload]);
  return { quote: value?.ok ? value.value : null, error: value?.ok === false ? value.error : null, loading, reload };
}
