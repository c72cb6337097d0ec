import { crypto as hashes } from 'bitcoinjs-lib';
import { encodeHex, encodeUtf8 } from '@/bitcoin/bytes';
import { readPsbt } from '@/bitcoin/psbt/psbt-text';
import { createPsbtView } from '@/bitcoin/psbt/psbt-view';
import { verifySignatures } from '@/bitcoin/psbt/signatures';
import { formatCoin, type Kit, type KitRole } from '@/domain/kit/kit';
import type { RehearsalFault, RehearsedKit } from '@/domain/kit/rehearsal';
import { type Sats, sumAmounts } from '@/domain/primitives/amount';
import { AppError, fail, type Result } from '@/domain/primitives/errors';
import type {
  CheckedKit,
  Coin,
  KeyFault,
  KitCheckFault,
  OpenKey,
  RecoveryTransaction,
  SignFault,
} from '@/exit/recovery/api';
import { engine } from '@/exit/recovery/engine';

/** Inputs of a transaction; nodes relay no larger ones. */
const MAX_COINS = 900;
/** sat/vB, the lowest that the recovery page accepts. */
const FEE_RATE = 0.1;
/** Satoshis; enough for its own fee and an output above dust. */
const IMPOSSIBLE_VALUE = 1_000 as Sats;

/**
 * Recovers from an account's kits with the engine of the recovery page, without moving money (docs/exit.md#the-rehearsal). The
 * signatures are verified by this app's own libraries as well, and discarded.
 */
export async function rehearseKits(
  kits: readonly Kit[],
  password: string,
): Promise<Result<RehearsedKit, RehearsalFault>> {
  const all: { kit: CheckedKit; coins: Coin[] }[] = [];
  for (const kit of kits) {
    const checked = engine.checkKit(kit);
    if (!checked.ok) return fail(toRehearsalFault(checked.error));
    all.push({ kit: checked.value, coins: engine.listKitCoins(checked.value) });
  }
  const coins = all.flatMap((each) => each.coins);
  const repeated = findRepeated(coins.map(formatCoin));
  if (repeated !== null) return fail({ kind: 'coin-repeated', coin: repeated });
  if (sumValues(coins) === null) return fail({ kind: 'amount-impossible' });
  const keys = new Map<KitRole, OpenKey>();
  const signed: Coin[] = [];
  try {
    for (const each of all) {
      const { role } = each.kit.kit;
      // A key is opened for one role; it is the same in all contracts.
      const opened = keys.has(role) ? null : await engine.openEnvelope(each.kit, password);
      if (opened?.ok === false) return fail(toEnvelopeFault(opened.error));
      if (opened !== null) keys.set(role, opened.value);
      const batch = await signAll(each.kit, each.coins, keys.get(role));
      if (!batch.ok) return batch;
      signed.push(...batch.value);
    }
  } finally {
    for (const key of keys.values()) key.wipe();
  }
  const amount = sumValues(signed);
  if (amount === null) return fail({ kind: 'amount-impossible' });
  const addresses = all.reduce((sum, { kit }) => sum + kit.deposits.length, 0);
  return { ok: true, value: { amount, addresses, coins: signed.map(formatCoin) } };
}

function findRepeated(outpoints: readonly string[]): string | null {
  const seen = new Set<string>();
  return outpoints.find((outpoint) => seen.size === seen.add(outpoint).size) ?? null;
}

async function signAll(
  checked: CheckedKit,
  coins: readonly Coin[],
  key: OpenKey | undefined,
): Promise<Result<Coin[], RehearsalFault>> {
  const signed: Coin[] = [];
  for (let start = 0; key !== undefined && start < coins.length; start += MAX_COINS) {
    const batch = await signCoins(checked, coins.slice(start, start + MAX_COINS), key);
    if (!batch.ok) return batch;
    signed.push(...batch.value);
  }
  return { ok: true, value: signed };
}

/** Signs the coins, and returns those that the transaction spends: all that are worth more than their own fee. */
async function signCoins(
  checked: CheckedKit,
  coins: readonly Coin[],
  key: OpenKey,
): Promise<Result<Coin[], RehearsalFault>> {
  const { transaction, inputs } = createRehearsal(checked, coins);
  const signed = await engine.signTransaction(checked, inputs, transaction, key);
  const unsigned = signed.ok ? findUnsigned(signed.value.psbt, checked) : toUnsigned(signed.error);
  const outpoints = transaction.summary.inputs.map(({ outpoint }) => outpoint);
  if (unsigned !== null) return fail({ kind: 'signature-invalid', coin: outpoints[unsigned] ?? '' });
  return { ok: true, value: coins.filter((coin) => outpoints.includes(formatCoin(coin))) };
}

/**
 * A transaction that can never be valid (BIP127, proof of reserves): beside the coins it spends an output that cannot exist,
 * because its txid is the hash of a text. A signature of all inputs (SIGHASH_ALL) is worthless for any other transaction.
 */
export function createRehearsal(
  checked: CheckedKit,
  coins: readonly Coin[],
): { transaction: RecoveryTransaction; inputs: Coin[] } {
  const [first] = coins;
  if (first === undefined) throw new RangeError('There are no coins');
  // The engine refuses to sign one transaction with two values of a coin. The text contains the values, so different
  // values give different transactions.
  const text = `Proof-of-Reserves: rehearsal of ${coins.map((coin) => `${formatCoin(coin)}:${coin.value}`).join()}`;
  const txid = encodeHex(hashes.sha256(encodeUtf8(text)));
  const inputs = [{ ...first, txid, vout: 0, value: IMPOSSIBLE_VALUE, transaction: null }, ...coins];
  const payments = [{ address: first.address, amount: 'rest' as const }];
  const created = engine.createTransaction(checked, { coins: inputs, payments, feeRate: FEE_RATE });
  if (!created.ok) throw toUnexpected(created.error);
  return { transaction: created.value, inputs };
}

/**
 * The first input without a valid signature by the owner of the kit, verified by this app's own libraries; `null` if
 * all have one.
 */
function findUnsigned(psbt: string, { kit }: CheckedKit): number | null {
  const { fault, signedBy } = verifySignatures(createPsbtView(readPsbt(psbt)));
  if (fault !== null) return fault.input;
  return signedBy.includes(kit.keys[kit.role]) ? null : 0;
}

/** The input whose new signature is not valid. Throws AppError `unexpected` for other faults. */
function toUnsigned(fault: SignFault): number {
  if (fault.kind === 'signature-invalid') return fault.input;
  throw toUnexpected(fault);
}

function toRehearsalFault(fault: KitCheckFault): RehearsalFault {
  switch (fault.kind) {
    case 'arbitrator-key-invalid':
    case 'arbitrator-key-network':
    case 'contractor-key-invalid':
    case 'key-repeated':
      return { kind: 'keys-invalid' };
    case 'transaction-invalid':
      return fault.coin === null ? { kind: 'transaction-invalid' } : { kind: 'coin-differs', coin: fault.coin };
    default:
      return fault;
  }
}

/** Throws AppError `crypto-unavailable`. */
function toEnvelopeFault({ kind }: KeyFault): RehearsalFault {
  switch (kind) {
    case 'no-envelope':
    case 'wrong-password':
      return { kind };
    case 'derivation-failed':
      throw new AppError('crypto-unavailable', 'Argon2id cannot run');
    case 'envelope-foreign':
      return { kind };
    default:
      return { kind: 'envelope-invalid' };
  }
}

function sumValues(coins: readonly Coin[]): Sats | null {
  return sumAmounts(coins.map(({ value }) => value));
}

function toUnexpected({ kind }: { kind: string }): AppError {
  return new AppError('unexpected', `The rehearsal's transaction is refused: ${kind}`);
}
