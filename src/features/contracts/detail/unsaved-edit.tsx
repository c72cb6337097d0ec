import { useEffect, useState } from 'react';
import { contractDetailMessages } from '@/content/contracts.messages';
import { nameEditDraft } from '@/domain/contract/contract-draft';
import { readContractText } from '@/domain/contract/contract-form';
import type { Contract } from '@/domain/models';
import { useMessages } from '@/i18n/use-messages';
import { readDraft } from '@/store/drafts/drafts.thunks';
import { useAppDispatch } from '@/store/setup/hooks';

export interface UnsavedEditProps {
  contract: Contract;
  onEdit: () => void;
}

/** Says that the text shown is without changes that were typed and not saved: they would be neither published nor signed. */
export function UnsavedEdit({ contract, onEdit }: UnsavedEditProps) {
  const t = useMessages(contractDetailMessages);
  const dispatch = useAppDispatch();
  const hasDraft = () => {
    const kept = readContractText(dispatch(readDraft(nameEditDraft(contract.id)))?.value);
    return kept !== null && (kept.title !== contract.title || kept.description !== contract.description);
  };
  const [isKept, setKept] = useState(hasDraft);
  // Also once the edit form has gone, which writes last of all, and after a change from elsewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: storage is read, not the function
  useEffect(() => setKept(hasDraft()), [contract.title, contract.description]);
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
