import { parseWireBtc, satsFrom } from '@/domain/amount';
import { isRecord } from '@/domain/is-record';
import type { Contract } from '@/domain/models';

/** What a stored value is to the program, the same object where nothing changes; `undefined` for another shape. */
type Reader = (value: unknown) => unknown;

const text: Reader = (value) => (typeof value === 'string' ? value : undefined);
const number: Reader = (value) => (typeof value === 'number' ? value : undefined);
const id: Reader = (value) => text(value) ?? number(value);

/** Other builds keep amounts as the wire has them, as text. A number is one of satoshis or none. */
const amount: Reader = (value) => {
  if (typeof value === 'number') return satsFrom(value) ?? undefined;
  const parsed = typeof value === 'string' ? parseWireBtc(value) : null;
  return parsed?.ok ? parsed.sats : undefined;
};

const transaction = recordOf({
  id,
  amount: orNull(amount),
  address: orNull(text),
  txid: orNull(text),
  vout: orNull(number),
  guarantee_order: orNull(number),
  receivers_id: listOf(id),
  status: text,
  u_psbt: orNull(text),
  p_psbt: orNull(text),
  signer: orNull(id),
  created_at: orNull(text),
  updated_at: orNull(text),
});

const guarantee = recordOf({
  id,
  contractor_id: orNull(id),
  description: text,
  amount: orNull(amount),
  valid_until: orNull(text),
  conditions: text,
  verification_process: text,
  status: text,
  deposits: listOf(transaction),
  withdrawals: listOf(transaction),
});

const contract = recordOf({
  id,
  title: text,
  description: text,
  contract_order: orNull(number),
  status: text,
  pdf_url: orNull(text),
  created_at: orNull(text),
  updated_at: orNull(text),
  contractors: listOf(id),
  arbitrator: orNull(id),
  keys: listOf(recordOf({ public_key: orNull(text) })),
  guarantees: listOf(guarantee),
});

/** A contract as local storage holds it; `null` for one that this program cannot show. */
export function storedContract(value: unknown): Contract | null {
  return (contract(value) as Contract | undefined) ?? null;
}

function orNull(read: Reader): Reader {
  return (value) => (value === null ? null : read(value));
}

function listOf(read: Reader): Reader {
  return (value) => {
    if (!Array.isArray(value)) return undefined;
    let own = value;
    for (let at = 0; at < value.length; at += 1) {
      const item = read(value[at]);
      if (item === undefined) return undefined;
      if (item !== value[at]) own = own.with(at, item);
    }
    return own;
  };
}

function recordOf(readers: Record<string, Reader>): Reader {
  const fields = Object.entries(readers);
  return (value) => {
    if (!isRecord(value)) return undefined;
    let own = value;
    for (const [name, read] of fields) {
      const field = read(value[name]);
      if (field === undefined) return undefined;
      if (field !== value[name]) own = { ...own, [name]: field };
    }
    return own;
  };
}
