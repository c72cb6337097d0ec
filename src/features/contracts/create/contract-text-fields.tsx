import { contractMessages } from '@/content/contracts.messages';
import type { ContractText, ContractTextIssues } from '@/domain/contract/contract-form';
import { useMessages } from '@/i18n/use-messages';
import { TextArea } from '@/ui/fields/text-area';
import { TextField } from '@/ui/fields/text-field';

export interface ContractTextFieldsProps {
  text: ContractText;
  issues: ContractTextIssues;
  onChange: (text: ContractText) => void;
  hints?: ContractText;
}

/** Title and description of a contract, on creation and when editing it. */
export function ContractTextFields({ text, issues, onChange, hints }: ContractTextFieldsProps) {
  const t = useMessages(contractMessages);
  return (
    <>
      <TextField
        label={t.title}
        hint={hints?.title}
        error={issues.title && t.titleRequired}
        required
        value={text.title}
        onChange={(event) => onChange({ ...text, title: event.target.value })}
      />
      <TextArea
        label={t.description}
        hint={hints?.description}
        error={issues.description && t.descriptionRequired}
        required
        className="[&_textarea]:min-h-40"
        value={text.description}
        onChange={(event) => onChange({ ...text, description: event.target.value })}
      />
    </>
  );
}
