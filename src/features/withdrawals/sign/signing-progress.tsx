import { withdrawalsMessages } from '@/content/withdrawals.messages';
import type { SigningStage } from '@/domain/withdrawal/signing-stage';
import { useMessages } from '@/i18n/use-messages';

/** What signing is at, also read out; nothing while it is not under way. */
export function SigningProgress({ stage }: { stage: SigningStage | null }) {
  const t = useMessages(withdrawalsMessages);
  return <span role="status">{stage !== null && t[`stage-${stage}`]}</span>;
}
