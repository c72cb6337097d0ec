import { readFileSync } from 'node:fs';
import { toHex } from '@mocks/chain/bytes';
import { depositScript } from '@mocks/chain/deposit-script';
import { estimateFee, releaseSize } from '@mocks/chain/fees';
import { createWithdrawalPsbt } from '@mocks/chain/withdrawal-psbt';
import { address, networks, Psbt } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';

interface Vectors {
  keys: Record<'owner' | 'counterparty', { public_key: string }>;
  deposits: {
    network: keyof typeof NETWORKS;
    arbitrator: string;
    contract_order: number;
    guarantee_order: number;
    address: string;
    witness_script: string;
  }[];
  fees: { deposits: number; fastest_fee: number; size_vb: number; fee_sats: number }[];
  withdrawals: { name: string; context: { address: string; amount: string; fastest_fee: number }; u_psbt: string }[];
}

const NETWORKS = { mainnet: networks.bitcoin, testnet: networks.testnet, regtest: networks.regtest };
const vectors: Vectors = JSON.parse(readFileSync(new URL('../../vectors/bitcoin.json', import.meta.url), 'utf8'));

describe('deposit addresses', () => {
  it.each(vectors.deposits)('$network $contract_order/$guarantee_order', (vector) => {
    const { owner, counterparty } = vectors.keys;
    const keys = {
      contractorKeys: [owner.public_key, counterparty.public_key] as const,
      arbitratorKey: vector.arbitrator,
      contractOrder: vector.contract_order,
      guaranteeOrder: vector.guarantee_order,
    };
    const script = depositScript(keys, NETWORKS[vector.network]);
    expect(script.address).toBe(vector.address);
    expect(toHex(script.witnessScript)).toBe(vector.witness_script);
  });
});

describe('fee estimate', () => {
  it.each(vectors.fees)('$deposits deposits at $fastest_fee sat/vB', (vector) => {
    expect(releaseSize(vector.deposits)).toBe(vector.size_vb);
    expect(estimateFee(vector.deposits, vector.fastest_fee)).toBe(vector.fee_sats);
  });
});

describe('withdrawal PSBTs', () => {
  it.each(vectors.withdrawals)('$name', ({ context, u_psbt }) => {
    const expected = Psbt.fromBase64(u_psbt);
    const inputs = expected.data.inputs.map(({ witnessUtxo, witnessScript }, index) => {
      const { hash, index: vout } = expected.txInputs[index] ?? { hash: new Uint8Array(), index: 0 };
      const output = witnessUtxo?.script ?? new Uint8Array();
      const txid = toHex(Uint8Array.from(hash).reverse());
      return {
        coin: { txid, vout, value: Number(witnessUtxo?.value), script: output },
        deposit: { address: '', output, witnessScript: witnessScript ?? new Uint8Array() },
      };
    });
    const destination = address.toOutputScript(context.address, networks.regtest);
    const amount = Math.round(Number(context.amount) * 1e8);
    const made = Psbt.fromBase64(
      createWithdrawalPsbt({ inputs, destination, amount, fastestFee: context.fastest_fee }),
    );
    expect(made.txOutputs).toEqual(expected.txOutputs);
    expect(made.txInputs).toEqual(expected.txInputs);
    expect([made.version, made.locktime]).toEqual([expected.version, expected.locktime]);
    const signed = ({ data }: Psbt) =>
      data.inputs.map(({ witnessUtxo, witnessScript }) => [witnessUtxo, witnessScript]);
    expect(signed(made)).toEqual(signed(expected));
    expect(made.data.inputs.every(({ sighashType }) => sighashType === undefined)).toBe(true);
  });
});
