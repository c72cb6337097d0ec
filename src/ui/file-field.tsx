import type { ComponentProps } from 'react';
import { classes } from './classes';
import { CONTROL, Field, type FieldTexts } from './field';

export interface FileFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'id' | 'type' | 'value'> {}

const PICKER =
  'cursor-pointer py-1.5 pl-1.5 text-sm file:mr-3 file:min-h-8 file:cursor-pointer file:rounded-sm file:border-0 ' +
  'file:bg-sunken file:px-3 file:text-sm file:font-medium file:text-ink hover:file:bg-accent-soft';

/** A native file picker; `accept` and `multiple` as of the native input. */
export function FileField({ label, hint, error, labelHidden = false, className, ...input }: FileFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} labelHidden={labelHidden} className={className}>
      {(control) => <input {...input} {...control} type="file" className={classes(CONTROL, PICKER)} />}
    </Field>
  );
}
