import { Transaction } from '@scure/btc-signer';
import { describe, expect, test } from 'vitest';
import { cosignPsbt, signPsbt } from '@/bitcoin/psbt/sign';
import { buildSpend } from '@/bitcoin/spend/build-spend';
import {
  ARBITRATOR,
  CONTRACTORS,
  COUNTERPARTY,
  context,
  createSigner,
  DESTINATION,
  deposit,
  depositInput,
  hex,
  OWNER,
  p2wsh,
  REQUEST,
  sat,
} from './releases';

/* docs/bitcoin.md#a-release-with-two-payees, against another library. */

const SECOND = 'bcrt1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qzf4jry';
const SPLIT = [
  { address: DESTINATION, value: sat(60_000) },
  { address: SECOND, value: sat(70_000) },
];
const CHANGE = { address: deposit(0).address, value: sat(66_945) };
const COINS = [0, 1].map((at) => ({ ...depositInput(at), order: at + 1, value: sat(100_000) }));
const KEYS = { network: 'regtest', contractorKeys: CONTRACTORS, arbitratorKey: ARBITRATOR, contractOrder: 1 } as const;
const REGTEST = { bech32: 'bcrt', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef };

const CASES = [
  ['with change', [...SPLIT, CHANGE]],
  ['without change', SPLIT],
] as const;

describe.each(CASES)('a release with two payees, %s', (_name, outputs) => {
  const { psbt, txid } = buildSpend({ coins: COINS, outputs, locktime: 0, keys: KEYS });
  const other = Transaction.fromPSBT(Buffer.from(psbt, 'base64'));

  test('is the transaction that another library builds of the same coins and outputs', () => {
    const built = new Transaction({ version: 2 });
    for (const { txid: parent, vout, witnessScript } of COINS) {
      const witnessUtxo = { script: p2wsh(witnessScript), amount: 100_000n };
      built.addInput({ txid: parent, index: vout, sequence: 0xfffffffd, witnessUtxo, witnessScript });
    }
    for (const { address, value } of outputs) built.addOutputAddress(address, BigInt(value), REGTEST);
    expect([built.id, other.id]).toEqual([txid, txid]);
    expect(other.fee).toBe(built.fee);
    expect(Array.from({ length: other.inputsLength }, (_, at) => other.getInput(at).witnessScript)).toEqual(
      COINS.map(({ witnessScript }) => witnessScript),
    );
  });

  test('is signed here as the other library signs it', () => {
    const fastestFee = outputs.length > SPLIT.length ? 10 : 200;
    const order = context({ request: REQUEST, payees: [{ address: SECOND, amount: sat(70_000) }], fastestFee });
    const half = signPsbt(createSigner(OWNER), psbt, order, { feeAccepted: false });
    const final = cosignPsbt(createSigner(COUNTERPARTY), half.psbt, order, { feeAccepted: false });
    for (const { private_key } of [OWNER, COUNTERPARTY]) other.sign(hex(private_key));
    other.finalize();
    expect(final.txHex).toBe(other.hex);
    // Signatures of 71 and 72 bytes count as the longest.
    expect(final.summary.vsize - other.vsize).toBeLessThanOrEqual(1);
    expect(final.summary).toMatchObject({ fee: Number(other.fee), txid });
  });
});
