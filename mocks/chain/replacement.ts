import { idFromHash } from '@mocks/chain/bytes';
import { refuseTransaction } from '@mocks/chain/node-refusal';
import { type ChainOutput, type ChainTransaction, sumValues, type TxIndex } from '@mocks/chain/tx-index';
import type { Transaction } from 'bitcoinjs-lib';

const INCREMENTAL_RELAY_RATE = 1; // sat/vB

/**
 * The unconfirmed transactions that a new one replaces, with those that spend their outputs, which come first. Full
 * replacement as in Bitcoin Core from version 28 on: no signal is needed, but a higher fee rate, and a fee that pays for
 * all of them and for the relay (BIP125 rules 3 and 4). Throws NodeRefusal.
 */
export function findReplaced(tx: Transaction, prevouts: readonly ChainOutput[], index: TxIndex): ChainTransaction[] {
  const spenders = prevouts.map(({ txid, vout }) => index.spender(txid, vout));
  const conflicts = [...new Set(spenders.filter((spender) => spender !== undefined))];
  if (conflicts.length === 0) return [];
  const replaced = listWithDescendants(conflicts, index);
  const parents = new Set(tx.ins.map(({ hash }) => idFromHash(hash)));
  if (replaced.some(({ record }) => parents.has(record.txid))) refuseTransaction('bad-txns-spends-conflicting-tx');
  const fee = sumValues(prevouts) - tx.outs.reduce((sum, { value }) => sum + Number(value), 0);
  checkFees(tx, fee, conflicts, replaced);
  return replaced;
}

/** Bitcoin Core's PaysMoreThanConflicts and PaysForRBF. */
function checkFees(
  tx: Transaction,
  fee: number,
  conflicts: readonly ChainTransaction[],
  replaced: readonly ChainTransaction[],
): void {
  const what = `insufficient fee, rejecting replacement ${tx.getId()}`;
  const vsize = tx.virtualSize();
  for (const conflict of conflicts) {
    const old = conflict.tx.virtualSize();
    if (fee * old > conflict.fee * vsize) continue;
    refuseTransaction(`${what}; new feerate ${toRate(fee, vsize)} <= old feerate ${toRate(conflict.fee, old)}`);
  }
  const paid = replaced.reduce((sum, entry) => sum + entry.fee, 0);
  if (fee < paid) refuseTransaction(`${what}, less fees than conflicting txs; ${toMoney(fee)} < ${toMoney(paid)}`);
  const relay = INCREMENTAL_RELAY_RATE * vsize;
  if (fee - paid < relay) {
    refuseTransaction(`${what}, not enough additional fees to relay; ${toMoney(fee - paid)} < ${toMoney(relay)}`);
  }
}

function listWithDescendants(conflicts: readonly ChainTransaction[], index: TxIndex): ChainTransaction[] {
  const found = new Set<ChainTransaction>();
  function visit(entry: ChainTransaction): void {
    if (found.has(entry)) return;
    for (const { txid, vout } of entry.outputs) {
      const child = index.spender(txid, vout);
      if (child !== undefined) visit(child);
    }
    found.add(entry);
  }
  for (const conflict of conflicts) visit(conflict);
  return [...found];
}

function toRate(fee: number, vsize: number): string {
  return `${((fee * 1_000) / vsize / 1e8).toFixed(8)} BTC/kvB`;
}

/** As Bitcoin Core prints it: two decimals or more. */
function toMoney(sats: number): string {
  return (sats / 1e8).toFixed(8).replace(/0{1,6}$/, '');
}
