import { type ChangeEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { describeError, type ErrorTexts, errorMessages } from '@/content/errors.messages';
import { registrationMessages } from '@/content/registration.messages';
import type { KeyFile } from '@/domain/keys/key-file';
import { findPasswordProblem } from '@/domain/keys/password-strength';
import type { ErrorData } from '@/domain/primitives/errors';
import { describeAuthError, ServerAdvice, useAuthAttempt } from '@/features/auth/auth-attempt';
import { PasswordInput } from '@/features/password/password-input';
import { Waiting } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { logger } from '@/lib/logger';
import { useAppDispatch, useAppSelector, useBaseSelector, useBaseStore } from '@/store/core/hooks';
import { countDrafts } from '@/store/drafts/drafts.thunks';
import { stopAttempt } from '@/store/login/attempt';
import { registerAccount } from '@/store/login/login.thunks';
import { warmUp } from '@/store/login/warm-up';
import { selectPendingSaves } from '@/store/outbox/outbox.selectors';
import { Button } from '@/ui/button/button';
import { TextField } from '@/ui/fields/text-field';
import { Banner } from '@/ui/message/banner';

export interface RegisterFormProps {
  onRegistered: (key: KeyFile, account: { email: string; password: string }) => void;
  /** Registering would lose unsaved records or drafts of the session: asks before it goes on with `register`. */
  onUnsaved: (register: () => void) => void;
}

const loadRanks = () => import('@/features/auth/common-passwords');

type Refusal = 'tooShort' | 'tooCommon' | 'notLoaded';

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
  const [refused, setRefused] = useState<{ password: string; why: Refusal } | null>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  function field(name: keyof typeof input) {
    const onChange = (event: ChangeEvent<HTMLInputElement>) => setInput({ ...input, [name]: event.target.value });
    return { label: t[name], value: input[name], required: true, onChange };
  }

  async function register(): Promise<void> {
    const key = await dispatch(registerAccount(input));
    // The answer may come after the user has left.
    if (key !== null && isMounted.current) onRegistered(key, input);
  }

  function refuse(why: Refusal): void {
    setRefused({ password: input.password, why });
    passwordField.current?.focus();
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    try {
      const problem = findPasswordProblem(input.password, (await loadRanks()).rankPassword(input.password));
      if (problem !== null) refuse(problem);
      else if (pending + dispatch(countDrafts()) > 0) onUnsaved(() => void register());
      else void register();
    } catch (error) {
      logger.warn(`The common passwords could not be loaded: ${String(error)}`);
      refuse('notLoaded');
    }
  }

  return (
    <>
      {error !== null && !stopped && (
        <>
          <Banner tone="red">{describeRegistrationError(error, t.registrationFailed, errorTexts)}</Banner>
          <ServerAdvice error={error} />
        </>
      )}
      {(loading || stopped) && <RegistrationWaiting />}
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <TextField {...field('username')} type="text" autoComplete="nickname" />
        <TextField {...field('email')} type="email" autoComplete="username" />
        <PasswordInput
          {...field('password')}
          ref={passwordField}
          error={refused?.password === input.password ? t[refused.why] : null}
          autoComplete="new-password"
          hint={t.passwordHint}
          onFocus={() => {
            void warmUp('keys');
            // A failure is told with the attempt.
            loadRanks().catch(() => undefined);
          }}
        />
        <Button type="submit" variant="primary" busy={loading} busyLabel={t.registering}>
          {t.register}
        </Button>
      </form>
    </>
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

/** A registration that takes long, or that the user stopped waiting for. */
function RegistrationWaiting() {
  const store = useBaseStore();
  const loading = useBaseSelector((state) => state.auth.loading);
  const task = { state: { status: loading ? 'busy' : 'stopped' } as const, stop: () => stopAttempt(store) };
  return <Waiting task={task} />;
}

/** Whether the component is still mounted, for callbacks that run later. */
function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
