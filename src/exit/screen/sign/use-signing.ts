import { useState } from 'react';
import type { Result } from '@/domain/primitives/errors';
import type { CheckedKit, Coin, KeyFault, OpenKey, RecoveryTransaction, SignFault } from '@/exit/recovery/api';
import { engine } from '@/exit/recovery/engine';
import { waitForPaint } from '@/exit/screen/paint';
import { logger } from '@/lib/logger';

/** The secret that opens a key: the password of the kit's envelope, or the arbitrator's key itself. */
export type Secret = { kind: 'password' | 'key'; text: string };

export type SigningFault =
  | { at: 'password' | 'key'; fault: KeyFault }
  | { at: 'transaction'; fault: SignFault }
  | { at: 'unexpected' };

export type SigningState =
  | { status: 'idle' }
  | { status: 'opening' }
  | { status: 'signing'; done: number; all: number }
  | { status: 'failed'; error: SigningFault };

export interface Signing {
  state: SigningState;
  busy: boolean;
  /** Resolves to the signed transaction, or to `null` if it failed. */
  sign: (transaction: RecoveryTransaction, secret: Secret) => Promise<RecoveryTransaction | null>;
  clear: () => void;
}

/** Opens the key, signs, and wipes the key. */
export function useSigning(kit: CheckedKit, coins: readonly Coin[]): Signing {
  const [state, setState] = useState<SigningState>({ status: 'idle' });
  const busy = state.status === 'opening' || state.status === 'signing';

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
