import { daily } from '@tests/daily';
import { describe, expect, test } from 'vitest';
import { inspectPsbt } from '@/bitcoin/psbt/inspect';
import { readPsbt } from '@/bitcoin/psbt/psbt-text';
import { createPsbtView } from '@/bitcoin/psbt/psbt-view';
import { listFileCoins } from '@/bitcoin/recovery/coins';
import { addSignatures } from '@/bitcoin/recovery/sign-spend';
import { ALTERED } from '../hostile/altered-psbts';
import { change, format, INVALID, LOCKTIMES, type Maps, OTHERWISE_INVALID, VALID } from './bip370';
import { context, honestPsbt, REQUEST } from './bitcoin/releases';
import { signingContext } from './bitcoin/support';
import { readVectors } from './bitcoin/vectors';
import { open, order, unwrap } from './recovery/contracts';
import { read as readSpend, sign } from './recovery/transactions';
import { toVersion2 } from './version-2';

/* PSBT version 2 (BIP370). */

interface Read {
  txid: string;
  version: number;
  locktime: number;
  sequences: number[];
  amounts: bigint[];
}

function read(text: string): Read | null {
  try {
    const { tx, txid } = createPsbtView(readPsbt(text));
    const { version, locktime, ins, outs } = tx;
    const [sequences, amounts] = [ins.map(({ sequence }) => sequence), outs.map(({ value }) => value)];
    return { txid, version, locktime, sequences, amounts };
  } catch {
    return null;
  }
}

describe('the reader of PSBTs', () => {
  test.each(INVALID)('refuses, as BIP370 does: $name', ({ maps }) => {
    expect(read(format(maps))).toBeNull();
  });

  test.each(OTHERWISE_INVALID)('refuses: $name', ({ maps }) => {
    expect(read(format(maps))).toBeNull();
  });

  test.each(VALID)('reads, as BIP370 does: $name', ({ maps, sequence, locktime }) => {
    const { txid, ...rest } = read(format(maps)) ?? {};
    expect(txid).toMatch(/^[0-9a-f]{64}$/);
    expect(rest).toEqual({ version: 2, locktime, sequences: [sequence], amounts: [100_000n, 20_000n] });
  });

  test.each(LOCKTIMES)('chooses the locktime $locktime: $name', ({ maps, locktime }) => {
    expect(read(format(maps))?.locktime ?? null).toBe(locktime);
  });

  test('reads base64 and hex, and refuses bytes behind the last map', () => {
    const [valid] = VALID;
    const text = format((valid as { maps: Maps }).maps);
    const bytes = Buffer.from(text, 'base64');
    expect(read(bytes.toString('hex'))).toEqual(read(text));
    for (const more of ['00', '01', '0000']) expect(read(`${bytes.toString('hex')}${more}`), more).toBeNull();
    expect(read(bytes.subarray(0, -1).toString('hex'))).toBeNull();
  });

  test('reads the version 2 of a release as its version 0', () => {
    for (const text of [honestPsbt(), honestPsbt(() => {}, 5)]) expect(read(toVersion2(text))).toEqual(read(text));
  });

  test('refuses version 0 with a byte behind its last map', () => {
    const hex = Buffer.from(honestPsbt(), 'base64').toString('hex');
    expect(read(hex)).not.toBeNull();
    for (const more of ['00', '01', '0000']) expect(read(`${hex}${more}`), more).toBeNull();
  });
});

test('an unknown field of the whole, an input or an output is kept', () => {
  const row = { fc0461766c7601: '0203' };
  const [, updated] = VALID;
  const text = format(change((updated as { maps: Maps }).maps, row, row, row));
  const { data } = readPsbt(text);
  const kept = [data.globalMap, data.inputs[0], data.outputs[0]].map((map) => map?.unknownKeyVals?.length);
  expect(kept).toEqual([1, 1, 1]);
});

describe('the app inspects a PSBT of version 2', () => {
  const vectors = readVectors().psbtVerdicts.filter(({ psbt }) => isConvertible(psbt));
  const altered = ALTERED.filter(({ psbt }) => isConvertible(psbt));

  test('of which there are many', () => {
    expect(vectors.length).toBeGreaterThan(8);
    expect(altered.length).toBeGreaterThan(30);
  });

  test.each(vectors)('as its version 0, $verdict: $why', (item) => {
    const expected = inspectPsbt(item.psbt, signingContext(item.context));
    expect(expected.verdict).toBe(item.verdict);
    expect(inspectPsbt(toVersion2(item.psbt), signingContext(item.context))).toEqual(expected);
  });

  test.each(daily(14, altered))('and refuses by the same rule: $attack', ({ psbt, rule, raw = {} }) => {
    const given = context({ previousTransactions: Object.values(raw) });
    expect(inspectPsbt(toVersion2(psbt), given)).toMatchObject({ verdict: 'refuse', rule });
  });

  test('without regard to the flags that allow changes: a signature of everything ends them', () => {
    for (const txModifiable of [0, 1, 2, 7, 255]) {
      expect(inspectPsbt(toVersion2(honestPsbt(), { txModifiable }), context({ request: REQUEST })).verdict).toBe(
        'sign',
      );
    }
  });
});

describe('a recovery signs a PSBT of version 2', async () => {
  const { checked, key } = await open('owner');
  const { key: counterpartyKey } = await open('counterparty');
  const unsigned = order(checked);
  const signed = await sign(checked, unsigned, key);

  test('and writes version 0', async () => {
    const spend = unwrap(readSpend(checked, toVersion2(unsigned.psbt)));
    expect(spend).toEqual(unsigned);
    expect(await sign(checked, spend, key)).toEqual(signed);
  });

  test('that the other side has signed, and completes it', async () => {
    const spend = unwrap(readSpend(checked, toVersion2(signed.psbt)));
    expect(spend).toEqual(signed);
    const complete = await sign(checked, spend, counterpartyKey);
    expect(complete.final?.txid).toBe(signed.summary.txid);
  });

  test('and adds the signatures of a copy', () => {
    const added = addSignatures(checked, listFileCoins(checked), unsigned, toVersion2(signed.psbt));
    expect(added).toEqual({ ok: true, value: signed });
  });
});

function isConvertible(psbt: string): boolean {
  try {
    return toVersion2(psbt) !== '';
  } catch {
    return false;
  }
}
