import type { AddressReading } from '@/bitcoin/addresses/address-reading';
import { looksLikeBase58, readBase58 } from '@/bitcoin/addresses/base58-address';
import { looksLikeBech32, readBech32 } from '@/bitcoin/addresses/bech32-address';
import type { AddressCheck } from '@/bitcoin/api';
import type { Network } from '@/domain/primitives/network';

const NOT_AN_ADDRESS: AddressCheck = { ok: false, issue: 'not-an-address' };

/** Tells whether a text is an address of this network, and if not, why (BIP13, BIP173, BIP350). */
export function checkAddress(text: string, network: Network): AddressCheck {
  const address = text.trim();
  if (address === '') return { ok: false, issue: 'empty' };
  const reading = readAddress(address);
  if (reading === null) return NOT_AN_ADDRESS;
  if ('issue' in reading) return { ok: false, issue: reading.issue };
  if (reading.networks.includes(network)) return { ok: true };
  const other = reading.networks[0];
  return { ok: false, issue: 'wrong-network', ...(other && { network: other }) };
}

function readAddress(address: string): AddressReading | null {
  if (looksLikeBech32(address)) return readBech32(address);
  if (looksLikeBase58(address)) return readBase58(address);
  return null;
}
