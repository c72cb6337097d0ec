import { encodeSegment } from '@/config/paths';

export function explorerAddressLink(base: string, address: string): string {
  return `${base}/address/${encodeSegment(address)}`;
}

export function explorerTxLink(base: string, txid: string): string {
  return `${base}/tx/${encodeSegment(txid)}`;
}
