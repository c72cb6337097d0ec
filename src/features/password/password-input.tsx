import { Suspense, useState } from 'react';
import { lazyAfterPaint } from '@/lib/lazy';
import { TextField, type TextFieldProps } from '@/ui/fields/text-field';

const RevealButton = lazyAfterPaint(async () => ({
  default: (await import('@/features/password/reveal-button')).RevealButton,
}));

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
      suffix={
        <Suspense fallback={null}>
          <RevealButton revealed={revealed} onReveal={setRevealed} />
        </Suspense>
      }
    />
  );
}
