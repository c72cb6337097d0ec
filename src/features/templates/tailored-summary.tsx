import { templateMessages } from '@/content/templates.messages';
import type { Clause, TemplateRole } from '@/domain/models';
import type { TailoredTemplate } from '@/domain/template/template-draft';
import { ContractPreview } from '@/features/templates/contract-preview';
import { ImportPanel } from '@/features/templates/import-panel';
import { RoleSelect } from '@/features/templates/role-select';
import { SelectedClauses } from '@/features/templates/selected-clauses';
import { SelectedGuarantees } from '@/features/templates/selected-guarantees';
import type { ImportState } from '@/features/templates/use-import';
import { useMessages } from '@/i18n/use-messages';
import { Card } from '@/ui/layout/card';

export interface TailoredSummaryProps {
  tailored: TailoredTemplate;
  onRole: (role: TemplateRole) => void;
  onRemoveClause: (clause: Clause) => void;
  onValue: (clauseId: string, index: number, value: string) => void;
  onRemoveGuarantee: (key: string) => void;
  importing: ImportState;
  onImport: () => void;
}

/** What the contract will be: role, clauses, guarantees, and the import. */
export function TailoredSummary(props: TailoredSummaryProps) {
  const { tailored, importing, onImport } = props;
  const t = useMessages(templateMessages);
  return (
    <Card flush className="flex flex-col lg:top-20 lg:not-low:sticky lg:not-low:max-h-[calc(100dvh-6.5rem)]">
      <div className="flex flex-col gap-6 p-5 sm:p-6 lg:min-h-0 lg:overflow-y-auto">
        <h2 className="text-lg font-semibold">{t.yourContract}</h2>
        <RoleSelect type={tailored.template.type} role={tailored.role} onSelect={props.onRole} />
        <section aria-label={t.selectedClauses} tabIndex={-1} className="flex flex-col gap-3 outline-none">
          <h3 className="text-sm font-semibold">{t.selectedClauses}</h3>
          <SelectedClauses clauses={tailored.clauses} onRemove={props.onRemoveClause} onValue={props.onValue} />
        </section>
        <section aria-label={t.selectedGuarantees} tabIndex={-1} className="flex flex-col gap-3 outline-none">
          <h3 className="text-sm font-semibold">{t.selectedGuarantees}</h3>
          <SelectedGuarantees guarantees={tailored.guarantees} onRemove={props.onRemoveGuarantee} />
        </section>
        <ContractPreview tailored={tailored} />
      </div>
      <div className="border-t border-line px-5 py-4 sm:px-6">
        <ImportPanel tailored={tailored} state={importing} onImport={onImport} />
      </div>
    </Card>
  );
}
