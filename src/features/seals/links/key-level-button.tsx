import { settings } from '@/config/settings';
import { safetyNumberMessages } from '@/content/safety-number.messages';
import type { Id } from '@/domain/primitives/ids';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { KeyLevelIcon, useKeyLevel } from '@/features/signing/key-level-mark';
import { useMessages } from '@/i18n/use-messages';

/** A small check beside a counterparty whose key was confirmed or compared. Opens the safety number. First seen is no news. */
export function KeyLevelButton({ contractId }: { contractId: Id }) {
  const open = useOpenDialog();
  const t = useMessages(safetyNumberMessages);
  const level = useKeyLevel(contractId);
  if (level === null || level === 'first-seen' || settings().seals === 'off') return null;
  return (
    <button
      type="button"
      aria-label={t[`level-${level}`]}
      title={t[`meaning-${level}`]}
      onClick={() => open({ kind: 'terms', compares: true })}
      className="-my-1 ml-1 inline-flex size-6 items-center justify-center rounded-sm align-middle text-accent-ink"
    >
      <KeyLevelIcon level={level} />
    </button>
  );
}
