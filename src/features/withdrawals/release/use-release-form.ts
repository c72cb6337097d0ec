import { useState } from 'react';
import { formatBtc, type Sats } from '@/domain/primitives/amount';
import {
  type AmountProblem,
  checkRelease,
  nextAmountText,
  type ReleaseCheck,
  type ReleaseForm,
  type ReleaseQuote,
  shownAmountProblem,
} from '@/domain/withdrawal/release-form';
import { type AddressState, useAddressCheck } from '@/features/withdrawals/release/use-address-check';

const EMPTY: ReleaseForm = { address: '', amount: '', password: '' };

export interface ReleaseFormState {
  form: ReleaseForm;
  check: ReleaseCheck;
  address: AddressState;
  /** The amount's problem as far as it is to be shown. */
  amountProblem: AmountProblem | null;
  /** May be submitted. */
  ready: boolean;
  setAddress: (text: string) => void;
  setAmount: (text: string) => void;
  leaveAmount: () => void;
  setMax: () => void;
  setPassword: (text: string) => void;
}

/** The form of a release. `available` is the balance as far as it is known. */
export function useReleaseForm(quote: ReleaseQuote | null, available: Sats | null): ReleaseFormState {
  const [form, setForm] = useState(EMPTY);
  const [amountNote, setAmountNote] = useState({ ignored: false, left: false });
  const check = checkRelease(form, quote);
  const address = useAddressCheck(form.address);

  function setAmount(typed: string): void {
    const { text, ignored } = nextAmountText(form.amount, typed, available);
    setForm({ ...form, amount: text });
    setAmountNote({ ...amountNote, ignored });
  }

  function setMax(): void {
    if (available === null) return;
    setForm({ ...form, amount: formatBtc(available) });
    setAmountNote({ ...amountNote, ignored: false });
  }

  return {
    form,
    check,
    address,
    amountProblem:
      amountNote.ignored && available !== null
        ? 'above-balance'
        : shownAmountProblem(check.amountProblem, amountNote.left),
    ready: check.ready && address.kind === 'fits',
    setAddress: (text) => setForm({ ...form, address: text }),
    setAmount,
    leaveAmount: () => setAmountNote((note) => ({ ...note, left: true })),
    setMax,
    setPassword: (text) => setForm({ ...form, password: text }),
  };
}
