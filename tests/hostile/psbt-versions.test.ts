import { demoAddress } from '@mocks/demo/demo-keys';
import { DESTINATION } from '@tests/faults/scenes';
import { sats } from '@tests/unit/domain/make';
import { readConsent } from '@tests/unit/store/approval';
import { toVersion2 } from '@tests/unit/version-2';
import { Psbt } from 'bitcoinjs-lib';
import { describe, expect, test } from 'vitest';
import { toOutputScript } from '@/bitcoin/addresses/output-script';
import { loadContract } from '@/store/contracts/load.thunks';
import { cosign } from '@/store/withdrawals/cosign.thunks';
import { readWithdrawal } from '@/store/withdrawals/read-withdrawal.thunks';
import { release } from '@/store/withdrawals/release.thunks';
import { GUARANTEE_REF, hostileStages, PASSWORD, type Stage } from './stage';
import { hasSentSignature } from './traffic';

/* A backend whose PSBTs are of version 2 (docs/bitcoin.md#versions-of-a-psbt). */

const open = hostileStages();
const ORDER = { address: DESTINATION, finalAmount: sats(50_000), fee: sats(1_896) };
const FILL = `/api/contracts/${GUARANTEE_REF.contractId}/fillcontract`;

type Withdrawal = Record<string, unknown>;
type Fill = { guarantees: { withdrawals: Withdrawal[] }[] } & Withdrawal;

const convert = (psbt: unknown) => (typeof psbt === 'string' ? toVersion2(psbt) : psbt);

async function serve(stage: Stage, change: (psbt: string) => string): Promise<void> {
  stage.lie('get', FILL, (answer) => {
    const fill = answer as Fill;
    for (const guarantee of fill.guarantees) {
      guarantee.withdrawals = guarantee.withdrawals.map((withdrawal) => ({
        ...withdrawal,
        u_psbt: convert(withdrawal.u_psbt),
        p_psbt: change(String(withdrawal.p_psbt)),
      }));
    }
    return fill;
  });
  await stage.store.dispatch(loadContract(GUARANTEE_REF.contractId));
}

async function readShown(stage: Stage) {
  const read = await stage.store.dispatch(readWithdrawal(GUARANTEE_REF));
  if (!read.ok) throw new Error(read.error.message);
  return read.value.inspection;
}

describe('a backend that sends PSBTs of version 2', () => {
  test('gets a signed release in version 0', async () => {
    const stage = await open('funded', 'ana');
    stage.lie('post', '/api/contracts/withdrawal', ({ transaction }) => {
      const created = transaction as Withdrawal;
      return { transaction: { ...created, u_psbt: convert(created.u_psbt) } };
    });
    expect(await stage.store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD))).toMatchObject({
      ok: true,
      value: { kind: 'signed' },
    });
    const { p_psbt } = stage.backend.store.state.transactions.find(({ withdrawal }) => withdrawal) ?? {};
    const [input] = Psbt.fromBase64(String(p_psbt)).data.inputs;
    expect(input?.partialSig?.map(({ pubkey }) => Buffer.from(pubkey).toString('hex'))).toEqual([
      stage.user.public_key,
    ]);
  });

  test('has one co-signed and broadcast that the other side signed', async () => {
    const stage = await open('signed', 'ana');
    await serve(stage, toVersion2);
    const { verdict, summary } = await readShown(stage);
    expect(verdict).toBe('sign');
    const txid = summary?.txid ?? '';
    const consent = await readConsent(stage);
    expect(await stage.store.dispatch(cosign(GUARANTEE_REF, PASSWORD, { consent }))).toEqual({ ok: true, value: txid });
    expect(stage.backend.chain.listLatest(100).filter(({ record }) => record.txid === txid)).toHaveLength(1);
  });

  test('has none signed that pays somebody else', async () => {
    const stage = await open('signed', 'ana');
    await serve(stage, (text) => {
      const psbt = Psbt.fromBase64(text);
      const { tx } = psbt.data.globalMap.unsignedTx as unknown as { tx: { outs: { script: Uint8Array }[] } };
      const [first] = tx.outs;
      const script = toOutputScript(demoAddress('mallory'), 'regtest');
      if (first && script) first.script = script;
      return toVersion2(psbt.toBase64());
    });
    const { verdict } = await readShown(stage);
    expect(verdict).toBe('refuse');
    const approval = { consent: await readConsent(stage) };
    expect(await stage.store.dispatch(cosign(GUARANTEE_REF, PASSWORD, approval))).toMatchObject({
      error: { code: 'psbt-refused', detail: { rule: 'request-not-paid' } },
    });
    await stage.expectUnharmed();
    expect(hasSentSignature(stage.sent, stage.user.public_key ?? '')).toBe(false);
  });
});
