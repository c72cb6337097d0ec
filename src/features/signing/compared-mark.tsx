import { settings } from '@/config/settings';
import { safetyNumberMessages } from '@/content/safety-number.messages';
import { isKeyCompared } from '@/domain/keys/compared-key';
import type { Id } from '@/domain/primitives/ids';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { useMessages } from '@/i18n/use-messages';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { selectKeyFinding, selectKeysChanged } from '@/store/keys/keys.selectors';
import { selectOtherName } from '@/store/people/people.selectors';
import { Foreign } from '@/ui/text/foreign';

/**
 * Whether the counterparty's key has been compared, where money is paid to it, and the way to do so. It depends on nothing that the server says
 * but the key itself, so it cannot be silenced.
 */
export function ComparedMark({ contractId }: { contractId: Id }) {
  const t = useMessages(safetyNumberMessages);
  const open = useOpenDialog();
  const isCompared = useIsCompared(contractId);
  const name = useAppSelector((state) => selectOtherName(state, contractId));
  if (isCompared === null) return null;
  return (
    <p title={isCompared ? t.comparedMeaning : t.firstSeenMeaning} className="text-xs text-ink-soft">
      {isCompared ? t.compared : t.firstSeen}{' '}
      {!isCompared && settings().seals !== 'off' && (
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

/** Whether the user has compared the counterparty's key; `null` while it is unknown, or under an alarm. */
export function useIsCompared(contractId: Id): boolean | null {
  return useAppSelector((state) => {
    const userId = selectUserId(state);
    const { counterparty: key = null, counterpartyId: personId = null } =
      selectKeyFinding(state, contractId)?.current ?? {};
    if (userId === null || key === null || personId === null || selectKeysChanged(state, contractId)) return null;
    return isKeyCompared(state.keys.memory, { userId, personId, key });
  });
}
