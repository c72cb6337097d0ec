import { Output } from '@bitcoinerlab/descriptors';
import { HDKey } from '@scure/bip32';
import { Transaction as ScureTransaction } from '@scure/btc-signer';
import { loadBdk } from '@tests/bdk';
import { toVersion2 } from '@tests/unit/version-2';
import { Psbt } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import { createPair } from '@/bitcoin/keys/key-pairs';
import { createSigner } from '@/bitcoin/keys/signer';
import { NETWORK_PARAMETERS } from '@/bitcoin/networks';
import { signPsbt } from '@/bitcoin/psbt/sign';
import { addScanned, type CheckedContract, type KeyHolder } from '@/bitcoin/recovery/checked-contract';
import { listFileCoins } from '@/bitcoin/recovery/coins';
import { addSignatures } from '@/bitcoin/recovery/sign-spend';
import { readArbitratorKey } from '@/bitcoin/recovery/spend-key';
import { NETWORKS } from '@/domain/primitives/network';
import { addChecksum } from '@/domain/recovery/descriptor';
import { MAX_ORDER } from '@/domain/recovery/scan';
import {
  arbitratorNode,
  COUNTERPARTY,
  check,
  DESTINATION,
  makeContract,
  OWNER,
  open,
  order,
  pairs,
  required,
  secretOf,
  unwrap,
} from './contracts';
import { expectAccepted, expectScriptsRun, read, sign } from './transactions';

/* Every result beside those of libraries that the product does not use: @scure/btc-signer, BDK, descriptors, bitcore-lib. */

const bdk = await loadBdk();
const BDK_NETWORKS = { mainnet: 'bitcoin', testnet: 'testnet', regtest: 'regtest' } as const;

describe.each(NETWORKS)('a descriptor of %s', (network) => {
  const orders = [1, 1_000, MAX_ORDER].map((order) => ({ order, values: [] }));
  const checked = addScanned(check({ network, guarantees: [orders] }), []);
  const { descriptor } = checked.contract;
  // The first of the file, the first of a scan, and the last.
  const deposits = [...checked.deposits.slice(0, 4), ...checked.deposits.slice(-1)];

  it('derives its addresses in @bitcoinerlab/descriptors', () => {
    expect(checked.deposits.length).toBeGreaterThan(60);
    for (const { guaranteeOrder: index, address, witnessScript } of deposits) {
      const output = new Output({ descriptor, index, network: NETWORK_PARAMETERS[network], checksumRequired: true });
      expect(output.getAddress()).toBe(address);
      expect(Buffer.from(required(output.getWitnessScript())).toString('hex')).toBe(witnessScript);
    }
  });

  it('derives its addresses in BDK', () => {
    const { descriptor: other } = makeContract({ network, contractOrder: 8 });
    const wallet = bdk.Wallet.create(BDK_NETWORKS[network], descriptor, other);
    for (const { guaranteeOrder, address } of checked.deposits)
      expect(String(wallet.peek_address('external', guaranteeOrder).address)).toBe(address);
  });

  it("derives the arbitrator's keys in @scure/bip32", () => {
    const versions = NETWORK_PARAMETERS[network].bip32;
    const node = HDKey.fromExtendedKey(checked.contract.keys.arbitrator.xpub, versions).deriveChild(7);
    for (const { guaranteeOrder, keys } of deposits)
      expect(Buffer.from(required(node.deriveChild(guaranteeOrder).publicKey)).toString('hex')).toBe(keys.arbitrator);
  });
});

type Sign = (checked: CheckedContract, text: string, holder: KeyHolder) => string;
const KEYS = { owner: OWNER, counterparty: COUNTERPARTY };

/** A BDK wallet has a private key in its descriptor, and is of one address. */
const signWithBdk: Sign = ({ contract: { keys } }, text, holder) => {
  const wif = (party: 'owner' | 'counterparty') =>
    pairs.fromPrivateKey(secretOf(KEYS[party]), { network: NETWORK_PARAMETERS.regtest }).toWIF();
  const owner = holder === 'owner' ? wif('owner') : keys.owner;
  const counterparty = holder === 'counterparty' ? wif('counterparty') : keys.counterparty;
  const arbitrator = holder === 'arbitrator' ? arbitratorNode().toBase58() : keys.arbitrator.xpub;
  const [external = '', internal = ''] = [1, 2].map((step) =>
    addChecksum(`wsh(sortedmulti(2,${owner},${counterparty},${arbitrator}/7/${step}))`),
  );
  const wallet = bdk.Wallet.create('regtest', external, internal);
  const options = new bdk.SignOptions();
  options.try_finalize = false;
  options.trust_witness_utxo = false;
  const psbt = bdk.Psbt.from_string(text);
  wallet.sign(psbt, options);
  return psbt.toString();
};

/** The arbitrator's node is found by the fingerprint and the path in the PSBT. */
const signWithScure: Sign = (_checked, text, holder) => {
  const tx = ScureTransaction.fromPSBT(Buffer.from(text, 'base64'), { allowUnknownInputs: true });
  const node = HDKey.fromExtendedKey(arbitratorNode().toBase58(), NETWORK_PARAMETERS.regtest.bip32);
  const key = holder === 'arbitrator' ? node : secretOf(KEYS[holder]);
  // Its types know another release of HDKey.
  tx.sign(key as Parameters<typeof tx.sign>[0]);
  return Buffer.from(tx.toPSBT()).toString('base64');
};

/** The app, as it signs a release. */
const signInApp: Sign = ({ deposits, contract: { keys } }, text, holder) => {
  const [output] = Psbt.fromBase64(text, { network: NETWORK_PARAMETERS.regtest }).txOutputs;
  const context = {
    network: 'regtest',
    depositScript: 'wsh-sortedmulti-2of3',
    depositAddresses: deposits.map(({ address }) => address),
    contractorKeys: [keys.owner, keys.counterparty],
    request: { address: DESTINATION, amount: Number(required(output).value) as never },
    fastestFee: 5,
  } as const;
  const signer = createSigner(required(createPair(secretOf(holder === 'owner' ? OWNER : COUNTERPARTY))));
  return signPsbt(signer, text, context, { feeAccepted: false }).psbt;
};

const ONE_ADDRESS = [[{ order: 1, values: [100_000, 50_000] }]];
const SIGNERS: [name: string, sign: Sign, holder: KeyHolder, guarantees?: typeof ONE_ADDRESS][] = [
  ['BDK', signWithBdk, 'owner', ONE_ADDRESS],
  ['BDK', signWithBdk, 'counterparty', ONE_ADDRESS],
  ['BDK', signWithBdk, 'arbitrator', ONE_ADDRESS],
  ['@scure/btc-signer', signWithScure, 'owner'],
  ['@scure/btc-signer', signWithScure, 'counterparty'],
  ['@scure/btc-signer', signWithScure, 'arbitrator'],
  ['the app', signInApp, 'owner'],
  ['the app', signInApp, 'counterparty'],
];

async function openOther(holder: KeyHolder, guarantees?: typeof ONE_ADDRESS) {
  const plan = { ...(guarantees && { guarantees }), hasTransactions: true };
  const { checked, key } = await open(holder === 'owner' ? 'counterparty' : 'owner', plan);
  return { checked, key, coins: listFileCoins(checked), holders: [key.holder, holder] };
}

describe.each(SIGNERS)('with %s', (_name, signElsewhere, holder, guarantees) => {
  it(`as the ${holder}, a transaction of this engine is signed, completed here and accepted by bitcore`, async () => {
    const { checked, key, holders } = await openOther(holder, guarantees);
    const half = unwrap(read(checked, signElsewhere(checked, order(checked).psbt, holder)));
    expect(half.summary.signedBy).toEqual([holder]);
    const whole = await sign(checked, half, key);
    expect(new Set(whole.summary.signedBy)).toEqual(new Set(holders));
    expectAccepted(whole);
  });

  it(`as the ${holder}, a transaction that is signed here is completed there, and read here`, async () => {
    const { checked, key, coins } = await openOther(holder, guarantees);
    const half = await sign(checked, order(checked), key);
    const both = signElsewhere(checked, half.psbt, holder);
    const whole = unwrap(read(checked, both));
    expectAccepted(whole);
    // Finalised by @scure/btc-signer, in versions 0 and 2, and as a raw transaction.
    const tx = ScureTransaction.fromPSBT(Buffer.from(both, 'base64'), { allowUnknownInputs: true });
    tx.finalize();
    expect([tx.hex, tx.id, tx.vsize]).toEqual([whole.final?.txHex, whole.summary.txid, whole.summary.vsize]);
    for (const text of [tx.hex, ...[0, 2].map((version) => Buffer.from(tx.toPSBT(version)).toString('base64'))]) {
      const final = unwrap(read(checked, text));
      expect([final.final, final.summary]).toEqual([whole.final, whole.summary]);
      expect(unwrap(addSignatures(checked, coins, half, text)).final).toEqual(whole.final);
    }
  });
});

describe('a transaction of another library', () => {
  const checked = check({ hasTransactions: true });
  const coins = listFileCoins(checked);

  /** With the fields that the library needs, and no more. */
  function build(): ScureTransaction {
    const tx = new ScureTransaction({ lockTime: 500, allowUnknownOutputs: true });
    for (const { txid, vout, transaction } of coins) {
      const nonWitnessUtxo = Buffer.from(required(transaction), 'hex');
      tx.addInput({ txid, index: vout, sequence: 0xfffffffd, nonWitnessUtxo });
    }
    tx.addOutputAddress(DESTINATION, 250_000n, NETWORK_PARAMETERS.regtest);
    return tx;
  }

  it.each([0, 2])('in version %i is read, signed by two holders here, and accepted by bitcore', async (version) => {
    const { key } = await open('counterparty');
    const text = Buffer.from(build().toPSBT(version)).toString('base64');
    const spend = unwrap(read(checked, text, []));
    expect(spend.summary).toMatchObject({ unproven: 0, fee: 5_000, locktime: 500 });
    const half = await sign(checked, spend, key);
    const arbitrator = unwrap(readArbitratorKey(checked, arbitratorNode().toBase58()));
    const whole = await sign(checked, half, arbitrator);
    expect(whole.summary.signedBy).toEqual(['counterparty', 'arbitrator']);
    expectAccepted(whole);
  });
});

it('other libraries see the same fee and outputs, also in version 2', () => {
  const checked = check({ hasTransactions: true });
  const { psbt, summary } = order(checked);
  expect(Number(bdk.Psbt.from_string(psbt).fee().to_sat())).toBe(summary.fee);
  for (const text of [psbt, toVersion2(psbt)]) {
    const tx = ScureTransaction.fromPSBT(Buffer.from(text, 'base64'), { allowUnknownInputs: true });
    expect(Number(tx.fee)).toBe(summary.fee);
    const outputs = Array.from({ length: tx.outputsLength }, (_, at) => [
      tx.getOutputAddress(at, NETWORK_PARAMETERS.regtest),
      Number(tx.getOutput(at).amount),
    ]);
    expect(outputs).toEqual(summary.outputs.map(({ address, amount }) => [address, amount]));
  }
});

it('a transaction of bitcoinjs-lib is finalised by it, and read here', async () => {
  const { checked, key } = await open('owner');
  const half = await sign(checked, order(checked), key);
  const psbt = Psbt.fromBase64(signInApp(checked, half.psbt, 'counterparty')).finalizeAllInputs();
  expectScriptsRun(psbt.extractTransaction().toHex(), half.summary);
  expectAccepted(unwrap(read(checked, psbt.toBase64())));
});
