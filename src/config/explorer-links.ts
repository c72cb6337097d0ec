import { encodeSegment } from '@/config/contract-links';

export function linkToAddress(base: string, address: string): string {
  return `${base}/address/${encodeSegment(address)}`;
}

export function linkToTx(base: string, txid: string): string {
  return `${base}/tx/${encodeSegment(txid)}`;
}
