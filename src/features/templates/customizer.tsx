import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '@/config/paths';
import type { Clause, PredefinedGuarantee, Template, TemplateRole } from '@/domain/models';
import { toCalendarDate } from '@/domain/primitives/dates';
import { findClauses, toggleClause } from '@/domain/templates/clause-selection';
import {
  type CustomizerDraft,
  NOTHING_CHOSEN,
  nameCustomizerDraft,
  readCustomizerDraft,
} from '@/domain/templates/customizer-draft';
import { type GuaranteeChoice, listWithoutAmount, withEssentials } from '@/domain/templates/guarantee-choice';
import { fillTexts, forgetTexts } from '@/domain/templates/guarantee-texts';
import { proposeDates, toPartyTerm } from '@/domain/templates/special-terms';
import type { TailoredTemplate } from '@/domain/templates/tailored-template';
import { splitDescription } from '@/domain/templates/templates';
import type { TermValues } from '@/domain/templates/term-types';
import { DraftNotice } from '@/features/drafts/draft-notice';
import { type DraftOptions, useDraft } from '@/features/drafts/use-draft';
import { useFirstEuroPrice } from '@/features/money/use-price';
import { ClauseChoices } from '@/features/templates/clause-choices';
import { GuaranteeChoices } from '@/features/templates/guarantee-choices';
import { GuaranteeEditor } from '@/features/templates/guarantee-editor';
import { LawNote } from '@/features/templates/law-note';
import { LanguageSelect, RoleSelect } from '@/features/templates/role-and-language';
import { SpecialTermsForm } from '@/features/templates/special-terms-form';
import { TailoredSummary } from '@/features/templates/tailored-summary';
import { ImportPanel, useImport } from '@/features/templates/template-import';
import { useContractText } from '@/features/templates/use-contract-text';
import { useGivenClause } from '@/features/templates/use-given-clause';
import { useIsWide } from '@/lib/use-is-wide';
import { selectUser } from '@/store/auth/auth.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { Card } from '@/ui/layout/card';

interface CustomizerProps {
  template: Template;
  /** Predefined clauses and the user's own. */
  clauses: readonly Clause[];
  /** Chooses the language of the screen and so of the contract. */
  onLanguage: (language: 'es' | 'en') => void;
}

/** Customises a template and imports it as a draft. */
export function Customizer({ template, clauses, onLanguage }: CustomizerProps) {
  const { tailored, waiting, toggle, addGuarantee, ...tailoring } = useTailoring(template, clauses);
  const text = useContractText(tailored);
  const draft = useDraft(tailoring.draft);
  useGivenClauseOnce(template, tailoring.choose);
  const { state, task, start } = useImport(draft.clear);
  const [edited, setEdited] = useState<PredefinedGuarantee | null>(null);
  const [isRoleAsked, setRoleAsked] = useState(false);
  const isWide = useIsWide();
  const importPanel = (
    <ImportPanel
      leftOut={waiting.map(({ description }) => description)}
      state={state}
      task={task}
      onImport={importText}
    />
  );

  function importText(): void {
    const { guarantees, role } = tailored;
    setRoleAsked(true);
    if (text === null || role === null) document.querySelector<HTMLElement>('[data-role]')?.focus();
    else void start(text, guarantees, role);
  }

  return (
    <>
      <CustomizerHeader template={template} />
      <DraftNotice draft={draft} isLegal />
      <div className="grid items-start gap-6 panels:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <Card className="flex flex-col gap-4">
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <RoleSelect
                type={template.type}
                role={tailored.role}
                isAsked={isRoleAsked}
                onSelect={tailoring.setRole}
              />
              <LanguageSelect onSelect={onLanguage} />
            </div>
            <SpecialTermsForm tailored={tailored} onChange={tailoring.setTerm} />
          </Card>
          <ClauseChoices type={template.type} clauses={clauses} chosen={tailored.clauses} onToggle={toggle} />
          <GuaranteeChoices tailored={tailored} waiting={waiting} onSelect={setEdited} />
        </div>
        <TailoredSummary
          tailored={tailored}
          text={text?.description ?? null}
          onRemoveClause={toggle}
          onRemoveGuarantee={tailoring.removeGuarantee}
        >
          {isWide && importPanel}
        </TailoredSummary>
      </div>
      {/* Nobody needs it before the questions; it is in the contract too. */}
      <LawNote template={template} />
      {/* Beside the text, or always in reach. */}
      {!isWide && (
        <div className="sticky bottom-0 z-20 -mx-4 mt-6 -mb-8 border-t border-line bg-card px-4 py-3 shadow-edge typing:static low:static sm:-mx-6 sm:px-6">
          {importPanel}
        </div>
      )}
      {edited !== null && (
        <GuaranteeEditor
          guarantee={edited}
          template={template}
          values={tailored.values}
          onAdd={(choice) => {
            addGuarantee(choice);
            setEdited(null);
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

function CustomizerHeader({ template }: { template: Template }) {
  const { summary } = splitDescription(template);
  return (
    <header className="-mb-3 flex flex-col gap-1">
      <h1 className="text-xl font-semibold">{template.title}</h1>
      <p className="max-w-[72ch] text-sm text-pretty text-ink-soft">{summary}</p>
    </header>
  );
}

/** Chooses the clause that comes from the library, after a kept draft is shown; not again after a reload. */
function useGivenClauseOnce(template: Template, choose: (clause: Clause) => void): void {
  const clause = useGivenClause();
  const navigate = useNavigate();
  useEffect(() => {
    if (clause === null) return;
    choose(clause);
    void navigate(PATHS.customize, { replace: true, state: { template } });
  });
}

interface Tailoring {
  tailored: TailoredTemplate;
  /** The essential guarantees without an amount. */
  waiting: readonly PredefinedGuarantee[];
  setRole: (role: TemplateRole) => void;
  /** Writes a special term. */
  setTerm: (id: string, value: string) => void;
  toggle: (clause: Clause) => void;
  choose: (clause: Clause) => void;
  addGuarantee: (guarantee: GuaranteeChoice) => void;
  removeGuarantee: (choice: GuaranteeChoice) => void;
  /** The choices, as stored on this device. */
  draft: DraftOptions<CustomizerDraft>;
}

/** Role, special terms, clauses with their values, and guarantees that the user has chosen. */
function useTailoring(template: Template, available: readonly Clause[]): Tailoring {
  const [role, setRole] = useState<TemplateRole | null>(NOTHING_CHOSEN.role);
  const [values, setValues] = useState<TermValues>(NOTHING_CHOSEN.values);
  const [clauses, setClauses] = useState<readonly string[]>([]);
  const [guarantees, setGuarantees] = useState<readonly GuaranteeChoice[]>([]);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [today] = useState(() => toCalendarDate(new Date()));
  const quote = useFirstEuroPrice();
  const email = useAppSelector((state) => selectUser(state)?.email) ?? '';
  const own = role === null ? {} : { [toPartyTerm(role, 'email')]: email };
  const all = { ...proposeDates(template, today), ...own, ...values };
  const value: CustomizerDraft = { role, values, clauses, guarantees, removed };

  function restore(stored: unknown): boolean {
    const kept = readCustomizerDraft(stored);
    if (kept === null) return false;
    setRole(kept.role);
    setValues(kept.values);
    setClauses(kept.clauses);
    setGuarantees(kept.guarantees);
    setRemoved(kept.removed);
    return true;
  }

  const chosen = guarantees.map((each) => fillTexts(each, template));
  const basis = { template, values: all, today, quote };
  return {
    draft: { name: nameCustomizerDraft(template.id), value, empty: NOTHING_CHOSEN, restore },
    tailored: {
      template,
      role,
      values: all,
      clauses: findClauses(clauses, available),
      guarantees: withEssentials(chosen, removed, basis),
    },
    waiting: listWithoutAmount(chosen, removed, basis),
    setTerm: (id, value) => setValues((typed) => ({ ...typed, [id]: value })),
    setRole,
    toggle: (clause) => setClauses((chosen) => toggleClause(chosen, clause)),
    choose: ({ id }) => setClauses((chosen) => (chosen.includes(id) ? chosen : [...chosen, id])),
    addGuarantee: (guarantee) => setGuarantees((list) => [...list, forgetTexts(guarantee, template)]),
    removeGuarantee: ({ key, predefinedId }) => {
      setGuarantees((list) => list.filter((entry) => entry.key !== key));
      setRemoved((ids) => [...ids, predefinedId]);
    },
  };
}
