import { Output } from '@bitcoinerlab/descriptors';
import { loadBdk } from '@tests/bdk';
import { Psbt } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import { createPair } from '@/bitcoin/keys/key-pairs';
import { createSigner } from '@/bitcoin/keys/signer';
import { NETWORK_PARAMETERS } from '@/bitcoin/networks';
import { signPsbt } from '@/bitcoin/psbt/sign';
import { addChecksum } from '@/domain/kit/descriptor';
import { MAX_ORDER } from '@/domain/kit/scan';
import { NETWORKS } from '@/domain/primitives/network';
import type { CheckedKit, RecoveryTransaction } from '@/exit/recovery/api';
import { engine } from '@/exit/recovery/engine';
import {
  arbitratorNode,
  COUNTERPARTY,
  checkedKit,
  DESTINATION,
  makeKit,
  OWNER,
  openKit,
  order,
  pairs,
  required,
  secretOf,
  unwrap,
} from './kits';
import { expectAccepted, expectScriptsRun, read, sign } from './transactions';

/* docs/exit.md#independent-readers */

const bdk = await loadBdk();
const BDK_NETWORKS = { mainnet: 'bitcoin', testnet: 'testnet', regtest: 'regtest' } as const;

/** One address with two coins: a BDK wallet has one descriptor. */
const ONE_ADDRESS = [[{ order: 1, values: [100_000, 50_000] }]];

describe.each(NETWORKS)('a descriptor of %s', (network) => {
  // With the addresses of a scan, from 0 to the last order that exists.
  const orders = [1, 2, 1_000, MAX_ORDER].map((order) => ({ order, values: [] }));
  const kit = engine.addScanned(checkedKit({ network, guarantees: [orders] }), []);
  const { descriptor } = kit.kit;

  it('derives its addresses in @bitcoinerlab/descriptors', () => {
    expect(kit.deposits.length).toBeGreaterThan(80);
    for (const { guaranteeOrder: index, address, witnessScript } of kit.deposits) {
      const output = new Output({ descriptor, index, network: NETWORK_PARAMETERS[network], checksumRequired: true });
      expect(output.getAddress()).toBe(address);
      expect(Buffer.from(required(output.getWitnessScript())).toString('hex')).toBe(witnessScript);
    }
  });

  it('derives its addresses in BDK', () => {
    const wallet = bdk.Wallet.create(
      BDK_NETWORKS[network],
      descriptor,
      makeKit({ network, contractOrder: 8 }).descriptor,
    );
    for (const { guaranteeOrder, address } of kit.deposits)
      expect(String(wallet.peek_address('external', guaranteeOrder).address)).toBe(address);
  });
});

/** Signs with BDK, whose wallet has a private key in the descriptor. */
function signWithBdk(kit: CheckedKit, transaction: RecoveryTransaction, secret: Secret, finalize: boolean): string {
  const [external, internal] = [1, 2].map((step) => createPrivateDescriptor(kit, secret, step));
  const wallet = bdk.Wallet.create('regtest', required(external), required(internal));
  const options = new bdk.SignOptions();
  options.try_finalize = finalize;
  options.trust_witness_utxo = false;
  const psbt = bdk.Psbt.from_string(transaction.psbt);
  expect(wallet.sign(psbt, options)).toBe(finalize);
  return psbt.toString();
}

type Secret = 'owner' | 'counterparty' | 'arbitrator';

function createPrivateDescriptor({ kit }: CheckedKit, secret: Secret, step: number): string {
  const wif = (key: typeof OWNER) =>
    pairs.fromPrivateKey(secretOf(key), { network: NETWORK_PARAMETERS.regtest }).toWIF();
  const owner = secret === 'owner' ? wif(OWNER) : kit.keys.owner;
  const counterparty = secret === 'counterparty' ? wif(COUNTERPARTY) : kit.keys.counterparty;
  const arbitrator = secret === 'arbitrator' ? arbitratorNode().toBase58() : kit.keys.arbitrator.xpub;
  return addChecksum(`wsh(sortedmulti(2,${owner},${counterparty},${arbitrator}/7/${step}))`);
}

/** Signs with the product's own code, which uses bitcoinjs-lib. */
function signInProduct(kit: CheckedKit, { psbt, summary }: RecoveryTransaction, key: typeof OWNER): string {
  const context = {
    network: 'regtest',
    depositScript: 'wsh-sortedmulti-2of3',
    depositAddresses: kit.deposits.map(({ address }) => address),
    contractorKeys: [kit.kit.keys.owner, kit.kit.keys.counterparty],
    request: { address: DESTINATION, amount: required(summary.outputs[0]).amount },
    fastestFee: 5,
  } as const;
  const signer = createSigner(required(createPair(secretOf(key))));
  return signPsbt(signer, psbt, context, { feeAccepted: false }).psbt;
}

describe("the page's half-signed transaction", () => {
  it.each(['counterparty', 'arbitrator'] as const)('is completed by BDK with the key of the %s', async (secret) => {
    const { kit, key } = await openKit('owner', { guarantees: ONE_ADDRESS, hasTransactions: true });
    const half = await sign(kit, order(kit), key);
    const complete = signWithBdk(kit, half, secret, true);
    expectScriptsRun(Psbt.fromBase64(complete).extractTransaction().toHex(), half.summary);
    // The page reads what another signer has finalised.
    const whole = unwrap(read(kit, complete));
    expect(whole.summary.signedBy).toEqual(['owner', secret]);
    expectAccepted(whole);
    expect(unwrap(read(kit, whole.psbt))).toEqual(whole);
  });

  it('is completed by bitcoinjs-lib', async () => {
    const { kit, key } = await openKit('owner');
    const half = await sign(kit, order(kit), key);
    const psbt = Psbt.fromBase64(signInProduct(kit, half, COUNTERPARTY)).finalizeAllInputs();
    expectScriptsRun(psbt.extractTransaction().toHex(), half.summary);
    const whole = unwrap(read(kit, psbt.toBase64()));
    expect(whole.summary.signedBy).toEqual(['owner', 'counterparty']);
    expectAccepted(whole);
  });
});

describe('a transaction half signed elsewhere', () => {
  it.each(['counterparty', 'arbitrator'] as const)(
    'by BDK with the key of the %s is completed here',
    async (secret) => {
      const { kit, key } = await openKit('owner', { guarantees: ONE_ADDRESS, hasTransactions: true });
      const half = unwrap(read(kit, signWithBdk(kit, order(kit), secret, false)));
      expect(half.summary.signedBy).toEqual([secret]);
      expectAccepted(await sign(kit, half, key));
    },
  );

  it('by bitcoinjs-lib is completed here', async () => {
    const { kit, key } = await openKit('counterparty');
    const half = unwrap(read(kit, signInProduct(kit, order(kit), OWNER)));
    expect(half.summary.signedBy).toEqual(['owner']);
    expectAccepted(await sign(kit, half, key));
  });

  it('is completed from two copies with one signature each', async () => {
    const { kit, key } = await openKit('owner');
    const transaction = order(kit);
    const own = await sign(kit, transaction, key);
    const other = signInProduct(kit, transaction, COUNTERPARTY);
    expectAccepted(unwrap(engine.addSignatures(kit, engine.listKitCoins(kit), own, other)));
  });
});

it('another wallet sees the same fee and outputs', () => {
  const kit = checkedKit({ hasTransactions: true });
  const { psbt, summary } = order(kit);
  const parsed = bdk.Psbt.from_string(psbt);
  expect(Number(parsed.fee().to_sat())).toBe(summary.fee);
  const outputs = Psbt.fromBase64(psbt, { network: NETWORK_PARAMETERS.regtest }).txOutputs.map(({ address, value }) => [
    address,
    Number(value),
  ]);
  expect(outputs).toEqual(summary.outputs.map(({ address, amount }) => [address, amount]));
});
