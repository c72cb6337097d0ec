import { useNavigate } from 'react-router-dom';
import { toContractPath } from '@/config/contract-links';
import { describeError, errorMessages } from '@/content/errors.messages';
import { templateMessages } from '@/content/templates.messages';
import type { ErrorData } from '@/domain/primitives/errors';
import { Waiting } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { type AsyncTask, useTask } from '@/lib/use-task';
import { importTemplate } from '@/store/contracts/import-template.thunks';
import { useAppDispatch } from '@/store/core/hooks';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/message/banner';

export type ImportState = { stage: 'idle' | 'busy' } | { stage: 'failed'; error: ErrorData };

interface ImportAction {
  state: ImportState;
  task: AsyncTask<ErrorData>;
  start: (...chosen: Parameters<typeof importTemplate>) => Promise<void>;
}

/**
 * Imports a customised template, then opens the contract, which shows what is still missing. `onImported` is called
 * before the contract opens.
 */
export function useImport(onImported: () => void): ImportAction {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const task = useTask<ErrorData>();

  async function start(...chosen: Parameters<typeof importTemplate>): Promise<void> {
    const contract = await task.run(() => dispatch(importTemplate(...chosen)));
    if (contract === null) return;
    onImported();
    await navigate(toContractPath(contract.value.id));
  }

  return { state: toImportState(task), task, start };
}

function toImportState({ busy, error }: AsyncTask<ErrorData>): ImportState {
  if (error !== null) return { stage: 'failed', error };
  return { stage: busy ? 'busy' : 'idle' };
}

interface ImportPanelProps {
  /** The names of essential guarantees without an amount. */
  leftOut: readonly string[];
  state: ImportState;
  task: AsyncTask<ErrorData>;
  onImport: () => void;
}

/** Imports as a draft. What is blank is marked in its text, and asked about when it is published. */
export function ImportPanel({ leftOut, state, task, onImport }: ImportPanelProps) {
  const t = useMessages(templateMessages);
  const errors = useMessages(errorMessages);
  return (
    <div className="flex flex-col gap-3">
      <Waiting task={task} />
      {state.stage === 'failed' && (
        <Banner tone="red">
          {t.importFailed} {describeError(errors, state.error)}
        </Banner>
      )}
      {/* Beside each other below the text, where it stays in reach. */}
      <div className="flex flex-col gap-x-3 gap-y-2 max-panels:flex-row max-panels:items-center">
        <Button
          variant="primary"
          busy={state.stage === 'busy'}
          busyLabel={t.importing}
          onClick={onImport}
          className="shrink-0"
        >
          {t.import}
        </Button>
        <p className="text-xs text-ink-soft">
          {t.importHint} {leftOut.length > 0 && t.withoutAmount({ list: leftOut.join(', ') })}
        </p>
      </div>
    </div>
  );
}
