import { useState } from 'react';
import { nameNewContractDraft, readContractFormDraft } from '@/domain/contract/contract-draft';
import type { ContractText } from '@/domain/contract/contract-form';
import { type Draft, useDraft } from '@/features/drafts/use-draft';

export interface FormDraft {
  draft: Draft;
  /** Name of the PDF of a restored draft, which has to be chosen again. */
  lostPdf: string | null;
}

/** Keeps title and description of a new contract on this device. */
export function useFormDraft(
  initial: ContractText,
  text: ContractText,
  setText: (text: ContractText) => void,
  pdf: string | null,
): FormDraft {
  const [lostPdf, setLostPdf] = useState<string | null>(null);

  function restore(stored: unknown): boolean {
    const kept = readContractFormDraft(stored);
    if (kept === null) return false;
    setText({ title: kept.title, description: kept.description });
    setLostPdf(kept.pdf);
    return true;
  }

  const draft = useDraft({
    name: nameNewContractDraft(initial),
    value: { ...text, pdf: pdf ?? lostPdf },
    empty: { ...initial, pdf: null },
    restore,
  });
  return { draft, lostPdf: pdf === null ? lostPdf : null };
}
