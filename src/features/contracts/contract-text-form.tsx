import { useState } from 'react';
import { contractMessages } from '@/content/contracts.messages';
import { type ContractText, type ContractTextIssues, checkContractText } from '@/domain/contracts/contract-form';
import { useMessages } from '@/i18n/use-messages';
import { TextArea } from '@/ui/fields/text-area';
import { TextField } from '@/ui/fields/text-field';

interface ContractTextFieldsProps {
  text: ContractText;
  issues: ContractTextIssues;
  onChange: (text: ContractText) => void;
  hints?: ContractText;
}

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

interface ContractTextForm {
  text: ContractText;
  setText: (text: ContractText) => void;
  /** Empty until the first submit. */
  issues: ContractTextIssues;
  /** Returns whether the text is complete. If not, shows the issues and focuses the first one. */
  validate: (form: HTMLFormElement | null) => boolean;
}

/** State of the fields. */
export function useContractText(initial: ContractText): ContractTextForm {
  const [text, setText] = useState(initial);
  const [submitted, setSubmitted] = useState(false);
  const issues = checkContractText(text);

  function validate(form: HTMLFormElement | null): boolean {
    setSubmitted(true);
    const complete = Object.keys(issues).length === 0;
    if (!complete) form?.querySelector<HTMLElement>(issues.title ? 'input' : 'textarea')?.focus();
    return complete;
  }

  return { text, setText, issues: submitted ? issues : {}, validate };
}
