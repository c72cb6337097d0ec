import { estimateFee } from '@mocks/chain/fees';
import { REGTEST } from '@mocks/chain/regtest';
import { btc, type DemoGuarantee, setStatus } from '@mocks/demo/demo-guarantees';
import { demoAddress, demoKey } from '@mocks/demo/demo-keys';
import type { DemoPerson, DemoWorld } from '@mocks/demo/demo-world';
import type { JsonObject } from '@mocks/handlers/route';
import { Psbt } from 'bitcoinjs-lib';

/*
 * Steps of the demo story around withdrawals, with real signatures.
 */

/** The most that can be released of `sats`: all minus the fee for one input. */
export function maxRelease(world: DemoWorld, sats: number): number {
  return sats - estimateFee(1, world.backend.fees.fastestFee);
}

/** Creates a withdrawal to the receiver's wallet and signs it as its creator. */
export async function release(
  world: DemoWorld,
  guarantee: DemoGuarantee,
  creator: DemoPerson,
  receiver: DemoPerson,
  sats: number,
): Promise<JsonObject> {
  const { transaction } = await world.call('POST', '/contracts/withdrawal', {
    guarantee_id: guarantee.id,
    withdrawal: true,
    address: demoAddress(receiver.email),
    amount: btc(sats),
    sender_id: world.ana.id,
    receivers_id: [creator.id],
    status: 'pending',
  });
  const unsigned = transaction as JsonObject;
  const psbt = Psbt.fromBase64(String(unsigned.u_psbt), { network: REGTEST }).signAllInputs(demoKey(creator.email));
  const signed = { ...unsigned, p_psbt: psbt.toBase64(), signer: creator.id };
  const updated = await world.call('PUT', `/contracts/transaction/${unsigned.id}`, signed);
  world.passTime(2);
  return updated.transaction as JsonObject;
}

/** Signs as the other party, broadcasts and records the withdrawal. */
export async function cosign(world: DemoWorld, withdrawal: JsonObject, signer: DemoPerson): Promise<void> {
  const psbt = Psbt.fromBase64(String(withdrawal.p_psbt), { network: REGTEST }).signAllInputs(demoKey(signer.email));
  const txHex = psbt.finalizeAllInputs().extractTransaction(true).toHex();
  const { txid } = await world.call('POST', '/contracts/broadcast', { txHex });
  await world.call('PUT', `/contracts/transaction/${withdrawal.id}`, { ...withdrawal, status: 'executed', txid });
  world.passTime(1);
}

/** Releases everything and marks the guarantee as executed. */
export async function releaseAll(world: DemoWorld, guarantee: DemoGuarantee, sats: number): Promise<void> {
  const withdrawal = await release(world, guarantee, world.ana, guarantee.depositor, maxRelease(world, sats));
  await cosign(world, withdrawal, world.berto);
  await setStatus(world, guarantee, 'executed');
}
