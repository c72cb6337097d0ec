import ShieldCheck from 'lucide-react/icons/shield-check';
import ShieldQuestion from 'lucide-react/icons/shield-question-mark';
import { settings } from '@/config/settings';
import { safetyNumberMessages } from '@/content/safety-number.messages';
import type { Id } from '@/domain/primitives/ids';
import { useKeyLevel } from '@/features/seals/links/use-key-level';
import { useMessages } from '@/i18n/use-messages';

export interface KeyLevelButtonProps {
  contractId: Id;
  /** Opens the safety number. */
  onOpen: () => void;
}

/** How well the counterparty's key has been checked, beside their name. */
export function KeyLevelButton({ contractId, onOpen }: KeyLevelButtonProps) {
  const t = useMessages(safetyNumberMessages);
  const level = useKeyLevel(contractId);
  if (level === null || settings().seals === 'off') return null;
  const Icon = level === 'first-seen' ? ShieldQuestion : ShieldCheck;
  return (
    <button
      type="button"
      title={t[`meaning-${level}`]}
      onClick={onOpen}
      className="-my-1 ml-2 inline-flex min-h-6 items-center gap-1 rounded-sm align-middle text-xs font-medium text-accent-ink"
    >
      <Icon aria-hidden="true" className="size-3.5" />
      {t[`level-${level}`]}
    </button>
  );
}
