import { useState } from 'react';
import { RevealButton } from '@/features/password/reveal-button';
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
