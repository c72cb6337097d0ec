import { loadBdk } from '@tests/bdk';
import { networks, Psbt, script as scripts } from 'bitcoinjs-lib';
import { ECPairFactory } from 'ecpair';
import * as ecc from 'tiny-secp256k1';
import { describe, expect, test } from 'vitest';
import { createSigner } from '@/bitcoin/keys/signer';
import { buildSpend } from '@/bitcoin/spend/build-spend';
import { listReturnSpends, verifyGiven } from '@/bitcoin/spend/return-spend';
import { giveReturn } from '@/bitcoin/spend/sign-return';
import { addChecksum } from '@/domain/recovery/descriptor';
import { hex } from '../bitcoin/releases';
import { ANA, BERTO, KEYS, makePlan, openKey, VECTORS } from './vectors';

/* Returns in a wallet of other code: BDK builds nothing here, it signs and completes. */

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

/** 64 bytes in base64url. */
function exportSignature(text: string, publicKey: string): string {
  const { partialSig = [] } = Psbt.fromBase64(text).data.inputs[0] ?? {};
  const own = partialSig.find(({ pubkey }) => Buffer.from(pubkey).toString('hex') === publicKey);
  return own === undefined ? '' : Buffer.from(scripts.signature.decode(own.signature).signature).toString('base64url');
}

describe.each(VECTORS.return.gives.map((give) => [give.index, give] as const))(
  'the return of coin %i',
  (index, give) => {
    const order = { plan: makePlan(), index, keys: KEYS };
    const orders = [order.plan.coins[index]?.order ?? -1];

    test('counts if BDK has signed it for the payer', () => {
      const signed = listReturnSpends(order).map((spend) => {
        const half = signWithBdk(buildSpend(spend).psbt, 'berto', orders, false);
        return exportSignature(half, BERTO);
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
