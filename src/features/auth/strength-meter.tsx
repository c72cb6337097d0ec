import { registrationMessages } from '@/content/registration.messages';
import { isGuessable, STRENGTHS, type Strength, strengthLevel } from '@/domain/key/password-strength';
import type { Tone } from '@/domain/primitives/tone';
import { useMessages } from '@/i18n/use-messages';
import { classes } from '@/ui/layout/classes';
import { ProgressBar } from '@/ui/message/progress-bar';
import { TONE_TEXT } from '@/ui/message/tone-shades';

const TONES: Record<Strength, Tone> = {
  'very-weak': 'red',
  weak: 'red',
  fair: 'yellow',
  good: 'green',
  strong: 'green',
};

/** How hard a new password is to guess, as a bar and in words; until something is typed, what makes a strong one. */
export function StrengthMeter({ strength }: { strength: Strength | null }) {
  const t = useMessages(registrationMessages);
  const words = strength === null ? '' : t[`strength-${strength}`];
  return (
    <div className="-mt-2 flex min-h-12 flex-col gap-1.5">
      {strength === null ? (
        <div aria-hidden="true" className="h-1.5 rounded-full bg-line" />
      ) : (
        <ProgressBar
          label={t.strength}
          value={strengthLevel(strength)}
          max={STRENGTHS.length}
          valueText={words}
          tone={TONES[strength]}
        />
      )}
      <p role="status" className="text-xs">
        {strength === null ? (
          <span className="text-ink-faint">{t.strengthHint}</span>
        ) : (
          <>
            <span className={classes('font-medium', TONE_TEXT[TONES[strength]])}>{t.strengthIs({ words })}</span>
            {isGuessable(strength) && <span className="text-ink-soft"> {t.strengthWarning}</span>}
          </>
        )}
      </p>
    </div>
  );
}
