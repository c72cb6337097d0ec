import type { KeyHandle, SigningContext } from '@/bitcoin/api';
import { decodeHex, getRandomBytes } from '@/bitcoin/bytes';
import { loadBitcoin } from '@/bitcoin/client';
import { formatEnvelope } from '@/bitcoin/keys/envelope';
import { encryptKey } from '@/bitcoin/keys/keys';
import { parseBtc, type Sats } from '@/domain/primitives/amount';
import type { PaidOutput } from '@/domain/withdrawals/inspection';
import { CHEAP } from './cheap-cost';
import type { VectorContext, VectorKey } from './vectors';

export function sats(btc: string): Sats {
  const parsed = parseBtc(btc);
  if (!parsed.ok) throw new Error(`${btc}: ${parsed.issue}`);
  return parsed.sats;
}

export function signingContext(context: VectorContext): SigningContext & { request: PaidOutput } {
  return {
    network: context.network,
    depositScript: context.deposit_script ?? 'wsh-sortedmulti-2of3',
    depositAddresses: context.deposit_addresses,
    contractorKeys: context.public_keys,
    request: { address: context.address, amount: sats(context.amount) },
    fastestFee: context.fastest_fee,
  };
}

/** Encrypts a vector's private key. */
export async function sealEnvelope(key: VectorKey, password: string, publicKey = key.public_key): Promise<string> {
  const privateKey = decodeHex(key.private_key);
  if (privateKey === null) throw new Error('no private key');
  const parameters = { publicKey, cost: CHEAP, salt: getRandomBytes(16), nonce: getRandomBytes(12) };
  return formatEnvelope({ ...parameters, data: await encryptKey(privateKey, password, parameters) });
}

/** Opens a vector's private key through its envelope. */
export async function openVectorKey(key: VectorKey): Promise<KeyHandle> {
  return (await loadBitcoin()).openKey(await sealEnvelope(key, 'password'), 'password', key.public_key);
}
