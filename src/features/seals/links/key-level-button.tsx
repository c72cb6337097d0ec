import ShieldCheck from 'lucide-react/icons/shield-check';
import ShieldQuestion from 'lucide-react/icons/shield-question-mark';
import { settings } from '@/config/settings';
import { safetyNumberMessages } from '@/content/safety-number.messages';
import { getKeyLevel, type KeyLevel } from '@/domain/keys/key-level';
import type { Id } from '@/domain/primitives/ids';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { useMessages } from '@/i18n/use-messages';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { selectKeyFinding, selectKeysChanged } from '@/store/keys/keys.selectors';

/** How well the counterparty's key has been checked. Opens the safety number. */
export function KeyLevelButton({ contractId }: { contractId: Id }) {
  const open = useOpenDialog();
  const t = useMessages(safetyNumberMessages);
  const level = useKeyLevel(contractId);
  if (level === null || settings().seals === 'off') return null;
  const Icon = level === 'first-seen' ? ShieldQuestion : ShieldCheck;
  return (
    <button
      type="button"
      title={t[`meaning-${level}`]}
      onClick={() => open({ kind: 'safety-number' })}
      className="-my-1 ml-2 inline-flex min-h-6 items-center gap-1 rounded-sm align-middle text-xs font-medium text-accent-ink"
    >
      <Icon aria-hidden="true" className="size-3.5" />
      {t[`level-${level}`]}
    </button>
  );
}

/** How well the counterparty's key has been checked; `null` while it is unknown, or under an alarm. */
export function useKeyLevel(contractId: Id): KeyLevel | null {
  return useAppSelector((state) => {
    const userId = selectUserId(state);
    const { counterparty: key = null, counterpartyId: personId = null } =
      selectKeyFinding(state, contractId)?.current ?? {};
    if (userId === null || key === null || personId === null || selectKeysChanged(state, contractId)) return null;
    return getKeyLevel(state.keys.memory, { userId, personId, key });
  });
}
