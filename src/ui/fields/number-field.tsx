import { TextField, type TextFieldProps } from '@/ui/fields/text-field';

/** A number input that the mouse wheel does not change. */
export function NumberField(props: Omit<TextFieldProps, 'type' | 'mono'>) {
  return <TextField inputMode="decimal" {...props} type="number" onWheel={(event) => event.currentTarget.blur()} />;
}
