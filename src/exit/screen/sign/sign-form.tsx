import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Result } from '@/domain/primitives/errors';
import type { CheckedKit, Coin, KeyFault, OpenKey, RecoveryTransaction, SignFault } from '@/exit/recovery/api';
import { engine } from '@/exit/recovery/engine';
import { describeKeyFault, describePsbtFault } from '@/exit/screen/describe-faults';
import { waitForPaint } from '@/exit/screen/paint';
import { type Texts, useTexts } from '@/exit/texts/texts';
import { logger } from '@/lib/logger';
import { Button } from '@/ui/button/button';
import { TextField } from '@/ui/fields/text-field';
import { Banner } from '@/ui/message/banner';
import { ProgressBar } from '@/ui/message/progress-bar';

interface SignFormProps {
  kit: CheckedKit;
  coins: readonly Coin[];
  transaction: RecoveryTransaction;
  /** False while something unusual is not accepted; called before anything else. */
  canSign: () => boolean;
  onSigned: (transaction: RecoveryTransaction) => void;
}

/** Password or key, and 'Sign'. */
export function SignForm({ kit, coins, transaction, canSign, onSigned }: SignFormProps) {
  const t = useTexts();
  const signing = useSigning(kit, coins);
  const [secrets, setSecrets] = useState({ password: '', key: '' });
  // A new object at each attempt, so that the focus moves again.
  const [incomplete, setIncomplete] = useState<{ attempt: 'incomplete' } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const takesPassword = kit.kit.envelope !== null && !transaction.summary.signedBy.includes(kit.kit.role);
  const { state } = signing;

  // Together with the error: later, the page would already have returned the focus to the button.
  useLayoutEffect(() => {
    if (state.status === 'failed' || incomplete !== null)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state, incomplete]);

  async function sign(event: FormEvent): Promise<void> {
    event.preventDefault();
    const { password, key } = secrets;
    if (!canSign()) return;
    if ((password === '') === (key.trim() === '')) return setIncomplete({ attempt: 'incomplete' });
    const secret =
      password === '' ? { kind: 'key' as const, text: key } : { kind: 'password' as const, text: password };
    const signed = await signing.sign(transaction, secret);
    if (signed === null) return;
    setSecrets({ password: '', key: '' });
    onSigned(signed);
  }

  const errors = { ...describeSecretFault(t, state) };
  if (incomplete !== null) {
    const isBoth = secrets.password !== '';
    errors[takesPassword ? 'password' : 'key'] = isBoth
      ? t.sign.bothTyped
      : takesPassword
        ? t.sign.nothingTyped
        : t.sign.noKeyTyped;
  }
  return (
    <form ref={form} onSubmit={(event) => void sign(event)} noValidate className="flex max-w-form flex-col gap-4">
      <SecretFields
        kit={kit}
        takesPassword={takesPassword}
        secrets={secrets}
        errors={errors}
        disabled={signing.busy}
        onChange={(change) => {
          setSecrets({ ...secrets, ...change });
          setIncomplete(null);
          signing.clear();
        }}
      />
      <SigningNote state={state} />
      <Button type="submit" variant="primary" busy={signing.busy} busyLabel={t.sign.opening} className="self-start">
        {t.sign.sign}
      </Button>
    </form>
  );
}

function describeSecretFault(t: Texts, state: SigningState): { password?: string; key?: string } {
  if (state.status !== 'failed') return {};
  const { error } = state;
  return error.at === 'password' || error.at === 'key' ? { [error.at]: describeKeyFault(t, error.fault) } : {};
}

/** Progress, or the fault of the transaction. */
function SigningNote({ state }: { state: SigningState }) {
  const t = useTexts();
  if (state.status === 'signing' && state.all > 1) {
    const { done, all } = state;
    return (
      <div className="flex flex-col gap-1.5">
        <ProgressBar label={t.sign.sign} value={done} max={all} tone="blue" />
        <p className="text-xs text-ink-soft">{t.sign.progress(done, all)}</p>
      </div>
    );
  }
  if (state.status !== 'failed') return null;
  if (state.error.at === 'transaction') return <Banner tone="red">{describePsbtFault(t, state.error.fault)}</Banner>;
  return state.error.at === 'unexpected' ? <Banner tone="red">{t.faults.unexpected}</Banner> : null;
}

interface Secrets {
  password: string;
  key: string;
}

interface SecretFieldsProps {
  kit: CheckedKit;
  /** The kit's own key has not signed yet. */
  takesPassword: boolean;
  secrets: Secrets;
  errors: Partial<Secrets>;
  disabled: boolean;
  onChange: (change: Partial<Secrets>) => void;
}

/** 'Signing Password', or 'Extended private key' of the arbitrator. */
function SecretFields({ kit: { kit }, takesPassword, secrets, errors, disabled, onChange }: SecretFieldsProps) {
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

/** The secret that opens a key: the password of the kit's envelope, or the arbitrator's key itself. */
type Secret = { kind: 'password' | 'key'; text: string };

type SigningFault =
  | { at: 'password' | 'key'; fault: KeyFault }
  | { at: 'transaction'; fault: SignFault }
  | { at: 'unexpected' };

type SigningState =
  | { status: 'idle' }
  | { status: 'opening' }
  | { status: 'signing'; done: number; all: number }
  | { status: 'failed'; error: SigningFault };

/** Opens the key, signs, and wipes the key. */
function useSigning(kit: CheckedKit, coins: readonly Coin[]) {
  const [state, setState] = useState<SigningState>({ status: 'idle' });
  const busy = state.status === 'opening' || state.status === 'signing';

  /** Resolves to the signed transaction, or to `null` if it failed. */
  async function sign(transaction: RecoveryTransaction, secret: Secret): Promise<RecoveryTransaction | null> {
    if (busy) return null;
    setState({ status: 'opening' });
    await waitForPaint();
    try {
      const signed = await run(transaction, secret);
      setState(signed.ok ? { status: 'idle' } : { status: 'failed', error: signed.error });
      return signed.ok ? signed.value : null;
    } catch (error) {
      logger.error('Signing failed', error instanceof Error ? error.name : 'unknown');
      setState({ status: 'failed', error: { at: 'unexpected' } });
      return null;
    }
  }

  async function run(
    transaction: RecoveryTransaction,
    { kind, text }: Secret,
  ): Promise<Result<RecoveryTransaction, SigningFault>> {
    const opened = kind === 'password' ? await engine.openEnvelope(kit, text) : engine.readArbitratorKey(kit, text);
    if (!opened.ok) return { ok: false, error: { at: kind, fault: opened.error } };
    return signAndWipe(transaction, opened.value);
  }

  async function signAndWipe(
    transaction: RecoveryTransaction,
    key: OpenKey,
  ): Promise<Result<RecoveryTransaction, SigningFault>> {
    try {
      const signed = await engine.signTransaction(kit, coins, transaction, key, (done, all) =>
        setState({ status: 'signing', done, all }),
      );
      return signed.ok ? signed : { ok: false, error: { at: 'transaction', fault: signed.error } };
    } finally {
      key.wipe();
    }
  }

  return { state, busy, sign, clear: () => setState({ status: 'idle' }) };
}
