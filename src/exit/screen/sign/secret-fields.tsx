import { useState } from 'react';
import type { CheckedKit } from '@/exit/recovery/api';
import { useTexts } from '@/exit/texts/texts';
import { Button } from '@/ui/button/button';
import { TextField } from '@/ui/fields/text-field';

export interface Secrets {
  password: string;
  key: string;
}

export interface SecretFieldsProps {
  kit: CheckedKit;
  /** The kit's own key has not signed yet. */
  takesPassword: boolean;
  secrets: Secrets;
  errors: Partial<Secrets>;
  disabled: boolean;
  onChange: (change: Partial<Secrets>) => void;
}

/** 'Signing Password', or 'Extended private key' of the arbitrator. */
export function SecretFields({ kit: { kit }, takesPassword, secrets, errors, disabled, onChange }: SecretFieldsProps) {
  const t = useTexts();
  const [isShown, setShown] = useState(false);
  return (
    <>
      {kit.envelope === null && <p className="text-sm text-ink-soft">{t.sign.noEnvelope}</p>}
      {takesPassword && (
        <>
          <TextField
            label={t.sign.password}
            hint={t.sign.passwordHint(t.roles[kit.role])}
            error={errors.password}
            type="password"
            autoComplete="off"
            disabled={disabled}
            value={secrets.password}
            onChange={({ target }) => onChange({ password: target.value })}
          />
          <p className="flex items-center gap-3 text-xs text-ink-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            {t.sign.or}
          </p>
        </>
      )}
      <TextField
        label={t.sign.key}
        hint={t.sign.keyHint}
        error={errors.key}
        type={isShown ? 'text' : 'password'}
        mono
        autoComplete="off"
        disabled={disabled}
        value={secrets.key}
        onChange={({ target }) => onChange({ key: target.value })}
        suffix={
          <Button size="sm" variant="quiet" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? t.sign.hide : t.sign.show}
          </Button>
        }
      />
    </>
  );
}
