import { type ChangeEvent, type FormEvent, useEffect, useState } from 'react';
import { settings } from '@/config/settings';
import { describeError, type ErrorTexts, errorMessages } from '@/content/errors.messages';
import { registrationMessages } from '@/content/registration.messages';
import {
  getStrengthLevel,
  isGuessable,
  STRENGTH_TONES,
  STRENGTHS,
  type Strength,
} from '@/domain/keys/password-strength';
import type { ErrorData } from '@/domain/primitives/errors';
import { describeAuthError } from '@/features/auth/describe-auth-error';
import { useAuthAttempt } from '@/features/auth/use-auth-attempt';
import { PasswordInput } from '@/features/password/password-input';
import { Waiting } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { logger } from '@/lib/logger';
import { useIsMounted } from '@/lib/use-is-mounted';
import { useAppDispatch, useAppSelector, useBaseSelector, useBaseStore } from '@/store/core/hooks';
import { countDrafts } from '@/store/drafts/drafts.thunks';
import { stopAttempt } from '@/store/login/attempt';
import { registerAccount } from '@/store/login/login.thunks';
import { warmUp } from '@/store/login/warm-up';
import { selectPendingSaves } from '@/store/outbox/outbox.selectors';
import { Button } from '@/ui/button/button';
import { TextField } from '@/ui/fields/text-field';
import { classes } from '@/ui/layout/classes';
import { Banner } from '@/ui/message/banner';
import { ProgressBar } from '@/ui/message/progress-bar';
import { TONE_TEXT } from '@/ui/message/tone-shades';

export interface RegisterFormProps {
  onRegistered: (email: string) => void;
  /** Registering would lose unsaved records or drafts of the session: asks before it goes on with `register`. */
  onUnsaved: (register: () => void) => void;
}

/** Keeps its input when registration fails. */
export function RegisterForm({ onRegistered, onUnsaved }: RegisterFormProps) {
  const t = useMessages(registrationMessages);
  const errorTexts = useMessages(errorMessages);
  const dispatch = useAppDispatch();
  const pending = useAppSelector(selectPendingSaves);
  const { loading, error } = useAuthAttempt();
  const stopped = error?.code === 'stopped';
  const isMounted = useIsMounted();
  const [input, setInput] = useState({ username: '', email: '', password: '' });

  const strength = usePasswordStrength(input.password, [input.username, input.email, settings().brand]);

  function field(name: keyof typeof input) {
    const onChange = (event: ChangeEvent<HTMLInputElement>) => setInput({ ...input, [name]: event.target.value });
    return { label: t[name], value: input[name], required: true, onChange };
  }

  async function register(): Promise<void> {
    // The answer may come after the user has left.
    if ((await dispatch(registerAccount(input))) && isMounted.current) onRegistered(input.email);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (pending + dispatch(countDrafts()) > 0) onUnsaved(() => void register());
    else void register();
  }

  return (
    <>
      {error !== null && !stopped && (
        <Banner tone="red">{describeRegistrationError(error, t.registrationFailed, errorTexts)}</Banner>
      )}
      {(loading || stopped) && <RegistrationWaiting />}
      <form onSubmit={submit} className="flex flex-col gap-4">
        <TextField {...field('username')} type="text" autoComplete="nickname" />
        <TextField {...field('email')} type="email" autoComplete="username" />
        <PasswordInput
          {...field('password')}
          autoComplete="new-password"
          hint={t.passwordHint}
          onFocus={() => {
            void warmUp('keys');
            warmUpEstimator();
          }}
        />
        <StrengthMeter strength={strength} />
        <Button type="submit" variant="primary" busy={loading} busyLabel={t.registering}>
          {t.register}
        </Button>
      </form>
    </>
  );
}

/** Strength as a bar and in words; advice until something is typed. */
function StrengthMeter({ strength }: { strength: Strength | null }) {
  const t = useMessages(registrationMessages);
  const words = strength === null ? '' : t[`strength-${strength}`];
  return (
    <div className="-mt-2 flex min-h-12 flex-col gap-1.5">
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
      <p role="status" className="text-xs">
        {strength === null ? (
          <span className="text-ink-faint">{t.strengthHint}</span>
        ) : (
          <>
            <span className={classes('font-medium', TONE_TEXT[STRENGTH_TONES[strength]])}>
              {t.strengthIs({ words })}
            </span>
            {isGuessable(strength) && <span className="text-ink-soft"> {t.strengthWarning}</span>}
          </>
        )}
      </p>
    </div>
  );
}

/**
 * The server's error text, or `fallback` if the response has none. Without a response, the error's own message; for
 * errors found here, their wording (docs/specification.md#8-error-catalogue).
 */
function describeRegistrationError(error: ErrorData, fallback: string, texts: ErrorTexts): string {
  if (error.code === 'http') return error.detail.serverText ?? fallback;
  if (error.code === 'network' || error.code === 'unexpected') return describeAuthError(error, fallback);
  return describeError(texts, error);
}

/** Nothing is estimated or announced between keystrokes. */
const ESTIMATE_DELAY_MS = 200;

const loadEstimator = () => import('@/features/auth/estimate-strength');

/** Fetches the estimator early. A failure is retried with the first letter. */
function warmUpEstimator(): void {
  loadEstimator().catch(() => undefined);
}

/** Strength of the typed password; `null` while it is empty or not yet estimated. */
function usePasswordStrength(password: string, known: readonly string[]): Strength | null {
  const [strength, setStrength] = useState<Strength | null>(null);
  const context = known.join('\n');

  useEffect(() => {
    if (password === '') return;
    let active = true;
    async function estimate(): Promise<void> {
      try {
        const { estimateStrength } = await loadEstimator();
        if (active) setStrength(estimateStrength(password, context.split('\n')));
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

/** A registration that takes long, or that the user stopped waiting for. */
function RegistrationWaiting() {
  const store = useBaseStore();
  const loading = useBaseSelector((state) => state.auth.loading);
  const task = { state: { status: loading ? 'busy' : 'stopped' } as const, stop: () => stopAttempt(store) };
  return <Waiting task={task} next="registration" />;
}
