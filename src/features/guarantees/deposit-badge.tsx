import { guaranteesMessages } from '@/content/guarantees.messages';
import type { DepositMark } from '@/domain/deposit/deposit-verdict';
import type { Tone } from '@/domain/primitives/tone';
import { useMessages } from '@/i18n/use-messages';
import { Badge } from '@/ui/message/badge';

const TONES: Record<DepositMark, Tone> = {
  checking: 'gray',
  verified: 'green',
  'not-verified': 'red',
  'not-checked': 'yellow',
};

/** Whether a deposit address was verified against the contract's keys. */
export function DepositBadge({ mark }: { mark: DepositMark }) {
  const t = useMessages(guaranteesMessages);
  return <Badge tone={TONES[mark]}>{t[`deposit-${mark}`]}</Badge>;
}
