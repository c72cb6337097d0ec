import type { ComponentProps } from 'react';
import { settings } from '@/config/settings';
import { withdrawalsMessages } from '@/content/withdrawals.messages';
import { readTyped } from '@/domain/primitives/typed-text';
import { useFailureText } from '@/features/signing/failure';
import type { AddressState } from '@/features/withdrawals/release/use-release-form';
import { useMessages } from '@/i18n/use-messages';
import { WrappedField } from '@/ui/fields/wrapped-field';

interface AddressFieldProps
  extends Pick<ComponentProps<typeof WrappedField>, 'label' | 'hint' | 'disabled' | 'value' | 'onText'> {
  /** Of the address in it. */
  state: AddressState;
  /** Another error of the field; `null`: none. */
  error?: string | null;
}

/** The field for a Bitcoin address that is paid, with its error. */
export function AddressField({ state, error = null, onText, ...field }: AddressFieldProps) {
  const addressError = useAddressError(state);
  return (
    <WrappedField
      required
      {...field}
      autoComplete="off"
      onText={(text) => onText(readTyped(text))}
      error={addressError ?? error}
    />
  );
}

function useAddressError(state: AddressState): string | null {
  const t = useMessages(withdrawalsMessages);
  const failureText = useFailureText();
  if (state.kind === 'failed') return failureText(state.error);
  if (state.kind !== 'wrong') return null;
  const { issue, network } = state.check;
  if (issue !== 'wrong-network') return t[`address-${issue}`];
  const ours = t[`network-${settings().network}`];
  return network === undefined ? t.otherNetwork({ ours }) : t.wrongNetwork({ ours, theirs: t[`network-${network}`] });
}
