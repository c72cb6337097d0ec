import { type FormEvent, useState } from 'react';
import { clauseMessages } from '@/content/clauses.messages';
import { contractTypeMessages } from '@/content/contract-types.messages';
import { legalDiscardMessages, useDiscard } from '@/content/discard.messages';
import { legalDraftMessages } from '@/content/drafts.messages';
import { CLAUSE_TYPES, type Clause, type ClauseType } from '@/domain/models';
import {
  CLAUSE_CONTRACT_TYPES,
  type ClauseForm,
  findMissingClauseFields,
  isClauseChanged,
  readClauseForm,
  toClauseForm,
  toggleContractType,
} from '@/domain/templates/clause-form';
import { DraftNotice } from '@/features/drafts/draft-notice';
import { useDraft } from '@/features/drafts/use-draft';
import { useMessages } from '@/i18n/use-messages';
import { useAnnounce } from '@/ui/announce/use-announce';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { LeaveButton } from '@/ui/dialog/leave-button';
import { Chip } from '@/ui/fields/chips';
import { SelectField } from '@/ui/fields/select-field';
import { TextArea } from '@/ui/fields/text-area';
import { TextField } from '@/ui/fields/text-field';

interface ClauseEditorProps {
  /** `null` for a new clause. */
  clause: Clause | null;
  onSave: (form: ClauseForm) => void;
  onCancel: () => void;
}

export function ClauseEditor({ clause, onSave, onCancel }: ClauseEditorProps) {
  const t = useMessages(clauseMessages);
  const kept = useMessages(legalDraftMessages);
  const announce = useAnnounce();
  const initial = toClauseForm(clause);
  const [form, setForm] = useState<ClauseForm>(initial);
  const isChanged = isClauseChanged(form, initial);
  const draft = useDraft({
    name: clause === null ? 'new-clause' : `clause ${clause.id}`,
    value: isChanged ? form : initial,
    empty: initial,
    restore,
  });
  const discard = useDiscard(isChanged && !draft.isKept, legalDiscardMessages);
  const [submitted, setSubmitted] = useState(false);
  const missing = findMissingClauseFields(form);
  const error = (name: 'title' | 'content') => (submitted && missing.has(name) ? t.required : null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setSubmitted(true);
    if (missing.size > 0) return;
    draft.clear();
    onSave(form);
  }

  function cancel(): void {
    if (isChanged && draft.isKept) announce(kept.keptInDialog);
    onCancel();
  }

  function restore(stored: unknown): boolean {
    const read = readClauseForm(stored);
    if (read !== null) setForm(read);
    return read !== null;
  }

  return (
    <Dialog
      title={clause === null ? t.new : t.editTitle}
      purpose={t.newPurpose}
      size="wide"
      onClose={cancel}
      discard={discard}
      onSubmit={submit}
      noValidate
      footer={
        <>
          <LeaveButton onLeave={cancel}>{t.cancel}</LeaveButton>
          <Button type="submit" variant="primary">
            {t.save}
          </Button>
        </>
      }
    >
      <DraftNotice draft={draft} isLegal />
      <TextField
        label={t.fieldTitle}
        required
        value={form.title}
        error={error('title')}
        onChange={(event) => setForm({ ...form, title: event.target.value })}
      />
      <SelectField
        label={t.fieldType}
        value={form.type}
        onChange={(event) => setForm({ ...form, type: event.target.value as ClauseType })}
      >
        {CLAUSE_TYPES.map((type) => (
          <option key={type} value={type}>
            {t[type]}
          </option>
        ))}
      </SelectField>
      <ContractTypePicker form={form} onChange={setForm} />
      <TextArea
        label={t.fieldContent}
        hint={t.contentHint}
        required
        rows={6}
        value={form.content}
        error={error('content')}
        onChange={(event) => setForm({ ...form, content: event.target.value })}
      />
    </Dialog>
  );
}

interface ContractTypePickerProps {
  form: ClauseForm;
  onChange: (form: ClauseForm) => void;
}

function ContractTypePicker({ form, onChange }: ContractTypePickerProps) {
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
