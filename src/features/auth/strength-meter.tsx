import { useEffect, useState } from 'react';
import { registrationMessages } from '@/content/registration.messages';
import {
  getStrengthLevel,
  isGuessable,
  STRENGTH_TONES,
  STRENGTHS,
  type Strength,
} from '@/domain/keys/password-strength';
import { useMessages } from '@/i18n/use-messages';
import { logger } from '@/lib/logger';
import { classes } from '@/ui/layout/classes';
import { ProgressBar } from '@/ui/message/progress-bar';
import { TONE_TEXT } from '@/ui/message/tone-shades';

interface StrengthMeterProps {
  strength: Strength | null;
}

/** Strength as a bar, and in words if it is low. */
export function StrengthMeter({ strength }: StrengthMeterProps) {
  const t = useMessages(registrationMessages);
  const words = strength === null ? '' : t[`strength-${strength}`];
  return (
    <div className="-mt-2 flex min-h-12 flex-col gap-1.5 text-xs">
      {strength === null ? (
        <div aria-hidden="true" className="h-1.5 rounded-full bg-line" />
      ) : (
        <ProgressBar
          label={t.strength}
          value={getStrengthLevel(strength)}
          max={STRENGTHS.length}
          valueText={words}
          tone={STRENGTH_TONES[strength]}
        />
      )}
      <p role="status" className={classes('font-medium', strength !== null && TONE_TEXT[STRENGTH_TONES[strength]])}>
        {strength !== null && isGuessable(strength) && t.strengthIs({ words })}
      </p>
    </div>
  );
}

/** Nothing is estimated or announced between keystrokes. */
const ESTIMATE_DELAY_MS = 200;

const loadEstimator = () => import('@/features/auth/estimate-strength');

/** Fetches the estimator early. A failure is retried with the first letter. */
export function warmUpEstimator(): void {
  loadEstimator().catch(() => undefined);
}

/** `known`: texts of the account that an attacker may know. Rejects if the estimator cannot be fetched. */
export async function ratePassword(password: string, known: readonly string[]): Promise<Strength> {
  return (await loadEstimator()).estimateStrength(password, known);
}

/** The place among the common passwords; `null` for others. Rejects if the list cannot be fetched. */
export async function rankPassword(password: string): Promise<number | null> {
  return (await loadEstimator()).rankPassword(password);
}

/** Strength of the typed password; `null` while it is empty or not yet estimated. */
export function usePasswordStrength(password: string, known: readonly string[]): Strength | null {
  const [strength, setStrength] = useState<Strength | null>(null);
  const context = known.join('\n');

  useEffect(() => {
    if (password === '') return;
    let active = true;
    async function estimate(): Promise<void> {
      try {
        const rated = await ratePassword(password, context.split('\n'));
        if (active) setStrength(rated);
      } catch (error) {
        logger.warn(`Estimating the password strength failed: ${String(error)}`);
      }
    }
    const timer = setTimeout(() => void estimate(), ESTIMATE_DELAY_MS);
    return () => {
      active = false;
      clearTimeout(timer);
    };
  }, [password, context]);

  return password === '' ? null : strength;
}
