import { loadBitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';
import type { ProvenSignatures, SignedWithdrawal } from '@/domain/activity/signature-events';
import type { Contract } from '@/domain/models';
import { toErrorData } from '@/domain/primitives/errors';
import { logger } from '@/lib/logger';
import { withTimeout } from '@/store/calls/with-timeout';

/** Number read at once; the others follow in the next rounds. */
const MAX_READ = 50;
const MAX_KNOWN = 500;

/** By PSBT. Reading one verifies all its signatures. */
const known = new Map<string, ProvenSignatures | null>();

/** The withdrawals whose PSBT has a valid signature. If the worker fails, only the server's claim is known for now. */
export async function readSignedWithdrawals({ guarantees }: Contract): Promise<SignedWithdrawal[]> {
  const all = guarantees.flatMap(({ id, withdrawals }) =>
    withdrawals.flatMap((withdrawal) => {
      const psbt = withdrawal.signedPsbt;
      return psbt === null || psbt === '' ? [] : [{ guaranteeId: id, withdrawal, psbt }];
    }),
  );
  try {
    for (const { psbt } of all.filter((each) => !known.has(each.psbt)).slice(0, MAX_READ)) await read(psbt);
  } catch (error) {
    logger.warn(`The signatures of a contract cannot be read: ${toErrorData(error).message}`);
  }
  return all.flatMap(({ psbt, ...about }) => {
    const proven = known.get(psbt) ?? null;
    return proven === null ? [] : [{ ...about, proven }];
  });
}

async function read(psbt: string): Promise<void> {
  const engine = await withTimeout(loadBitcoin());
  const proven = await withTimeout(engine.readSignatures(psbt, settings().network));
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(psbt, proven);
}
