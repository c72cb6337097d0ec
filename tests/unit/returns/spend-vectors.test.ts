import { checkScripts } from '@mocks/chain/script-check';
import { p2wsh, Script, Transaction as ScureTransaction, TEST_NETWORK } from '@scure/btc-signer';
import { Transaction } from 'bitcoinjs-lib';
import { describe, expect, test } from 'vitest';
import { toOutputScript } from '@/bitcoin/addresses/output-script';
import type { AgreedSpend, SigningContext } from '@/bitcoin/api';
import { createSigner } from '@/bitcoin/keys/signer';
import { inspectPsbt } from '@/bitcoin/psbt/inspect';
import { cosignPsbt, signPsbt } from '@/bitcoin/psbt/sign';
import { buildSpend, signSpend } from '@/bitcoin/spend/build-spend';
import { hex, sat } from '../bitcoin/releases';
import { ANA, BERTO, KEYS, makePlan, openKey, VECTORS } from './vectors';

const { spend: vector, deposits } = VECTORS;
const { coins } = makePlan();
const plan = toSpend(vector.outputs);

function toSpend(outputs: typeof vector.outputs): AgreedSpend {
  const paid = outputs.map(({ address, value }) => ({ address, value: sat(Number(value)) }));
  return { coins, outputs: paid, locktime: 0, keys: KEYS };
}

function contextOf(agreed: AgreedSpend): SigningContext {
  const [, paid] = agreed.outputs;
  return {
    network: 'regtest',
    depositScript: 'wsh-sortedmulti-2of3',
    depositAddresses: deposits.map((deposit) => deposit.address),
    contractorKeys: [ANA, BERTO],
    request: { address: paid?.address ?? '', amount: paid?.value ?? sat(1) },
    agreed,
    fastestFee: 10,
  };
}

describe('a payment to both parties', () => {
  test('is the same transaction as with another library', () => {
    const scure = new ScureTransaction({ version: 2 });
    for (const { order, txid, value, vout } of coins) {
      const deposit = deposits.find((each) => each.guarantee_order === order);
      const script = hex(deposit?.witness_script ?? '');
      const lock = p2wsh({ type: 'wsh', script }, TEST_NETWORK);
      scure.addInput({
        txid,
        index: vout,
        sequence: 0xfffffffd,
        witnessUtxo: { script: lock.script, amount: BigInt(value) },
        witnessScript: script,
      });
      expect(Script.decode(script)).toHaveLength(6);
    }
    for (const { address, value } of plan.outputs)
      scure.addOutput({ script: toOutputScript(address, 'regtest') ?? hex(''), amount: BigInt(value) });
    expect(buildSpend(plan).txid).toBe(scure.id);
    expect(scure.id).toBe(vector.txid);
  });

  test('is complete with both signatures, which scripts accept', () => {
    const half = buildSpend(plan, { publicKey: BERTO, signatures: vector.signatures });
    expect(inspectPsbt(half.psbt, contextOf(plan))).toMatchObject({
      verdict: 'sign',
      summary: { signedBy: [BERTO], fee: 3_000 },
    });
    const final = cosignPsbt(createSigner(openKey('ana')), half.psbt, contextOf(plan), { feeAccepted: false });
    expect(final.txid).toBe(vector.txid);
    checkScripts(final.txHex, listPrevouts());
    checkScripts(vector.signed, listPrevouts());
    expect(Transaction.fromHex(vector.signed).getId()).toBe(vector.txid);
  });

  test('has the signatures of the party that signs first', () => {
    const { signatures } = signSpend(createSigner(openKey('berto')), plan);
    expect(buildSpend(plan, { publicKey: BERTO, signatures }).txid).toBe(vector.txid);
  });

  test.each([
    ['the other key', ANA, (all: string[]) => all],
    ['another order', BERTO, (all: string[]) => all.toReversed()],
    ['one signature too few', BERTO, (all: string[]) => all.slice(1)],
    ['one signature too many', BERTO, (all: string[]) => [...all, all[0] ?? '']],
    ['a high S', BERTO, (all: string[]) => [raiseS(all[0] ?? ''), ...all.slice(1)]],
    ['another form of base64', BERTO, (all: string[]) => [`${all[0]?.slice(0, -1)}R`, ...all.slice(1)]],
  ])('is refused with %s', (_what, publicKey, change) => {
    const signatures = change(vector.signatures);
    expect(() => buildSpend(plan, { publicKey, signatures })).toThrow(/signature/i);
  });

  const [own, theirs] = vector.outputs;
  test.each([
    ['another address', [own, { ...theirs, address: own?.address }]],
    ['another split', [{ ...own, value: '149999' }, theirs]],
  ] as [string, typeof vector.outputs][])('has no signatures for %s', (_what, outputs) => {
    const signed = { publicKey: BERTO, signatures: vector.signatures };
    expect(() => buildSpend(toSpend(outputs), signed)).toThrow('not valid');
  });

  test('is not signed if it is another one than was read', () => {
    const other = buildSpend(toSpend(vector.outputs.toReversed())).psbt;
    expect(inspectPsbt(other, contextOf(plan))).toMatchObject({ verdict: 'refuse', rule: 'agreed-differs' });
    expect(() => signPsbt(createSigner(openKey('berto')), other, contextOf(plan), { feeAccepted: true })).toThrow(
      expect.objectContaining({ detail: { rule: 'agreed-differs' } }),
    );
  });
});

function listPrevouts() {
  return coins.map(({ order, txid, value, vout }) => {
    const deposit = deposits.find((each) => each.guarantee_order === order);
    return { txid, vout, value, script: toOutputScript(deposit?.address ?? '', 'regtest') ?? hex('') };
  });
}

/** The same signature with n − s, which BIP146 does not allow. */
function raiseS(signature: string): string {
  const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
  const bytes = Buffer.from(signature, 'base64url');
  const s = order - BigInt(`0x${bytes.subarray(32).toString('hex')}`);
  return Buffer.concat([bytes.subarray(0, 32), Buffer.from(s.toString(16).padStart(64, '0'), 'hex')]).toString(
    'base64url',
  );
}
