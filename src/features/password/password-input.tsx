import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { passwordMessages } from '@/content/password.messages';
import { useMessages } from '@/i18n/use-messages';
import { TextField, type TextFieldProps } from '@/ui/fields/text-field';

/** A password field with a button that shows the password. */
export function PasswordInput(props: Omit<TextFieldProps, 'type' | 'suffix'>) {
  const [revealed, setRevealed] = useState(false);
  return (
    <TextField
      {...props}
      type={revealed ? 'text' : 'password'}
      // Some browsers send checked text to a server.
      spellCheck={false}
      autoCapitalize="none"
      suffix={<RevealButton revealed={revealed} onReveal={setRevealed} />}
    />
  );
}

interface RevealButtonProps {
  revealed: boolean;
  onReveal: (revealed: boolean) => void;
}

/** Shows or hides the password. Labelled by its text, since an `aria-label` would count as a label of the field. */
function RevealButton({ revealed, onReveal }: RevealButtonProps) {
  const t = useMessages(passwordMessages);
  const label = revealed ? t.hide : t.show;
  const Icon = revealed ? EyeOff : Eye;
  return (
    <button
      type="button"
      aria-pressed={revealed}
      title={label}
      onClick={() => onReveal(!revealed)}
      className="inline-flex size-9 items-center justify-center rounded-control text-ink-soft transition-colors hover:bg-sunken hover:text-ink"
    >
      <Icon aria-hidden="true" className="size-4" />
      <span className="sr-only">{label}</span>
    </button>
  );
}
