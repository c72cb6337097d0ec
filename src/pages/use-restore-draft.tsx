import { useState } from 'react';
import type { Contract } from '@/domain/models';
import type { SignedTerms } from '@/domain/terms/seal-record';
import type { HeaderDraft } from '@/features/contracts/detail/contract-header';
import { RestoreNote } from '@/features/seals/restore-note';

export interface RestoreDraft {
  draft: HeaderDraft | null;
  begin: (sealed: SignedTerms) => void;
  end: () => void;
}

/** 'Ask to restore': the signed title and description in the edit form of the contract. */
export function useRestoreDraft(contract: Contract): RestoreDraft {
  const [sealed, setSealed] = useState<SignedTerms | null>(null);
  const note = sealed !== null && <RestoreNote contract={contract} sealed={sealed} />;
  return {
    draft: sealed === null ? null : { text: sealed.terms, note },
    begin: setSealed,
    end: () => setSealed(null),
  };
}
