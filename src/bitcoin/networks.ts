import { networks } from 'bitcoinjs-lib';
import type { Network } from '@/domain/primitives/network';

export type NetworkParameters = typeof networks.bitcoin;

/** Prefixes and version bytes of each network, as bitcoinjs-lib wants them. */
export const NETWORK_PARAMETERS: Record<Network, NetworkParameters> = {
  mainnet: networks.bitcoin,
  testnet: networks.testnet,
  regtest: networks.regtest,
};
