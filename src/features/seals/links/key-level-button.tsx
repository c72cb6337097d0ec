import { settings } from '@/config/settings';
import { safetyNumberMessages } from '@/content/safety-number.messages';
import type { Id } from '@/domain/primitives/ids';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { KeyLevelIcon, useKeyLevel } from '@/features/signing/key-level-mark';
import { useMessages } from '@/i18n/use-messages';

/** How well the counterparty's key has been checked. Opens the safety number. */
export function KeyLevelButton({ contractId }: { contractId: Id }) {
  const open = useOpenDialog();
  const t = useMessages(safetyNumberMessages);
  const level = useKeyLevel(contractId);
  if (level === null || settings().seals === 'off') return null;
  return (
    <button
      type="button"
      title={t[`meaning-${level}`]}
      onClick={() => open({ kind: 'safety-number' })}
      className="-my-1 ml-2 inline-flex min-h-6 items-center gap-1 rounded-sm align-middle text-xs font-medium text-accent-ink"
    >
      <KeyLevelIcon level={level} />
      {t[`level-${level}`]}
    </button>
  );
}
