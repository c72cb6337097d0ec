import { TextField, type TextFieldProps } from '@/ui/fields/text-field';

/** A number typed by hand, in tabular figures; the wheel does not change it. `step` and `min` as of the native input. */
export function NumberField(props: Omit<TextFieldProps, 'type' | 'mono'>) {
  return <TextField inputMode="decimal" {...props} type="number" onWheel={(event) => event.currentTarget.blur()} />;
}
