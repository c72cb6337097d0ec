import { Transaction } from 'bitcoinjs-lib';
import { expect, test } from 'vitest';
import { encodeBase64 } from '@/bitcoin/bytes';
import { loadBitcoin } from '@/bitcoin/client';
import { buildPsbt, COUNTERPARTY, context, honestPlan, OWNER } from './releases';
import { openVectorKey } from './support';

test('a PSBT of 1,000 inputs is inspected, signed and co-signed', async () => {
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
