import { guaranteesMessages } from '@/content/guarantees.messages';
import { useMessages } from '@/content/use-messages';
import type { DepositMark } from '@/domain/deposit-verdict';
import { Badge } from '@/ui/badge';
import type { Tone } from '@/ui/tone';

const TONES: Record<DepositMark, Tone> = {
  checking: 'gray',
  verified: 'green',
  'not-verified': 'red',
  'not-checked': 'yellow',
};

/** Whether a deposit address follows from the keys, as far as that is known. */
export function DepositBadge({ mark }: { mark: DepositMark }) {
  const t = useMessages(guaranteesMessages);
  return <Badge tone={TONES[mark]}>{t[`deposit-${mark}`]}</Badge>;
}
