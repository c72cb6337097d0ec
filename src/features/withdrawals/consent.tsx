import { withdrawalsMessages } from '@/content/withdrawals.messages';
import type { Concern } from '@/domain/withdrawals/concerns';
import { useMessages } from '@/i18n/use-messages';
import { Checkbox } from '@/ui/fields/checkbox';

export interface ConsentProps {
  concerns: readonly Concern[];
  accepted: boolean;
  onAccepted: (accepted: boolean) => void;
  disabled: boolean;
}

/** The tick without which nothing is signed. */
export function Consent({ concerns, accepted, onAccepted, disabled }: ConsentProps) {
  const t = useMessages(withdrawalsMessages);
  const [fee] = concerns.filter(({ kind }) => kind === 'fee-high' || kind === 'fee-differs');
  const isAboutFee = concerns.every(({ kind }) => kind === 'fee-high' || kind === 'fee-differs');
  return (
    <Checkbox
      label={isAboutFee && fee !== undefined && 'fee' in fee ? t.acceptFee({ fee: fee.fee }) : t.acceptConcerns}
      checked={accepted}
      disabled={disabled}
      onChange={(event) => onAccepted(event.target.checked)}
    />
  );
}
