import { settlementMessages } from '@/content/settlement.messages';
import type { ErrorData } from '@/domain/primitives/errors';
import { useFailureText } from '@/features/signing/failure';
import { useMessages } from '@/i18n/use-messages';

/** Text of an error of a settlement; a refused offer is explained by the rule that it breaks. */
export function useSettlementError(): (error: ErrorData) => string {
  const t = useMessages(settlementMessages);
  const failureText = useFailureText();
  return (error) => {
    const why = error.code === 'offer-refused' ? FAULTS.find((fault) => fault === error.detail.rule) : undefined;
    return why === undefined ? failureText(error) : t.refused({ why: t[`fault-${why}`] });
  };
}

const FAULTS = [
  'other-contract',
  'other-signer',
  'addresses',
  'outputs-exceed',
  'dust',
  'coin-unknown',
  'fee-too-high',
  'fee-too-low',
  'depositor-unknown',
  'not-depositor',
  'coin-too-small',
  'too-early',
  'past',
  'too-late',
  'no-offer',
  'signature',
] as const;
