import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import type { CheckedContract, KeyHolder } from '@/bitcoin/recovery/checked-contract';
import type { KnownCoin } from '@/bitcoin/recovery/coins';
import type { SpendFault } from '@/bitcoin/recovery/read-spend';
import type { SecondPayment } from '@/bitcoin/recovery/second-payment';
import { signSpend } from '@/bitcoin/recovery/sign-spend';
import type { Spend } from '@/bitcoin/recovery/spend';
import { type ArbitratorKeyFault, openPartyKey, readArbitratorKey, type SpendKey } from '@/bitcoin/recovery/spend-key';
import { recoverMessages } from '@/content/recover/recover.messages';
import { fail, type Result, toErrorData } from '@/domain/primitives/errors';
import { useMessages } from '@/i18n/use-messages';
import { logger } from '@/lib/logger';
import { useFaultTexts } from '@/recover/fault-texts';
import { waitForPaint } from '@/recover/paint';
import { Button } from '@/ui/button/button';
import { TextField } from '@/ui/fields/text-field';
import { Banner } from '@/ui/message/banner';
import { ProgressBar } from '@/ui/message/progress-bar';

/** Whose key signs. */
export interface Signer {
  holder: KeyHolder;
  /** That the party's password opens; `null`: none. */
  envelope: string | null;
}

export interface SignCardProps {
  checked: CheckedContract;
  coins: readonly KnownCoin[];
  signer: Signer;
  spend: Spend;
  /** True if it was made on this page, where an unusual fee was already accepted. */
  isOwn: boolean;
  /** Set if an earlier transaction can be confirmed beside it. */
  second: SecondPayment | null;
  onSigned: (spend: Spend) => void;
}

interface SignFormProps extends SignCardProps {
  /** False while something unusual is not accepted; called before anything else. */
  canSign: () => boolean;
}

type KeyFault = ArbitratorKeyFault | 'wrong-password' | 'unreadable' | 'blocked';
type SigningFault = { at: 'key'; fault: KeyFault } | { at: 'transaction'; fault: SpendFault } | { at: 'unexpected' };

type SigningState =
  | { status: 'idle' | 'missing' | 'opening' }
  | { status: 'signing'; done: number; all: number }
  | { status: 'failed'; error: SigningFault };

/** Password or key, and 'Sign'. */
export function SignForm(props: SignFormProps) {
  const { signer, canSign, onSigned } = props;
  const t = useMessages(recoverMessages);
  const [state, setState] = useState<SigningState>({ status: 'idle' });
  const [secret, setSecret] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const busy = state.status === 'opening' || state.status === 'signing';

  // Together with the error: later, the page would already have returned the focus to the button.
  useLayoutEffect(() => {
    if (state.status === 'failed' || state.status === 'missing')
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state]);

  async function sign(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy || !canSign()) return;
    if (secret.trim() === '') return setState({ status: 'missing' });
    setState({ status: 'opening' });
    await waitForPaint();
    const signed = await run(props, secret, (done, all) => setState({ status: 'signing', done, all }));
    setState(signed.ok ? { status: 'idle' } : { status: 'failed', error: signed.error });
    if (!signed.ok) return;
    setSecret('');
    onSigned(signed.value);
  }

  return (
    <form ref={form} onSubmit={(event) => void sign(event)} noValidate className="flex max-w-form flex-col gap-4">
      <SecretField
        xpub={signer.holder === 'arbitrator' ? props.checked.contract.keys.arbitrator.xpub : null}
        value={secret}
        state={state}
        disabled={busy}
        onChange={(typed) => {
          setSecret(typed);
          setState({ status: 'idle' });
        }}
      />
      <SigningNote state={state} />
      <Button type="submit" variant="primary" busy={busy} busyLabel={t.openingKey} className="self-start">
        {t.sign}
      </Button>
    </form>
  );
}

/** Opens the key, signs, and wipes the key. */
async function run(
  { checked, coins, spend, signer }: SignFormProps,
  secret: string,
  onProgress: (done: number, all: number) => void,
): Promise<Result<Spend, SigningFault>> {
  const opened = await openSignerKey(checked, signer, secret);
  if (!opened.ok) return fail({ at: 'key', fault: opened.error });
  const key = opened.value;
  try {
    const signed = await signSpend(checked, coins, spend, key, onProgress);
    return signed.ok ? signed : fail({ at: 'transaction', fault: signed.error });
  } catch (error) {
    logger.error('Signing failed', error instanceof Error ? error.name : 'unknown');
    return fail({ at: 'unexpected' });
  } finally {
    key.wipe();
  }
}

async function openSignerKey(
  checked: SignCardProps['checked'],
  { holder, envelope }: SignCardProps['signer'],
  secret: string,
): Promise<Result<SpendKey, KeyFault>> {
  if (holder === 'arbitrator' || envelope === null) return readArbitratorKey(checked, secret);
  try {
    return { ok: true, value: await openPartyKey(checked, { envelope, role: holder }, secret) };
  } catch (error) {
    const { code } = toErrorData(error);
    if (code === 'wrong-password') return fail('wrong-password');
    // Argon2id needs WebAssembly and 64 MiB.
    return fail(code === 'unexpected' ? 'blocked' : 'unreadable');
  }
}

interface SecretFieldProps {
  /** The arbitrator's; `null`: a party signs. */
  xpub: string | null;
  value: string;
  state: SigningState;
  disabled: boolean;
  onChange: (typed: string) => void;
}

/** 'Signing Password', or 'Extended private key' of the arbitrator. */
function SecretField({ xpub, value, state, disabled, onChange }: SecretFieldProps) {
  const t = useMessages(recoverMessages);
  const [isShown, setShown] = useState(false);
  const fault = state.status === 'failed' && state.error.at === 'key' ? state.error.fault : null;
  const missing = state.status === 'missing' ? (xpub === null ? t.noPassword : t.noArbitratorKey) : null;
  return (
    <TextField
      label={xpub === null ? t.password : t.key}
      hint={xpub === null ? t.passwordHint : t.keyHint({ xpub: `${xpub.slice(0, 12)}…${xpub.slice(-6)}` })}
      error={fault === null ? missing : t[`key-${fault}`]}
      type={isShown ? 'text' : 'password'}
      mono={xpub !== null}
      autoComplete="off"
      disabled={disabled}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      suffix={
        <Button size="sm" variant="quiet" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? t.hide : t.show}
        </Button>
      }
    />
  );
}

/** Progress, or the fault of the transaction. */
function SigningNote({ state }: { state: SigningState }) {
  const t = useMessages(recoverMessages);
  const { describeSpendFault } = useFaultTexts();
  if (state.status === 'signing' && state.all > 1) {
    const { done, all } = state;
    return (
      <div className="flex flex-col gap-1.5">
        <ProgressBar label={t.sign} value={done} max={all} tone="blue" />
        <p className="text-xs text-ink-soft">{t.progress({ done, all })}</p>
      </div>
    );
  }
  if (state.status !== 'failed' || state.error.at === 'key') return null;
  return (
    <Banner tone="red">
      {state.error.at === 'transaction' ? describeSpendFault(state.error.fault) : t.unexpected}
    </Banner>
  );
}
