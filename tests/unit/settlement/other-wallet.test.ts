import { loadBdk } from '@tests/bdk';
import { networks, Psbt } from 'bitcoinjs-lib';
import { ECPairFactory } from 'ecpair';
import * as ecc from 'tiny-secp256k1';
import { describe, expect, test } from 'vitest';
import { createSigner } from '@/bitcoin/keys/signer';
import { buildSpend, exportSignatures } from '@/bitcoin/settlement/build-spend';
import { giveReturn } from '@/bitcoin/settlement/give-return';
import { listReturnSpends, verifyGiven } from '@/bitcoin/settlement/return-spend';
import { addChecksum } from '@/domain/recovery/descriptor';
import { fillOutputs } from '@/domain/settlement/offer';
import type { ReturnPlan } from '@/domain/settlement/return-plan';
import { parseReturn } from '@/services/schemas/return-plan';
import { hex } from '../bitcoin/releases';
import { ANA, BERTO, KEYS, makeOffer, openKey, VECTORS } from './offers';

/* Returns and settlements in a wallet of other code: BDK builds nothing here, it signs and completes. */

const bdk = await loadBdk();
const pairs = ECPairFactory(ecc);

type Who = 'ana' | 'berto';

/** A wallet of one deposit address, with one private key. */
function createWallet(who: Who, order: number) {
  const toWif = (name: Who) =>
    pairs.fromPrivateKey(hex(VECTORS.keys[name].secret), { network: networks.regtest }).toWIF();
  const [ana, berto] = [who === 'ana' ? toWif('ana') : ANA, who === 'berto' ? toWif('berto') : BERTO];
  const describeAt = (at: number) =>
    addChecksum(`wsh(sortedmulti(2,${ana},${berto},${VECTORS.keys.arbitrator.xpub}/${VECTORS.contract_order}/${at}))`);
  return bdk.Wallet.create('regtest', describeAt(order), describeAt(order + 1_000));
}

function signWithBdk(text: string, who: Who, orders: readonly number[], finalize: boolean): string {
  const psbt = bdk.Psbt.from_string(text);
  for (const order of new Set(orders)) {
    const options = new bdk.SignOptions();
    // The outputs that are spent are those of the vectors: there are no earlier transactions.
    options.trust_witness_utxo = true;
    options.try_finalize = finalize;
    createWallet(who, order).sign(psbt, options);
  }
  return psbt.toString();
}

function makePlan(): ReturnPlan {
  const plan = parseReturn(VECTORS.return.text);
  if (plan === null) throw new Error('The return of the vectors is none');
  return plan;
}

describe.each(VECTORS.return.gives.map((give) => [give.index, give] as const))(
  'the return of coin %i',
  (index, give) => {
    const order = { plan: makePlan(), index, keys: KEYS };
    const orders = [order.plan.coins[index]?.order ?? -1];

    test('counts if BDK has signed it for the payer', () => {
      const signed = listReturnSpends(order).map((spend) => {
        const half = signWithBdk(buildSpend(spend).psbt, 'berto', orders, false);
        return exportSignatures(half, BERTO)?.[0] ?? '';
      });
      expect(verifyGiven(order, signed)).toEqual(give.txids);
      expect(verifyGiven(order, signed.toReversed())).toBeNull();
    });

    test('is completed by BDK for the payee', () => {
      const given = giveReturn(createSigner(openKey('berto')), order);
      const complete = given.map(({ psbt }) =>
        Psbt.fromBase64(signWithBdk(psbt, 'ana', orders, true)).extractTransaction(),
      );
      expect(complete.map((each) => each.getId())).toEqual(give.txids);
      expect(complete.every(({ locktime }) => locktime === order.plan.from)).toBe(true);
    });
  },
);

test('the settlement of the vectors is accepted and completed by BDK', () => {
  const offer = makeOffer();
  const outputs = fillOutputs(offer, VECTORS.offer.acceptor_address);
  const spend = { coins: offer.coins, outputs, locktime: 0, keys: KEYS };
  const orders = offer.coins.map(({ order }) => order);
  const [maker, acceptor] = offer.from.key === ANA ? (['ana', 'berto'] as const) : (['berto', 'ana'] as const);
  const publicKey = VECTORS.keys[acceptor].public;
  const signatures = exportSignatures(signWithBdk(buildSpend(spend).psbt, acceptor, orders, false), publicKey) ?? [];
  const half = buildSpend(spend, { publicKey, signatures });
  expect(half.txid).toBe(VECTORS.offer.txid);
  const complete = signWithBdk(half.psbt, maker, orders, true);
  expect(Psbt.fromBase64(complete).extractTransaction().getId()).toBe(VECTORS.offer.txid);
});
