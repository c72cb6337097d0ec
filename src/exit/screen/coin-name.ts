/** An outpoint as the list of coins shows it. */
export function nameCoin(outpoint: string): string {
  const [txid = '', vout = ''] = outpoint.split(':');
  return `${txid.slice(0, 8)}…${txid.slice(-8)}:${vout}`;
}
