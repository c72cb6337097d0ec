import { useEffect, useState } from 'react';
import { contractDetailMessages } from '@/content/contracts.messages';
import type { Contract } from '@/domain/models';
import { useMessages } from '@/i18n/use-messages';
import { hasUnsavedEdit } from '@/store/drafts/unsaved-edit.thunks';
import { useAppDispatch } from '@/store/setup/hooks';

export interface UnsavedEditProps {
  contract: Contract;
  onEdit: () => void;
}

/** Says that typed changes were not saved: the text on screen, which would be published and signed, lacks them. */
export function UnsavedEdit({ contract, onEdit }: UnsavedEditProps) {
  const t = useMessages(contractDetailMessages);
  const dispatch = useAppDispatch();
  const [isKept, setKept] = useState(() => dispatch(hasUnsavedEdit(contract)));
  // The edit form writes once more when it closes, after this is rendered. The text may also change elsewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads storage; of the contract, only the text matters
  useEffect(() => setKept(dispatch(hasUnsavedEdit(contract))), [contract.title, contract.description]);
  if (!isKept) return null;
  return (
    <p role="status" className="text-sm text-ink-soft">
      {t.unsaved}{' '}
      <button type="button" onClick={onEdit} className="font-medium text-accent-ink hover:underline">
        {t.continueEditing}
      </button>
    </p>
  );
}
