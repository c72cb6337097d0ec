import { Transaction } from '@scure/btc-signer';
import { signingContext } from '@tests/unit/bitcoin/support';
import { readVectors } from '@tests/unit/bitcoin/vectors';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { toAddress, toOutputScript } from '@/bitcoin/addresses/output-script';
import { decodeBase64, encodeBase64, encodeHex } from '@/bitcoin/bytes';
import { inspectPsbt } from '@/bitcoin/psbt/inspect';
import { PSBT_RULES, type PsbtSummary } from '@/domain/withdrawals/inspection';
import { bitFlips, flipBits, holds } from './runs';

const { withdrawals } = readVectors();
const tally = { sign: 0, ask: 0, refuse: 0 };

afterAll(() => {
  console.log(`PSBTs altered: ${tally.sign} signed all the same, ${tally.ask} asked about, ${tally.refuse} refused`);
});

interface Case {
  name: string;
  bytes: Uint8Array;
  context: ReturnType<typeof signingContext>;
}

const CASES: Case[] = withdrawals.flatMap(({ name, u_psbt, p_psbt_after_owner, context }) => [
  { name: `${name}, unsigned`, bytes: toBytes(u_psbt), context: signingContext(context) },
  { name: `${name}, signed by the owner`, bytes: toBytes(p_psbt_after_owner), context: signingContext(context) },
]);

function toBytes(psbt: string): Uint8Array {
  const bytes = decodeBase64(psbt);
  if (bytes === null) throw new Error('no base64');
  return bytes;
}

function inspect(bytes: Uint8Array, context: Case['context']) {
  const inspection = inspectPsbt(encodeBase64(bytes), context);
  tally[inspection.verdict] += 1;
  return inspection;
}

/** Invariants of every accepted PSBT. */
function expectRequestedMoney(summary: PsbtSummary, { request, depositAddresses }: Case['context']): void {
  const destinations = summary.outputs.filter(({ role }) => role === 'destination');
  expect(destinations).toEqual([{ address: request.address, amount: request.amount, role: 'destination' }]);
  for (const { address, role } of summary.outputs) {
    if (role !== 'destination') expect(depositAddresses).toContain(address);
  }
  const spent = summary.outputs.reduce((sum, { amount }) => sum + amount, 0);
  expect(summary.inputSum).toBe(spent + summary.fee);
  expect(summary.fee).toBeLessThanOrEqual(10 * summary.estimate);
}

/** Outputs as parsed by another library; `null` if it rejects the bytes. */
function readOutputsIndependently(bytes: Uint8Array): { script: string; amount: number }[] | null {
  try {
    const tx = Transaction.fromPSBT(bytes, {
      allowUnknownOutputs: true,
      allowUnknownInputs: true,
      disableScriptCheck: true,
    });
    return Array.from({ length: tx.outputsLength }, (_, index) => {
      const { script, amount } = tx.getOutput(index);
      return { script: encodeHex(script ?? new Uint8Array()), amount: Number(amount) };
    });
  } catch {
    return null;
  }
}

function readOutputs({ outputs }: PsbtSummary, network: Case['context']['network']) {
  return outputs.map(({ address, amount }) => ({
    script: encodeHex((address === null ? null : toOutputScript(address, network)) ?? new Uint8Array()),
    amount: amount as number,
  }));
}

describe.each(CASES)('$name', ({ bytes, context }) => {
  const original = inspectPsbt(encodeBase64(bytes), context);

  test('is signed unchanged, and another library reads the same outputs', () => {
    expect(original.verdict).toBe('sign');
    if (original.verdict !== 'sign') return;
    expectRequestedMoney(original.summary, context);
    expect(readOutputs(original.summary, context.network)).toEqual(readOutputsIndependently(bytes));
  });

  holds('with flipped bytes it pays what was requested, or is not signed', [bitFlips(bytes.length)], (flips) => {
    const altered = flipBits(bytes, flips);
    const inspection = inspect(altered, context);
    if (inspection.verdict === 'refuse') {
      expect(PSBT_RULES).toContain(inspection.rule);
      return;
    }
    const { summary } = inspection;
    expectRequestedMoney(summary, context);
    if (inspection.verdict === 'sign') expect(summary.fee).toBeLessThanOrEqual(2 * summary.estimate);
    const elsewhere = readOutputsIndependently(altered);
    if (elsewhere !== null) expect(readOutputs(summary, context.network)).toEqual(elsewhere);
    // An existing signature commits to every output and amount (BIP143).
    if (summary.signedBy.length > 0 && original.verdict === 'sign') {
      expect({ ...summary, vsize: 0, feeRate: 0 }).toEqual({ ...original.summary, vsize: 0, feeRate: 0 });
    }
  });

  const other = fc.constantFrom(...CASES.map((one) => one.bytes));
  const cut = fc.nat(bytes.length);
  const pieces = fc.tuple(cut, other, fc.nat(400), fc.uint8Array({ maxLength: 40 }));
  holds(
    'cut, extended or mixed with another it pays what was requested, or is not signed',
    [pieces],
    ([end, donor, from, noise]) => {
      const inspection = inspect(Uint8Array.of(...bytes.subarray(0, end), ...noise, ...donor.subarray(from)), context);
      if (inspection.verdict !== 'refuse') expectRequestedMoney(inspection.summary, context);
    },
  );
});

const { context } = CASES[0] as Case;
const magic = Uint8Array.of(0x70, 0x73, 0x62, 0x74, 0xff);
const body = fc.uint8Array({ maxLength: 600 }).map((noise) => encodeBase64(Uint8Array.of(...magic, ...noise)));
holds(
  'any text is refused as unreadable',
  [fc.oneof(fc.string({ unit: 'binary' }), body, fc.base64String(), fc.json())],
  (text) => {
    expect(inspectPsbt(text, context)).toMatchObject({ verdict: 'refuse', summary: null });
  },
);

const real = context.depositAddresses[0] ?? '';
const flips = bitFlips(real.length, 2);
holds(
  'maps each address to its script and back, and rejects every other text',
  [
    fc.oneof(
      fc.string(),
      flips.map((changes) => changeText(real, changes)),
    ),
  ],
  (text) => {
    const script = toOutputScript(text, context.network);
    if (script !== null) expect(toAddress(script, context.network)).toBe(text.toLowerCase());
  },
);

function changeText(text: string, flips: readonly { at: number; mask: number }[]): string {
  return String.fromCharCode(
    ...flipBits(
      Uint8Array.from(text, (letter) => letter.charCodeAt(0)),
      flips,
    ),
  );
}
