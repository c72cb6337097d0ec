import { type DragEvent, useRef, useState } from 'react';
import { settings } from '@/config/settings';
import { contractFormMessages } from '@/content/contracts.messages';
import { PdfFieldContent } from '@/features/contracts/create/pdf-field-content';
import type { AttachmentField } from '@/features/contracts/create/use-attachment';
import { useMessages } from '@/i18n/use-messages';
import { Field } from '@/ui/fields/field';
import { classes } from '@/ui/layout/classes';

export interface PdfFieldProps {
  field: AttachmentField;
  /** While it is being sent. */
  disabled: boolean;
}

const ZONE =
  'relative flex min-h-20 items-center gap-3 rounded-control border px-4 py-3 text-sm transition-colors ' +
  'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-accent-ink';

/** A PDF by picker or drop. The native input lies over the whole zone, so that a click anywhere opens the picker. */
export function PdfField({ field, disabled }: PdfFieldProps) {
  const t = useMessages(contractFormMessages);
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  function onDrop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    if (!disabled) field.attach(event.dataTransfer.files[0]);
  }

  function remove(): void {
    // Else choosing the same file again would be no change.
    if (input.current !== null) input.current.value = '';
    field.remove();
    input.current?.focus();
  }

  return (
    <Field
      label={t.pdf}
      hint={settings().uploadUrl === '' ? t.pdfHintLocal : t.pdfHint}
      error={field.refused ? t.pdfWrong : null}
    >
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the input inside does the same by keyboard
        <div
          onDrop={onDrop}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          className={classes(
            ZONE,
            field.attachment === null ? 'border-dashed border-line-strong' : 'border-line-strong bg-raised',
            over ? 'border-accent-ink bg-accent-soft' : 'hover:border-ink-soft',
          )}
        >
          <PdfFieldContent attachment={field.attachment} onRemove={remove} disabled={disabled} />
          <input
            {...control}
            ref={input}
            type="file"
            accept=".pdf"
            disabled={disabled}
            onChange={(event) => field.attach(event.target.files?.[0])}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
        </div>
      )}
    </Field>
  );
}
