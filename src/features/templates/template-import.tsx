import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS, toContractPath } from '@/config/paths';
import { describeError, errorMessages } from '@/content/errors.messages';
import { templateMessages } from '@/content/templates.messages';
import { useLegalTexts } from '@/content/use-legal-texts';
import type { ErrorData, Result } from '@/domain/primitives/errors';
import { countUnfilled } from '@/domain/template/clause-selection';
import { buildContractText, type TailoredTemplate } from '@/domain/template/template-draft';
import { Waiting } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { type Task, useTask } from '@/lib/use-task';
import { type ImportedTemplate, importGuarantees, importTemplate } from '@/store/contracts/import-template.thunks';
import { useAppDispatch } from '@/store/setup/hooks';
import { Button } from '@/ui/button/button';
import { LinkButton } from '@/ui/button/link-button';
import { Card } from '@/ui/layout/card';
import { Banner } from '@/ui/message/banner';
import { Amount } from '@/ui/text/amount';

export type ImportState =
  | { stage: 'idle' | 'busy' }
  | { stage: 'failed'; error: ErrorData }
  /** The draft was created, but not all of its guarantees. */
  | { stage: 'interrupted' | 'resuming'; imported: ImportedTemplate };

export interface TemplateImport {
  state: ImportState;
  task: Task<ErrorData>;
  start: (tailored: TailoredTemplate) => Promise<void>;
  /** Adds the missing guarantees to the same draft. */
  resume: (imported: ImportedTemplate) => Promise<void>;
}

/** Imports a customised template, then opens the contract. */
export function useImport(): TemplateImport {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { getDraftWording } = useLegalTexts();
  const task = useTask<ErrorData>();
  const [interrupted, setInterrupted] = useState<ImportedTemplate | null>(null);

  /** A part that is missing is said also after the user has stopped waiting. */
  async function finish(work: () => Promise<Result<ImportedTemplate>>): Promise<void> {
    const imported = await task.run(async () => {
      const result = await work();
      if (result.ok && result.value.missing.length > 0) setInterrupted(result.value);
      return result;
    });
    if (imported?.value.missing.length === 0) await navigate(toContractPath(imported.value.contract.id));
  }

  function start(tailored: TailoredTemplate): Promise<void> {
    const text = buildContractText(tailored, getDraftWording(tailored.template.type));
    return finish(() => dispatch(importTemplate(text, tailored.guarantees)));
  }

  function resume(imported: ImportedTemplate): Promise<void> {
    return finish(async () => {
      const rest = await dispatch(importGuarantees(imported.contract, imported.missing));
      return { ok: true, value: { ...imported, ...rest } };
    });
  }

  return { state: toImportState(task, interrupted), task, start, resume };
}

function toImportState({ busy, error }: Task<ErrorData>, imported: ImportedTemplate | null): ImportState {
  if (imported !== null) return { stage: busy ? 'resuming' : 'interrupted', imported };
  if (error !== null) return { stage: 'failed', error };
  return { stage: busy ? 'busy' : 'idle' };
}

export interface ImportPanelProps {
  tailored: TailoredTemplate;
  state: ImportState;
  task: Task<ErrorData>;
  onImport: () => void;
}

/** Import as a draft, or continue in the create form. Both need every placeholder filled. */
export function ImportPanel({ tailored, state, task, onImport }: ImportPanelProps) {
  const t = useMessages(templateMessages);
  const errors = useMessages(errorMessages);
  const unfilled = countUnfilled(tailored.clauses);
  return (
    <div className="flex flex-col gap-3">
      <Waiting task={task} next="create" />
      {state.stage === 'failed' && (
        <Banner tone="red">
          {t.importFailed} {describeError(errors, state.error)}
        </Banner>
      )}
      <p role="status" className={unfilled > 0 ? 'text-sm font-medium text-tone-yellow' : 'text-sm text-ink-soft'}>
        {unfilled > 0 ? t.unfilled(unfilled) : t.importHint}
      </p>
      <Button
        variant="primary"
        disabled={unfilled > 0}
        busy={state.stage === 'busy'}
        busyLabel={t.importing}
        onClick={onImport}
      >
        {t.import}
      </Button>
      {unfilled === 0 && <FormLink tailored={tailored} />}
    </div>
  );
}

/** The create form takes text only: guarantees can be added once there is a contract, so the text names none. */
function FormLink({ tailored }: { tailored: TailoredTemplate }) {
  const t = useMessages(templateMessages);
  const { getDraftWording } = useLegalTexts();
  const template = buildContractText({ ...tailored, guarantees: [] }, getDraftWording(tailored.template.type));
  return (
    <div className="flex flex-col gap-2">
      <LinkButton to={PATHS.newContract} state={{ template }}>
        {t.continueInForm}
      </LinkButton>
      <p className="text-xs text-ink-faint">{t.continueHint}</p>
    </div>
  );
}

export interface ImportInterruptedProps {
  imported: ImportedTemplate;
  task: Task<ErrorData>;
  onRetry: () => void;
}

/** Offers the missing guarantees again. Importing again would create a second draft. */
export function ImportInterrupted({ imported, task, onRetry }: ImportInterruptedProps) {
  const t = useMessages(templateMessages);
  const errors = useMessages(errorMessages);
  const { contract, missing, error } = imported;
  return (
    <Card className="flex max-w-reading flex-col gap-4">
      <h1 className="text-lg font-semibold">{t.interruptedTitle}</h1>
      {error !== null && <Banner tone="red">{describeError(errors, error)}</Banner>}
      <Waiting task={task} next="guarantee" />
      <p>{t.interruptedText({ title: contract.title })}</p>
      <ul className="flex flex-col gap-1 text-sm">
        {missing.map(({ key, description, amount }) => (
          <li key={key}>
            {description}: <Amount sats={amount} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" busy={task.busy} busyLabel={t.retrying} onClick={onRetry}>
          {t.retry}
        </Button>
        <LinkButton to={toContractPath(contract.id)}>{t.openContract}</LinkButton>
      </div>
    </Card>
  );
}
