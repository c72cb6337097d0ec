import { Transaction } from 'bitcoinjs-lib';
import { expect, test } from 'vitest';
import { base64FromBytes } from '@/bitcoin/bytes';
import { bitcoin } from '@/bitcoin/client';
import { buildPsbt, COUNTERPARTY, context, honestPlan, OWNER } from './releases';
import { openVectorKey } from './support';

test('a PSBT of 1,000 inputs is inspected, signed and co-signed', async () => {
  const psbt = base64FromBytes(buildPsbt(honestPlan(1000)).toBuffer());
  const api = await bitcoin();
  const options = { feeAccepted: false };

  expect(await api.inspectPsbt(psbt, context())).toMatchObject({ verdict: 'sign', summary: { inputs: 1000 } });
  const signed = await api.signPsbt(await openVectorKey(OWNER), psbt, context(), options);
  const final = await api.cosignPsbt(await openVectorKey(COUNTERPARTY), signed.psbt, context(), options);

  const tx = Transaction.fromHex(final.txHex);
  expect(tx.ins.every((input) => input.witness.length === 4)).toBe(true);
  expect(tx.getId()).toBe(final.txid);
  expect(final.summary.vsize).toBe(tx.virtualSize());
}, 30_000);
