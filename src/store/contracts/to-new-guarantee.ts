import { COUNTERPARTY_MARK } from '@/domain/guarantees/depositor';
import type { Sats } from '@/domain/primitives/amount';
import { toErrorData } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { decideOnStandIn } from '@/domain/templates/stand-in';
import type { ImportedGuarantee } from '@/domain/templates/template-import';
import type { NewGuarantee } from '@/services/schemas/records.writer';

/** Without a depositor, the counterparty deposits: tells their client so, through a field that the backend need not know. */
export function toNewGuarantee(
  { description, amount, validUntil, conditions, verificationProcess }: ImportedGuarantee & { amount: Sats },
  contractId: Id | null,
  depositorId: Id | null,
): NewGuarantee {
  const terms = { description, amount, validUntil, conditions, verificationProcess };
  const guarantee: NewGuarantee = { ...terms, status: 'pending', contractId, depositorId };
  return depositorId === null ? { ...guarantee, extra: COUNTERPARTY_MARK } : guarantee;
}

/**
 * Sends guarantees with an unknown depositor: without one, or with a stand-in if the backend refuses that.
 * @param send with `sendOnce`, so that a failed attempt was looked up
 */
export async function sendWithStandIn<Value>(
  owner: Id,
  isAwaited: boolean,
  send: (standIn: Id | null) => Promise<Value>,
): Promise<Value> {
  if (!isAwaited) return send(null);
  for (const isRepeated of [false, true]) {
    try {
      return await send(null);
    } catch (error) {
      const next = decideOnStandIn(toErrorData(error), isRepeated);
      if (next === 'fail') throw error;
      if (next === 'stand-in') break;
    }
  }
  return send(owner);
}
