import { estimateFee } from '@mocks/chain/fees';
import { REGTEST } from '@mocks/chain/regtest';
import type { JsonObject } from '@mocks/handlers/route';
import { Psbt } from 'bitcoinjs-lib';
import { btc, type DemoGuarantee, setStatus } from './demo-guarantees';
import { demoAddress, demoKey } from './demo-keys';
import type { DemoPerson, DemoWorld } from './demo-world';

/*
 * The story's steps around withdrawals, with real signatures.
 */

/** What is released at most: everything less the fee of one input. */
export function allOf(world: DemoWorld, sats: number): number {
  return sats - estimateFee(1, world.backend.fees.fastestFee);
}

/** A withdrawal to a person's wallet, signed by its creator, that waits for the other party. */
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
  const answer = await world.call('PUT', `/contracts/transaction/${unsigned.id}`, signed);
  world.pass(2);
  return answer.transaction as JsonObject;
}

/** The other party's signature, the broadcast, and the record of it. */
export async function cosign(world: DemoWorld, withdrawal: JsonObject, signer: DemoPerson): Promise<void> {
  const psbt = Psbt.fromBase64(String(withdrawal.p_psbt), { network: REGTEST }).signAllInputs(demoKey(signer.email));
  const txHex = psbt.finalizeAllInputs().extractTransaction(true).toHex();
  const { txid } = await world.call('POST', '/contracts/broadcast', { txHex });
  await world.call('PUT', `/contracts/transaction/${withdrawal.id}`, { ...withdrawal, status: 'executed', txid });
  world.pass(1);
}

/** Releases everything and closes the guarantee. */
export async function releaseAll(world: DemoWorld, guarantee: DemoGuarantee, sats: number): Promise<void> {
  const withdrawal = await release(world, guarantee, world.ana, guarantee.depositor, allOf(world, sats));
  await cosign(world, withdrawal, world.berto);
  await setStatus(world, guarantee, 'executed');
}
