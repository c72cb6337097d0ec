import { Transaction } from 'bitcoinjs-lib';
import { describe, expect, it, vi } from 'vitest';
import { toOutputScript } from '@/bitcoin/addresses/output-script';
import { encodeBase64, encodeHex } from '@/bitcoin/bytes';
import { curve } from '@/bitcoin/curve';
import { formatMaps, readMaps } from '@/bitcoin/psbt/psbt-maps';
import { checkContract } from '@/bitcoin/recovery/checked-contract';
import { type KnownCoin, listFileCoins, readCoins } from '@/bitcoin/recovery/coins';
import { makeSpend } from '@/bitcoin/recovery/make-spend';
import { addSignatures } from '@/bitcoin/recovery/sign-spend';
import { verifySignature } from '@/bitcoin/verifier';
import { arbitratorNode, check, DESTINATION, makeContract, open, order, required, sat, unwrap } from './contracts';
import { read, sign } from './transactions';

/* What anybody can do to a contract by paying to its addresses, and what another party can put into a file. */

const counts = vi.hoisted(() => ({ verified: 0 }));
vi.mock('@bitcoinerlab/secp256k1', async (load) => {
  const curve = await load<typeof import('@bitcoinerlab/secp256k1')>();
  const verify: typeof curve.verify = (...args) => {
    counts.verified += 1;
    return curve.verify(...args);
  };
  return { ...curve, verify };
});

const ADDRESS = required(makeContract().guarantees[0]?.deposits[0]).address;

/** A transaction that pays the first deposit address many times. */
function payOften(times: number, value = 20_000): { hex: string; coins: KnownCoin[] } {
  const tx = new Transaction();
  tx.addInput(new Uint8Array(32).fill(times & 0xff), times);
  for (let at = 0; at < times; at += 1) tx.addOutput(required(toOutputScript(ADDRESS, 'regtest')), BigInt(value + at));
  const [txid, hex] = [tx.getId(), tx.toHex()];
  const fields = { address: ADDRESS, guarantee: 0, source: 'transaction' as const, transaction: hex };
  return { hex, coins: tx.outs.map((out, vout) => ({ txid, vout, value: sat(Number(out.value)), ...fields })) };
}

/** Fails if it takes longer, on a loaded machine. */
async function within<Value>(seconds: number, name: string, run: () => Value | Promise<Value>): Promise<Value> {
  const started = performance.now();
  const value = await run();
  const took = (performance.now() - started) / 1_000;
  console.log(`${name}: ${took.toFixed(2)} s`);
  expect(took, name).toBeLessThan(seconds);
  return value;
}

describe('a transaction with as many inputs as nodes pass on', () => {
  const { coins } = payOften(1_200);
  const payments = [{ address: DESTINATION, amount: 'rest' as const }];

  it('is made, signed by two holders and read with one verification of each signature', async () => {
    const { checked, key } = await open('owner');
    const { key: other } = await open('counterparty');
    const { leftOut, withoutRoom, ...spend } = await within(10, 'made', () =>
      unwrap(makeSpend(checked, { coins, payments, feeRate: 1 })),
    );
    const { inputs, vsize } = spend.summary;
    expect([leftOut.length, withoutRoom.length + inputs.length]).toEqual([0, 1_200]);
    expect(vsize).toBeLessThanOrEqual(100_000);
    expect(vsize).toBeGreaterThan(100_000 - 105);
    // The smallest are those without room.
    const least = Math.min(...inputs.map(({ value }) => value));
    expect(withoutRoom.every(({ value }) => value < least)).toBe(true);
    counts.verified = 0;
    const half = await within(20, 'signed', () => sign(checked, spend, key, coins));
    expect(counts.verified).toBe(inputs.length);
    const copy = await sign(checked, spend, other, coins);
    const whole = await within(10, 'signatures added', () => unwrap(addSignatures(checked, coins, half, copy.psbt)));
    const again = await within(10, 'read', () => unwrap(read(checked, required(whole.final).txHex, coins)));
    expect([again.final, again.summary]).toEqual([whole.final, whole.summary]);
    // The first key in the script is tried for each signature of a witness.
    expect(counts.verified).toBeLessThanOrEqual(4 * inputs.length);
    const tx = Transaction.fromHex(required(whole.final).txHex);
    expect([tx.virtualSize(), tx.weight() <= 400_000]).toEqual([whole.summary.vsize, true]);
  }, 120_000);
});

describe('a contract', () => {
  it('with 20,000 coins of one transaction is checked and listed', async () => {
    const { hex, coins } = payOften(20_000);
    const contract = makeContract();
    contract.transactions = [hex];
    required(contract.guarantees[0]?.deposits[0]).coins = coins.map(({ txid, vout, value }) => ({ txid, vout, value }));
    const checked = await within(5, 'checked', () => unwrap(checkContract(contract)));
    const listed = await within(2, 'listed', () => listFileCoins(checked));
    // Beside two of the sample.
    expect(listed).toHaveLength(20_002);
    expect(await within(2, 'read', () => unwrap(readCoins(checked, hex)))).toHaveLength(20_000);
    const payments = [{ address: DESTINATION, amount: 'rest' as const }];
    const searched = vi.spyOn(Array.prototype, 'includes');
    const spend = await within(15, 'spent', () => unwrap(makeSpend(checked, { coins: listed, payments, feeRate: 1 })));
    const long = searched.mock.contexts.filter((list) => Array.isArray(list) && list.length > 500);
    searched.mockRestore();
    // No list of coins for each coin.
    expect(long.length).toBeLessThan(20);
    // A copy of 860 kB for each input that has room for it in the file.
    expect(spend.psbt.length).toBeLessThan(12_000_000);
    // The most valuable one, of the sample.
    expect(spend.summary.unproven).toBe(1);
  }, 60_000);
});

describe('a PSBT of another party', () => {
  const checked = check();
  const spend = order(checked);
  const withRows = (rows: number, row: (at: number) => [string, Uint8Array]) => {
    const maps = readMaps(Buffer.from(spend.psbt, 'base64'));
    for (let at = 0; at < rows; at += 1) maps[1]?.set(...row(at));
    return encodeBase64(formatMaps(maps));
  };

  it('with any number of signatures leaves those known that were verified last', () => {
    let sent = 0;
    // Of no key, which costs nothing.
    const verifyOthers = (count: number) => {
      for (const end = sent + count; sent < end; sent += 1) {
        const hash = new Uint8Array(32);
        new DataView(hash.buffer).setUint32(0, sent);
        verifySignature(hash, new Uint8Array(33), new Uint8Array(64));
      }
    };
    const hash = new Uint8Array(32).fill(7);
    const { publicKey, privateKey } = arbitratorNode();
    const signature = curve.sign(hash, required(privateKey));
    const verifyOwn = () => {
      counts.verified = 0;
      expect(verifySignature(hash, publicKey, signature)).toBe(true);
      return counts.verified;
    };
    verifyOthers(30_000);
    const first = verifyOwn();
    verifyOthers(19_999);
    const second = verifyOwn();
    verifyOthers(1);
    expect([first, second, verifyOwn()]).toEqual([1, 0, 1]);
  }, 60_000);

  it('with thousands of signatures of nobody is refused at once', async () => {
    const keys = Array.from({ length: 1_000 }, (_, at) => encodeHex(required(arbitratorNode().derive(at)).publicKey));
    counts.verified = 0;
    const text = withRows(1_000, (at) => [`02${keys[at]}`, Uint8Array.from([...new Uint8Array(71), 1])]);
    const error = { kind: 'rule', rule: 'signature-invalid' };
    expect(await within(10, 'many signatures', () => read(checked, text))).toEqual({ ok: false, error });
    expect(counts.verified).toBe(0);
  }, 60_000);
});
