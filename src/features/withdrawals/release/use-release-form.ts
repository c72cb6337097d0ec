import { useEffect, useRef, useState } from 'react';
import type { GuaranteeRef } from '@/domain/models';
import { formatBtc, type Sats } from '@/domain/primitives/amount';
import type { ErrorData } from '@/domain/primitives/errors';
import { toIdKey } from '@/domain/primitives/ids';
import {
  type AddressCheck,
  type AmountProblem,
  checkRelease,
  getVisibleAmountProblem,
  limitAmountText,
  type ReleaseCheck,
  type ReleaseForm,
  type ReleaseQuote,
} from '@/domain/withdrawal/release-form';
import { useLoaded } from '@/lib/use-loaded';
import { selectKnownBalance } from '@/store/balances/balances.selectors';
import { useAppDispatch, useAppSelector } from '@/store/setup/hooks';
import { checkDestination, quoteRelease } from '@/store/withdrawals/quote.thunks';

const EMPTY: ReleaseForm = { address: '', amount: '', password: '' };

export interface ReleaseFormState {
  form: ReleaseForm;
  check: ReleaseCheck;
  address: AddressState;
  /** To show; some problems are held back while the user types. */
  amountProblem: AmountProblem | null;
  /** May be submitted. */
  ready: boolean;
  setAddress: (text: string) => void;
  setAmount: (text: string) => void;
  leaveAmount: () => void;
  setMax: () => void;
  setPassword: (text: string) => void;
}

/** The form of a release. `available` is the balance, `null` while unknown. */
export function useReleaseForm(quote: ReleaseQuote | null, available: Sats | null): ReleaseFormState {
  const [form, setForm] = useState(EMPTY);
  const [amountState, setAmountState] = useState({ rejected: false, left: false });
  const check = checkRelease(form, quote);
  const address = useAddressCheck(form.address);

  function setAmount(typed: string): void {
    const { text, ignored } = limitAmountText(form.amount, typed, available);
    setForm({ ...form, amount: text });
    setAmountState({ ...amountState, rejected: ignored });
  }

  function setMax(): void {
    if (available === null) return;
    setForm({ ...form, amount: formatBtc(available) });
    setAmountState({ ...amountState, rejected: false });
  }

  return {
    form,
    check,
    address,
    amountProblem: getVisibleAmountProblem(check.amountProblem, {
      left: amountState.left,
      rejected: amountState.rejected && available !== null,
    }),
    ready: check.ready && address.kind === 'fits',
    setAddress: (text) => setForm({ ...form, address: text }),
    setAmount,
    leaveAmount: () => setAmountState((state) => ({ ...state, left: true })),
    setMax,
    setPassword: (text) => setForm({ ...form, password: text }),
  };
}

export type AddressState =
  | { kind: 'empty' }
  | { kind: 'checking' }
  | { kind: 'fits' }
  | { kind: 'wrong'; check: Extract<AddressCheck, { ok: false }> }
  | { kind: 'failed'; error: ErrorData };

const TYPING_PAUSE_MS = 250;

/** Checks an address for the configured network once typing pauses. */
function useAddressCheck(text: string): AddressState {
  const address = text.trim();
  const dispatch = useAppDispatch();
  const [checked, setChecked] = useState<{ address: string; state: AddressState } | null>(null);

  useEffect(() => {
    if (address === '') return;
    let isCurrent = true;
    async function check(): Promise<void> {
      const result = await dispatch(checkDestination(address));
      const state = result.ok ? toAddressState(result.value) : ({ kind: 'failed', error: result.error } as const);
      if (isCurrent) setChecked({ address, state });
    }
    const timer = setTimeout(() => void check(), TYPING_PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [address, dispatch]);

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
 * Balance, inputs and fee rate for a release; reloads when the balance changes. A balance that becomes unknown has not
 * changed: the quote still counts.
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
