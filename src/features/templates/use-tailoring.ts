import { useState } from 'react';
import type { Clause, Template, TemplateRole } from '@/domain/models';
import { type SelectedClause, toggleClause, withValue } from '@/domain/template/clause-selection';
import type { GuaranteeChoice } from '@/domain/template/guarantee-choice';
import type { TailoredTemplate } from '@/domain/template/template-draft';

export interface Tailoring {
  tailored: TailoredTemplate;
  setRole: (role: TemplateRole) => void;
  toggle: (clause: Clause) => void;
  setValue: (clauseId: string, index: number, value: string) => void;
  addGuarantee: (guarantee: GuaranteeChoice) => void;
  removeGuarantee: (key: string) => void;
}

/** What a person makes of a template: role, clauses with their values, guarantees. The clauses follow the language. */
export function useTailoring(template: Template, available: readonly Clause[]): Tailoring {
  const [role, setRole] = useState<TemplateRole>('buyer');
  const [clauses, setClauses] = useState<readonly SelectedClause[]>([]);
  const [guarantees, setGuarantees] = useState<readonly GuaranteeChoice[]>([]);
  return {
    tailored: { template, role, clauses: asNow(clauses, available), guarantees },
    setRole,
    toggle: (clause) => setClauses((chosen) => toggleClause(chosen, clause)),
    setValue: (clauseId, index, value) => setClauses((chosen) => withValue(chosen, clauseId, index, value)),
    addGuarantee: (guarantee) => setGuarantees((chosen) => [...chosen, guarantee]),
    removeGuarantee: (key) => setGuarantees((chosen) => chosen.filter((entry) => entry.key !== key)),
  };
}

function asNow(chosen: readonly SelectedClause[], available: readonly Clause[]): SelectedClause[] {
  return chosen.map((entry) => ({
    ...entry,
    clause: available.find(({ id }) => id === entry.clause.id) ?? entry.clause,
  }));
}
