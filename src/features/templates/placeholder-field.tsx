import { templateMessages } from '@/content/templates.messages';
import {
  PLACEHOLDER_MAX,
  type Placeholder,
  type PlaceholderIssue,
  placeholderIssue,
} from '@/domain/template/placeholders';
import { useMessages } from '@/i18n/use-messages';
import { NumberField } from '@/ui/fields/number-field';

export interface PlaceholderFieldProps {
  placeholder: Placeholder;
  value: string;
  onChange: (value: string) => void;
}

/** The number that a clause leaves open, with the words around it. */
export function PlaceholderField({ placeholder, value, onChange }: PlaceholderFieldProps) {
  const t = useMessages(templateMessages);
  const max = PLACEHOLDER_MAX[placeholder.unit];
  const texts: Record<Exclude<PlaceholderIssue, 'required'>, string> = {
    'not-whole': t.placeholderNotWhole,
    'too-small': t.placeholderTooSmall,
    'too-large': t.placeholderTooLarge({ max }),
  };
  const issue = placeholderIssue(value, placeholder.unit);
  return (
    <NumberField
      label={t[placeholder.unit]}
      hint={placeholder.context}
      error={issue === null || issue === 'required' ? null : texts[issue]}
      inputMode="numeric"
      required
      min={1}
      max={max}
      step={1}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
