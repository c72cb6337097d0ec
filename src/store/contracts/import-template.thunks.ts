import { nanoid } from '@reduxjs/toolkit';
import { settings } from '@/config/settings';
import type { ContractText } from '@/domain/contracts/contract-form';
import type { Contract, TemplateRole } from '@/domain/models';
import type { Result } from '@/domain/primitives/errors';
import { type ChosenTerms, planGuarantees, type TemplateImport } from '@/domain/templates/template-import';
import { getContract } from '@/services/contracts.service';
import { isSignedIn, requireUser } from '@/store/auth/auth.selectors';
import { toResult } from '@/store/calls/requests';
import { selectContractsState } from '@/store/contracts/contracts.selectors';
import { contractAdded } from '@/store/contracts/contracts.slice';
import { createOnce } from '@/store/contracts/create-once.thunks';
import { noteImport, trackImports } from '@/store/contracts/imports.thunks';
import { sendWithStandIn, toNewGuarantee } from '@/store/contracts/to-new-guarantee';
import type { AppThunk } from '@/store/core/store-types';

/**
 * Creates a draft of the current user with its guarantees and the arbitrator of template imports
 * (docs/specification.md#9-business-constants-and-limits). The import is recorded first, so that the contract and its
 * missing guarantees are recognised even after this page is closed.
 * @param role of the current user
 */
export function importTemplate(
  { title, description }: ContractText,
  choices: readonly ChosenTerms[],
  role: TemplateRole,
): AppThunk<Promise<Result<Contract>>> {
  return (dispatch, getState) =>
    toResult('Importing the template', async () => {
      const user = requireUser(getState());
      const text = { title: title.trim(), description: description.trim() };
      const known = selectContractsState(getState()).contracts.map(({ id }) => id);
      const guarantees = planGuarantees(choices, role);
      const entry = { ...text, key: nanoid(), contractId: null, known, guarantees };
      if (guarantees.length > 0) await dispatch(noteImport(entry));
      const created = await dispatch(createImported(entry));
      if (guarantees.length > 0) await dispatch(noteImport({ ...entry, contractId: created.id }));
      const [contract = created] = await dispatch(trackImports([created]));
      if (isSignedIn(getState(), user)) dispatch(contractAdded(contract));
      return contract;
    });
}

function createImported({ title, description, guarantees }: TemplateImport): AppThunk<Promise<Contract>> {
  return async (dispatch, getState) => {
    const { id: owner } = requireUser(getState());
    const isAwaited = guarantees.some(({ isOwn }) => !isOwn);
    const contract = await sendWithStandIn(owner, isAwaited, (standIn) =>
      dispatch(
        createOnce({
          title,
          description,
          pdfUrl: null,
          status: 'draft',
          arbitrator: settings().templateArbitratorId,
          guarantees: guarantees.map((each) => toNewGuarantee(each, null, each.isOwn ? owner : standIn)),
        }),
      ),
    );
    if (contract.guarantees.length >= guarantees.length) return contract;
    // The answer may merely omit them.
    return getContract(contract.id).catch(() => contract);
  };
}
