import { type ReactNode, useState } from 'react';
import { templateMessages } from '@/content/templates.messages';
import type { Clause, PredefinedGuarantee, Template } from '@/domain/models';
import { clausesFor } from '@/domain/template/clause-selection';
import { ClauseChoices } from '@/features/templates/clause-choices';
import { CustomizerHeader } from '@/features/templates/customizer-header';
import { GuaranteeChoices } from '@/features/templates/guarantee-choices';
import { GuaranteeEditor } from '@/features/templates/guarantee-editor';
import { ImportInterrupted } from '@/features/templates/import-interrupted';
import { TailoredSummary } from '@/features/templates/tailored-summary';
import { useImport } from '@/features/templates/use-import';
import { useTailoring } from '@/features/templates/use-tailoring';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';

export interface LibrarySlot {
  /** Clauses chosen so far. */
  selected: readonly Clause[];
  onUse: (clause: Clause) => void;
  onClose: () => void;
}

export interface CustomizerProps {
  template: Template;
  /** Predefined and the user's own. */
  clauses: readonly Clause[];
  /** The clause library, in a dialog. */
  renderLibrary: (slot: LibrarySlot) => ReactNode;
}

/** Tailors a template and imports it. */
export function Customizer({ template, clauses, renderLibrary }: CustomizerProps) {
  const t = useMessages(templateMessages);
  const { tailored, toggle, addGuarantee, ...tailoring } = useTailoring(template, clauses);
  const { state, start, resume } = useImport();
  const [edited, setEdited] = useState<PredefinedGuarantee | null>(null);
  const [browsing, setBrowsing] = useState(false);

  if (state.stage === 'interrupted' || state.stage === 'resuming') {
    const { imported, stage } = state;
    return <ImportInterrupted imported={imported} busy={stage === 'resuming'} onRetry={() => void resume(imported)} />;
  }
  return (
    <>
      <CustomizerHeader template={template} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="flex flex-col gap-6">
          <ClauseChoices
            clauses={clausesFor(template.type, clauses)}
            selected={tailored.clauses}
            onToggle={toggle}
            more={<Button onClick={() => setBrowsing(true)}>{t.library}</Button>}
          />
          <GuaranteeChoices tailored={tailored} onSelect={setEdited} />
        </div>
        <TailoredSummary
          tailored={tailored}
          onRole={tailoring.setRole}
          onRemoveClause={toggle}
          onValue={tailoring.setValue}
          onRemoveGuarantee={tailoring.removeGuarantee}
          importing={state}
          onImport={() => void start(tailored)}
        />
      </div>
      {edited !== null && (
        <GuaranteeEditor
          guarantee={edited}
          type={template.type}
          onAdd={(choice) => {
            addGuarantee(choice);
            setEdited(null);
          }}
          onClose={() => setEdited(null)}
        />
      )}
      {browsing &&
        renderLibrary({
          selected: tailored.clauses.map(({ clause }) => clause),
          onUse: toggle,
          onClose: () => setBrowsing(false),
        })}
    </>
  );
}
