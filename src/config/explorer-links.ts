import { segment } from '@/config/paths';

export function explorerAddressLink(base: string, address: string): string {
  return `${base}/address/${segment(address)}`;
}

export function explorerTxLink(base: string, txid: string): string {
  return `${base}/tx/${segment(txid)}`;
}
