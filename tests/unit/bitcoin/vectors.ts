import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DepositScript, Network } from '@/domain/primitives/network';

export interface VectorContext {
  network: Network;
  contract_order: number;
  address: string;
  amount: string;
  fastest_fee: number;
  deposit_addresses: string[];
  public_keys: string[];
  deposit_script?: DepositScript;
}

export interface VectorKey {
  private_key: string;
  public_key: string;
}

export interface Vectors {
  keys: Record<string, VectorKey>;
  deposits: {
    network: Network;
    arbitrator: string;
    contract_order: number;
    guarantee_order: number;
    address: string;
    witness_script: string;
  }[];
  disputeFeeAddresses: {
    network: Network;
    arbitrator: string;
    contract_order: number;
    guarantee_id: string;
    path: string;
    address: string;
  }[];
  fees: { deposits: number; fastest_fee: number; size_vb: number; fee_sats: number }[];
  withdrawals: {
    name: string;
    context: VectorContext;
    u_psbt: string;
    p_psbt_after_owner: string;
    tx_hex: string;
    txid: string;
    fee_sats: number;
    vsize: number;
  }[];
  psbtVerdicts: { why: string; verdict: 'sign' | 'ask' | 'refuse'; context: VectorContext; psbt: string }[];
}

const OWN = join(import.meta.dirname, '../../vectors/bitcoin.json');

/** Cases of tests/vectors/bitcoin.json, or of the file named by VECTORS. */
export function readVectors(path: string = process.env.VECTORS || OWN): Vectors {
  return JSON.parse(readFileSync(path, 'utf8')) as Vectors;
}
