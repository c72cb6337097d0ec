import { nightly } from '@tests/daily';
import { script as scripts, Transaction } from 'bitcoinjs-lib';
import * as curve from 'tiny-secp256k1';
import { expect } from 'vitest';
import { encodeBase64 } from '@/bitcoin/bytes';
import { loadBitcoin } from '@/bitcoin/client';
import { inspectPsbt } from '@/bitcoin/psbt/inspect';
import { buildPsbt, COUNTERPARTY, context, depositInput, hex, honestPlan, multisig, OWNER } from './releases';
import { openVectorKey } from './support';

nightly('a PSBT of 1,000 inputs is inspected, signed and co-signed', async () => {
  const psbt = encodeBase64(buildPsbt(honestPlan(1000)).toBuffer());
  const api = await loadBitcoin();
  const options = { feeAccepted: false };

  expect(await api.inspectPsbt(psbt, context())).toMatchObject({ verdict: 'sign', summary: { inputs: 1000 } });
  const signed = await api.signPsbt(await openVectorKey(OWNER), psbt, context(), options);
  const final = await api.cosignPsbt(await openVectorKey(COUNTERPARTY), signed.psbt, context(), options);

  const tx = Transaction.fromHex(final.txHex);
  expect(tx.ins.every((input) => input.witness.length === 4)).toBe(true);
  expect(tx.getId()).toBe(final.txid);
  expect(final.summary.vsize).toBe(tx.virtualSize());
});

function keysOffCurve(count: number): string[] {
  const keys: string[] = [];
  for (let x = 1; keys.length < count; x++) {
    const key = `02${x.toString(16).padStart(64, '0')}`;
    if (!curve.isPointCompressed(hex(key))) keys.push(key);
  }
  return keys;
}

// tiny-secp256k1 leaks stack whenever a key makes it throw, and traps after about 3,000.
nightly('thousands of invalid keys do not break the signing library', () => {
  const sign = () => curve.sign(new Uint8Array(32).fill(7), hex(OWNER.private_key));
  const compact = sign();
  const signature = scripts.signature.encode(compact, Transaction.SIGHASH_ALL);
  for (const key of keysOffCurve(4000)) {
    const witnessScript = multisig(2, [OWNER.public_key, COUNTERPARTY.public_key, key]);
    const psbt = buildPsbt({ ...honestPlan(), inputs: [{ ...depositInput(0), witnessScript }] });
    Object.assign(psbt.data.inputs[0] ?? {}, { partialSig: [{ pubkey: hex(key), signature }] });
    expect(inspectPsbt(psbt.toBase64(), context())).toMatchObject({ rule: 'input-not-guarantee' });
  }
  expect(sign()).toEqual(compact);
});
