import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import type { CheckedKit, Coin, RecoveryTransaction } from '@/exit/recovery/api';
import { describeKeyFault, describePsbtFault } from '@/exit/screen/describe-faults';
import { SecretFields } from '@/exit/screen/sign/secret-fields';
import { type SigningState, useSigning } from '@/exit/screen/sign/use-signing';
import { type Texts, useTexts } from '@/exit/texts/texts';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/message/banner';
import { ProgressBar } from '@/ui/message/progress-bar';

export interface SignFormProps {
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
