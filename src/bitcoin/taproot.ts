import { initEccLib } from 'bitcoinjs-lib';
import { curve } from '@/bitcoin/curve';

// bitcoinjs-lib needs the curve for taproot addresses.
initEccLib(curve);
