import type { KeyboardEvent } from 'react';
import { settings } from '@/config/settings';
import { withdrawalsMessages } from '@/content/withdrawals.messages';
import { readAddress } from '@/domain/withdrawals/read-address';
import { useFailureText } from '@/features/signing/failure';
import type { AddressState } from '@/features/withdrawals/release/use-release-form';
import { useMessages } from '@/i18n/use-messages';
import { CONTROL, Field, type FieldTexts } from '@/ui/fields/field';
import { classes } from '@/ui/layout/classes';

interface AddressFieldProps extends FieldTexts {
  disabled: boolean;
  required?: boolean;
  value: string;
  /** Of the address in it. */
  state: AddressState;
  /** The plain address in the text. */
  onText: (address: string) => void;
  /** Handles a payment link (BIP21). If false, the field uses its address. */
  onLink?: (text: string) => boolean;
}

/** The field for a Bitcoin address that is paid, with its error. It wraps, so that the address is seen in full. */
export function AddressField({ label, hint, error, state, onText, onLink, ...area }: AddressFieldProps) {
  const addressError = useAddressError(state);

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  return (
    <Field label={label} hint={hint} error={addressError ?? error}>
      {(control) => (
        <textarea
          // Where the browser does not size it by its content.
          rows={2}
          required
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="none"
          autoCorrect="off"
          {...area}
          {...control}
          onKeyDown={onKeyDown}
          onChange={({ target }) => onLink?.(target.value) !== true && onText(readAddress(target.value))}
          className={classes(CONTROL, 'field-sizing-content resize-none font-mono break-all')}
        />
      )}
    </Field>
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
