import { type FormEvent, useState } from 'react';
import { templateMessages } from '@/content/templates.messages';
import { useLegalDiscard } from '@/content/use-discard';
import type { GuaranteeForm } from '@/domain/guarantee/guarantee-form';
import type { ContractType, PredefinedGuarantee } from '@/domain/models';
import { calendarDate } from '@/domain/primitives/calendar';
import { chooseGuarantee, type GuaranteeChoice, guaranteeFormFrom } from '@/domain/template/guarantee-choice';
import { GuaranteeEditorFields } from '@/features/templates/guarantee-editor-fields';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { LeaveButton } from '@/ui/dialog/leave-button';

export interface GuaranteeEditorProps {
  guarantee: PredefinedGuarantee;
  type: ContractType;
  onAdd: (choice: GuaranteeChoice) => void;
  onClose: () => void;
}

/** Editor of a predefined guarantee; it can be added once it has an amount in BTC and a date. */
export function GuaranteeEditor({ guarantee, type, onAdd, onClose }: GuaranteeEditorProps) {
  const t = useMessages(templateMessages);
  const [today] = useState(() => calendarDate(new Date()));
  const [before] = useState(() => guaranteeFormFrom(guarantee, today));
  const [form, setForm] = useState(before);
  const discard = useLegalDiscard(differs(form, before));
  const choice = chooseGuarantee(guarantee, form, `${guarantee.id}-${Date.now()}`);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (choice !== null) onAdd(choice);
  }

  return (
    <Dialog
      title={t.editorTitle}
      purpose={t.editorPurpose({
        role: t[guarantee.role],
        importance: t[guarantee.importance],
        days: guarantee.defaultDuration,
      })}
      size="wide"
      onClose={onClose}
      discard={discard}
      onSubmit={submit}
      footer={
        <>
          <LeaveButton onLeave={onClose}>{t.close}</LeaveButton>
          <Button type="submit" variant="primary" disabled={choice === null}>
            {t.addGuarantee}
          </Button>
        </>
      }
    >
      <GuaranteeEditorFields guarantee={guarantee} type={type} today={today} form={form} onChange={setForm} />
    </Dialog>
  );
}

function differs(form: GuaranteeForm, before: GuaranteeForm): boolean {
  return Object.keys(before).some((name) => form[name as keyof GuaranteeForm] !== before[name as keyof GuaranteeForm]);
}
