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
import { selectOtherName } from '@/store/people/people.selectors';
import { Foreign } from '@/ui/text/foreign';

/**
 * How well the counterparty's key has been checked, where money is paid to it, and the way to check it. It depends on nothing that the server says but the
 * key itself, so it cannot be silenced.
 */
export function KeyLevelMark({ contractId }: { contractId: Id }) {
  const t = useMessages(safetyNumberMessages);
  const open = useOpenDialog();
  const level = useKeyLevel(contractId);
  const name = useAppSelector((state) => selectOtherName(state, contractId));
  if (level === null) return null;
  return (
    <p title={t[`meaning-${level}`]} className="text-xs text-ink-soft">
      {t[`level-${level}`]}{' '}
      {level === 'first-seen' && settings().seals !== 'off' && (
        <button
          type="button"
          onClick={() => open({ kind: 'terms', compares: true })}
          className="ml-1 inline-flex min-h-6 items-center rounded-sm font-medium text-accent-ink"
        >
          <Foreign>{name === null ? t.menu : t.compare({ name })}</Foreign>
        </button>
      )}
    </p>
  );
}

export function KeyLevelIcon({ level }: { level: KeyLevel }) {
  const Icon = level === 'first-seen' ? ShieldQuestion : ShieldCheck;
  return <Icon aria-hidden="true" className="size-3.5" />;
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
