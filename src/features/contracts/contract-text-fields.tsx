import { contractFormMessages, contractMessages } from '@/content/contracts.messages';
import { useMessages } from '@/content/use-messages';
import type { ContractText, ContractTextIssues } from '@/domain/contract-form';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';

export interface ContractTextFieldsProps {
  text: ContractText;
  issues: ContractTextIssues;
  onChange: (text: ContractText) => void;
}

/** Title and description of a contract, on creation and when editing it. */
export function ContractTextFields({ text, issues, onChange }: ContractTextFieldsProps) {
  const t = useMessages(contractMessages);
  const form = useMessages(contractFormMessages);
  return (
    <>
      <TextField
        label={t.title}
        hint={form.titleHint}
        error={issues.title && t.titleRequired}
        required
        value={text.title}
        onChange={(event) => onChange({ ...text, title: event.target.value })}
      />
      <TextArea
        label={t.description}
        hint={form.descriptionHint}
        error={issues.description && t.descriptionRequired}
        required
        className="[&_textarea]:min-h-40"
        value={text.description}
        onChange={(event) => onChange({ ...text, description: event.target.value })}
      />
    </>
  );
}
