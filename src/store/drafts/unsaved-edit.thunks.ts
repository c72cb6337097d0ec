import { nameEditDraft } from '@/domain/contracts/contract-draft';
import { isSameText, readContractText } from '@/domain/contracts/contract-form';
import type { Contract } from '@/domain/models';
import type { AppThunk } from '@/store/core/store-types';
import { readDraft } from '@/store/drafts/drafts.thunks';

/** Whether this device has unsaved changes to the contract's text. */
export function hasUnsavedEdit(contract: Contract): AppThunk<boolean> {
  return (dispatch) => {
    const kept = readContractText(dispatch(readDraft(nameEditDraft(contract.id)))?.value);
    return kept !== null && !isSameText(kept, contract);
  };
}
