import { type ComponentProps, useState } from 'react';
import { Field, type FieldTexts } from '@/ui/fields/field';
import { classes } from '@/ui/layout/classes';
import { Foreign } from '@/ui/text/foreign';

export interface FileFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'id' | 'type' | 'value'> {
  texts: { choose: string; none: string };
}

const ZONE =
  'relative flex items-center gap-3 rounded-control border bg-card p-1 text-sm transition-colors ' +
  'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-accent-ink';

/** A file picker with its own texts. The native input covers the field, so that a click anywhere opens it. */
export function FileField(props: FileFieldProps) {
  const { label, hint, error, labelHidden = false, texts, className, onChange, ...input } = props;
  const [name, setName] = useState('');
  return (
    <Field label={label} hint={hint} error={error} labelHidden={labelHidden} className={className}>
      {(control) => (
        <div
          className={classes(
            ZONE,
            control['aria-invalid'] ? 'border-tone-red-dot' : 'border-line-strong hover:border-ink-soft',
            input.disabled && 'opacity-55',
          )}
        >
          {/* Hidden, since the native input reads out the file name itself. */}
          <span aria-hidden="true" className="shrink-0 rounded-sm bg-sunken px-3 py-1.5 font-medium">
            {texts.choose}
          </span>
          <span aria-hidden="true" className={classes('min-w-0 truncate', name === '' && 'text-ink-faint')}>
            <Foreign>{name || texts.none}</Foreign>
          </span>
          <input
            {...input}
            {...control}
            type="file"
            onChange={(event) => {
              setName([...(event.target.files ?? [])].map((file) => file.name).join(', '));
              onChange?.(event);
            }}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
        </div>
      )}
    </Field>
  );
}
