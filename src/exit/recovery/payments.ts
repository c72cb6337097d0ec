import { type Sats, toSats } from '@/domain/primitives/amount';
import type { Result } from '@/domain/primitives/errors';
import type { Network } from '@/domain/primitives/network';
import { readAddress } from '@/exit/recovery/addresses';
import type { OrderFault, Payment } from '@/exit/recovery/api';
import { computeDustLimit } from '@/exit/recovery/fees';

export interface PlannedPayment {
  script: Uint8Array;
  amount: Sats | 'rest';
  /** The least amount that nodes relay, in satoshis. */
  least: number;
}

/** Reads addresses and amounts of payments. Names the first that cannot be made. */
export function readPayments(payments: readonly Payment[], network: Network): Result<PlannedPayment[], OrderFault> {
  if (payments.length === 0) return fail({ kind: 'no-payments' });
  const planned: PlannedPayment[] = [];
  for (const [payment, { address, amount }] of payments.entries()) {
    const reading = readAddress(address, network);
    if ('fault' in reading) return fail(toOrderFault(reading, payment));
    const { script } = reading;
    const least = computeDustLimit(script);
    if (amount === 'rest') {
      if (planned.some((other) => other.amount === 'rest')) return fail({ kind: 'several-rests', payment });
    } else if (toSats(amount) === null || amount < least) {
      return fail({ kind: 'amount-dust', payment, least: least as Sats });
    }
    planned.push({ script, amount, least });
  }
  return { ok: true, value: planned };
}

function toOrderFault(
  reading: Exclude<ReturnType<typeof readAddress>, { script: Uint8Array }>,
  payment: number,
): OrderFault {
  return reading.fault === 'address-network'
    ? { kind: reading.fault, payment, network: reading.network }
    : { kind: reading.fault, payment };
}

function fail(error: OrderFault): { ok: false; error: OrderFault } {
  return { ok: false, error };
}
