import { createHash } from 'node:crypto';
import { checkScripts } from '@mocks/chain/script-check';
import { p2wsh, Script, Transaction as ScureTransaction, TEST_NETWORK } from '@scure/btc-signer';
import { script as scripts, Transaction } from 'bitcoinjs-lib';
import { verify as verifyWithWallet } from 'bitcoinjs-message';
import canonicalize from 'canonicalize';
import { describe, expect, test } from 'vitest';
import { toOutputScript } from '@/bitcoin/addresses/output-script';
import type { SigningContext } from '@/bitcoin/api';
import { createSigner } from '@/bitcoin/keys/signer';
import { inspectPsbt } from '@/bitcoin/psbt/inspect';
import { cosignPsbt, signPsbt } from '@/bitcoin/psbt/sign';
import { computeSignerAddress } from '@/bitcoin/seals/signer-address';
import { buildSpend, exportSignatures } from '@/bitcoin/settlement/build-spend';
import type { AgreedSpend } from '@/bitcoin/settlement/settlement-api';
import { signOffer } from '@/bitcoin/settlement/sign-statement';
import { verifyOffer } from '@/bitcoin/settlement/verify-statement';
import { fillOutputs, formatOffer, type Offer } from '@/domain/settlement/offer';
import { parseOffer } from '@/services/schemas/offer';
import { formatSettlementLine, readSettlementLine } from '@/services/schemas/settlement-lines';
import { hex, sat } from '../bitcoin/releases';
import { ANA, BERTO, KEYS, makeOffer, openKey, VECTORS } from './offers';

const { offer: vector, deposits } = VECTORS;
const address = vector.acceptor_address;
const plan = toSpend(makeOffer(), address);

function toSpend(offer: Offer, to: string): AgreedSpend {
  return { coins: offer.coins, outputs: fillOutputs(offer, to), locktime: 0, keys: KEYS };
}

function readAccept() {
  const read = readSettlementLine(vector.accept);
  if (read.kind !== 'line' || read.line.kind !== 'accept') throw new Error('It is no acceptance');
  return read.line;
}

function contextOf(settled: typeof plan): SigningContext {
  return {
    network: 'regtest',
    depositScript: 'wsh-sortedmulti-2of3',
    depositAddresses: deposits.map((deposit) => deposit.address),
    contractorKeys: [ANA, BERTO],
    request: { address, amount: sat(77_000) },
    settlement: settled,
    fastestFee: 10,
  };
}

describe('the offer of the vectors', () => {
  test('has the same text, hash and line as with other libraries', () => {
    expect(formatOffer(makeOffer())).toBe(vector.text);
    expect(canonicalize(vector.offer)).toBe(vector.text);
    expect(createHash('sha256').update(vector.text, 'utf8').digest('hex')).toBe(vector.hash);
    const line = { kind: 'offer', text: vector.text, offer: makeOffer(), statement: vector.statement } as const;
    expect(formatSettlementLine(line)).toBe(vector.line);
    expect(readSettlementLine(`Some words.\n${vector.line}`)).toEqual({ kind: 'line', line });
  });

  test('is signed by its maker, here and for a wallet', () => {
    expect(verifyOffer(makeOffer(), vector.statement)).toBe(vector.hash);
    const made = signOffer(openKey('ana'), makeOffer());
    expect(made).toMatchObject({ hash: vector.hash, text: vector.text });
    for (const statement of [vector.statement, made.statement]) {
      const signer = computeSignerAddress(ANA, 'regtest') ?? '';
      expect(verifyWithWallet(`Aval offer ${vector.hash}`, signer, statement, '\x18Bitcoin Signed Message:\n')).toBe(
        true,
      );
    }
    expect(() => signOffer(openKey('berto'), makeOffer())).toThrow('another key');
  });

  test.each([
    ['another share', { outputs: [{ ...makeOffer().outputs[0], value: sat(150_001) }, makeOffer().outputs[1]] }],
    ['another guarantee', { guarantee: '8' }],
    ['another day', { expires: '2027-12-31' }],
    ['another maker', { from: { id: '100', key: BERTO } }],
  ] as [string, Partial<Offer>][])('is not signed with %s', (_what, change) => {
    expect(verifyOffer(makeOffer(change), vector.statement)).toBeNull();
  });
});

describe('the settlement of the vectors', () => {
  test('is the same transaction as with another library', () => {
    const scure = new ScureTransaction({ version: 2 });
    for (const { order, txid, value, vout } of makeOffer().coins) {
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
    for (const { to, value } of makeOffer().outputs) {
      const payee = to === 'owner' ? String(vector.offer.outputs && makeOffer().outputs[0]?.address) : address;
      scure.addOutput({ script: toOutputScript(payee, 'regtest') ?? hex(''), amount: BigInt(value) });
    }
    expect(buildSpend(plan).txid).toBe(scure.id);
    expect(scure.id).toBe(vector.txid);
  });

  test('is complete with both signatures, which scripts accept', () => {
    const accept = readAccept();
    expect(accept).toMatchObject({ hash: vector.hash, address });
    const half = buildSpend(plan, { publicKey: BERTO, signatures: accept.signatures });
    expect(exportSignatures(half.psbt, BERTO)).toEqual(accept.signatures);
    expect(exportSignatures(half.psbt, ANA)).toBeNull();
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

  test('has the signatures of the party that accepts', () => {
    const signed = signPsbt(createSigner(openKey('berto')), buildSpend(plan).psbt, contextOf(plan), {
      feeAccepted: false,
    });
    const signatures = exportSignatures(signed.psbt, BERTO) ?? [];
    expect(buildSpend(plan, { publicKey: BERTO, signatures }).txid).toBe(vector.txid);
    expect(
      readSettlementLine(formatSettlementLine({ kind: 'accept', hash: vector.hash, address, signatures })),
    ).toEqual({
      kind: 'line',
      line: { kind: 'accept', hash: vector.hash, address, signatures },
    });
  });

  test.each([
    ['the other key', ANA, (all: string[]) => all],
    ['another order', BERTO, (all: string[]) => all.toReversed()],
    ['one signature too few', BERTO, (all: string[]) => all.slice(1)],
    ['one signature too many', BERTO, (all: string[]) => [...all, all[0] ?? '']],
    ['a high S', BERTO, (all: string[]) => [raiseS(all[0] ?? ''), ...all.slice(1)]],
    ['another form of base64', BERTO, (all: string[]) => [`${all[0]?.slice(0, -1)}R`, ...all.slice(1)]],
  ])('is refused with %s', (_what, publicKey, change) => {
    const signatures = change(readAccept().signatures);
    expect(() => buildSpend(plan, { publicKey, signatures })).toThrow(/signature/i);
  });

  test('is refused with the signatures of another address or split', () => {
    const { signatures } = readAccept();
    const other = toSpend(makeOffer(), makeOffer().outputs[0]?.address ?? '');
    expect(() => buildSpend(other, { publicKey: BERTO, signatures })).toThrow('not valid');
    const [own, theirs] = makeOffer().outputs;
    const outputs = [{ ...own, value: sat(149_999) }, theirs] as Offer['outputs'];
    expect(() => buildSpend(toSpend(makeOffer({ outputs }), address), { publicKey: BERTO, signatures })).toThrow(
      'not valid',
    );
  });

  test('is not signed if it is another one than was read', () => {
    const other = buildSpend(toSpend(makeOffer(), makeOffer().outputs[0]?.address ?? '')).psbt;
    expect(inspectPsbt(other, contextOf(plan))).toMatchObject({ verdict: 'refuse', rule: 'settlement-differs' });
    expect(() => signPsbt(createSigner(openKey('berto')), other, contextOf(plan), { feeAccepted: true })).toThrow(
      expect.objectContaining({ detail: { rule: 'settlement-differs' } }),
    );
  });
});

function listPrevouts() {
  return makeOffer().coins.map(({ order, txid, value, vout }) => {
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

describe('texts that are no offer', () => {
  const text = (change: Record<string, unknown>) => canonicalize({ ...vector.offer, ...change }) ?? '';
  const coins = vector.offer.coins as Record<string, string>[];
  const outputs = vector.offer.outputs as Record<string, string>[];

  test('the offer itself is one', () => {
    expect(parseOffer(text({}))).toEqual(makeOffer());
  });

  test.each([
    ['coins out of order', { coins: coins.toReversed() }],
    ['a coin twice', { coins: [coins[0], coins[0]] }],
    ['no coins', { coins: [] }],
    ['outputs out of order', { outputs: outputs.toReversed() }],
    ['two outputs of one role', { outputs: [outputs[0], outputs[0]] }],
    ['an output of zero', { outputs: [{ ...outputs[0], value: '0' }] }],
    ['no outputs', { outputs: [] }],
    ['another role', { outputs: [{ ...outputs[0], to: 'arbitrator' }] }],
    ['a number that is none', { number: '01' }],
    ['number zero', { number: '0' }],
    ['a negative value', { coins: [{ ...coins[0], value: '-1' }] }],
    ['more than all bitcoin', { coins: [{ ...coins[0], value: '2100000000000001' }] }],
    ['a hardened order', { coins: [{ ...coins[0], order: '2147483648' }] }],
    ['a day that is none', { expires: '2026-02-30' }],
    ['another format', { format: 'aval-offer-2' }],
    ['another kind', { kind: 'ultimatum' }],
    ['a field too many', { note: '' }],
    ['a text that is not in NFC', { reason: 'e\u0301' }],
    ['a reason that is too long', { reason: 'a'.repeat(1_001) }],
    ['a key of another form', { from: { id: '100', key: ANA.toUpperCase() } }],
    ['an address with a space', { outputs: [{ ...outputs[0], address: 'bcrt1 q' }] }],
  ])('%s', (_what, change) => {
    expect(parseOffer(text(change))).toBeNull();
  });

  test('the same offer in another form, or no JSON', () => {
    expect(parseOffer(JSON.stringify(vector.offer, null, 1))).toBeNull();
    expect(parseOffer(vector.text.slice(1))).toBeNull();
    expect(parseOffer(`${vector.text} `)).toBeNull();
  });

  test('scripts of the vectors hold both keys', () => {
    for (const deposit of deposits) {
      const chunks = scripts.decompile(hex(deposit.witness_script)) ?? [];
      expect(chunks.filter((chunk) => typeof chunk === 'object')).toHaveLength(3);
    }
  });
});
