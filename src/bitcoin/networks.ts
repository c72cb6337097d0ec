import { networks } from 'bitcoinjs-lib';
import type { Network } from '@/domain/primitives/network';

/** Address prefixes and version bytes of each network, in bitcoinjs-lib's format. */
export const NETWORK_PARAMETERS: Record<Network, typeof networks.bitcoin> = {
  mainnet: networks.bitcoin,
  testnet: networks.testnet,
  regtest: networks.regtest,
};
