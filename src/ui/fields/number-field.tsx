import { TextField, type TextFieldProps } from '@/ui/fields/text-field';

/** An input for a whole number that the mouse wheel does not change. */
export function NumberField(props: Omit<TextFieldProps, 'type' | 'mono'>) {
  return <TextField inputMode="numeric" {...props} type="number" onWheel={(event) => event.currentTarget.blur()} />;
}
