import { clauseMessages } from '@/content/clauses.messages';
import { contractTypeMessages } from '@/content/contract-types.messages';
import { CLAUSE_CONTRACT_TYPES, type ClauseForm, toggleContractType } from '@/domain/template/clause-form';
import { useMessages } from '@/i18n/use-messages';
import { Chip } from '@/ui/fields/chip';

export interface ContractTypePickerProps {
  form: ClauseForm;
  onChange: (form: ClauseForm) => void;
}

/** Toggles for the contract types that a clause applies to. */
export function ContractTypePicker({ form, onChange }: ContractTypePickerProps) {
  const t = useMessages(clauseMessages);
  const typeNames = useMessages(contractTypeMessages);
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">{t.fieldContractTypes}</legend>
      <div className="flex flex-wrap gap-2">
        {CLAUSE_CONTRACT_TYPES.map((type) => (
          <Chip
            key={type}
            selected={form.contractTypes.includes(type)}
            onClick={() => onChange(toggleContractType(form, type))}
          >
            {typeNames[type]}
          </Chip>
        ))}
      </div>
      <p className="text-xs text-ink-faint">{t.contractTypesHint}</p>
    </fieldset>
  );
}
