import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { contractPath } from '@/config/paths';
import { useLegalTexts } from '@/content/use-legal-texts';
import type { ErrorData } from '@/domain/primitives/errors';
import { contractText, type TailoredTemplate } from '@/domain/template/template-draft';
import { type ImportedTemplate, importGuarantees, importTemplate } from '@/store/contracts/import-template.thunks';
import { useAppDispatch } from '@/store/setup/hooks';

export type ImportState =
  | { stage: 'idle' | 'busy' }
  | { stage: 'failed'; error: ErrorData }
  /** The draft exists; some of its guarantees do not. */
  | { stage: 'interrupted' | 'resuming'; imported: ImportedTemplate };

export interface TemplateImport {
  state: ImportState;
  start: (tailored: TailoredTemplate) => Promise<void>;
  /** Tries the missing guarantees again, on the same draft. */
  resume: (imported: ImportedTemplate) => Promise<void>;
}

/** Importing a tailored template; when all is done it goes to the contract. */
export function useImport(): TemplateImport {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { draftWording } = useLegalTexts();
  const [state, setState] = useState<ImportState>({ stage: 'idle' });

  async function settle(imported: ImportedTemplate): Promise<void> {
    if (imported.missing.length > 0) return setState({ stage: 'interrupted', imported });
    await navigate(contractPath(imported.contract.id));
  }

  async function start(tailored: TailoredTemplate): Promise<void> {
    setState({ stage: 'busy' });
    const text = contractText(tailored, draftWording(tailored.template.type));
    const outcome = await dispatch(importTemplate(text, tailored.guarantees));
    if (outcome.ok) return settle(outcome.value);
    setState({ stage: 'failed', error: outcome.error });
  }

  async function resume(imported: ImportedTemplate): Promise<void> {
    setState({ stage: 'resuming', imported });
    const rest = await dispatch(importGuarantees(imported.contract, imported.missing));
    await settle({ ...imported, ...rest });
  }

  return { state, start, resume };
}
