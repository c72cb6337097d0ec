import { nameEditDraft } from '@/domain/contract/contract-draft';
import { isSameText, readContractText } from '@/domain/contract/contract-form';
import type { Contract } from '@/domain/models';
import { readDraft } from '@/store/drafts/drafts.thunks';
import type { AppThunk } from '@/store/setup/store-types';

/** Whether this device keeps changes to the contract's text that were typed and not saved. */
export function hasUnsavedEdit(contract: Contract): AppThunk<boolean> {
  return (dispatch) => {
    const kept = readContractText(dispatch(readDraft(nameEditDraft(contract.id)))?.value);
    return kept !== null && !isSameText(kept, contract);
  };
}
