import { scriptToAddress } from '@mocks/chain/addresses';
import type { Chain } from '@mocks/chain/chain';
import type { ChainOutput, ChainTransaction } from '@mocks/chain/tx-index';
import { type Html, html } from '@mocks/explorer/html';
import { pageResponse } from '@mocks/explorer/page-layout';
import { addressLink, amountPart, confirmationBadge, listPart, timePart, txLink } from '@mocks/explorer/page-parts';

/** Inputs, outputs, fee, fee rate and confirmations of a transaction. */
export function transactionPage(chain: Chain, entry: ChainTransaction): Response {
  const { record, prevouts, outputs } = entry;
  const body = html`
    <h1>Transaction</h1>
    <p class="code">${record.txid}</p>
    <section class="card"><dl>
      <dt>Status</dt><dd>${confirmationBadge(chain, entry)}${blockPart(record.height)}</dd>
      <dt>Seen</dt><dd>${timePart(record.time)}</dd>
      ${feePart(entry)}
      <dt>Size</dt><dd>${entry.tx.virtualSize()} vB</dd>
    </dl></section>
    <div class="columns">
      <section class="card"><h2>Inputs</h2>${listPart(prevouts.map(inputItem), 'None.')}</section>
      <section class="card"><h2>Outputs</h2>${listPart(
        outputs.map((out) => outputItem(chain, out)),
        'None.',
      )}</section>
    </div>`;
  return pageResponse({ title: `Transaction ${record.txid}`, body, path: `/explorer/tx/${record.txid}` });
}

function blockPart(height: number | null): Html | null {
  return height === null ? null : html` <span class="soft">in block ${height}</span>`;
}

function feePart({ tx, fee, prevouts }: ChainTransaction): Html | null {
  if (prevouts.includes(null)) return null;
  return html`<dt>Fee</dt><dd>${amountPart(fee)} <span class="soft">${fee.toLocaleString('en')} sat</span></dd>
    <dt>Fee rate</dt><dd>${(fee / tx.virtualSize()).toFixed(2)} sat/vB</dd>`;
}

function inputItem(spent: ChainOutput | null): Html {
  if (spent === null) return html`<span>Newly mined coins</span>`;
  return html`<span>${addressLink(scriptToAddress(spent.script))}</span><span>${amountPart(spent.value)}</span>`;
}

function outputItem(chain: Chain, out: ChainOutput): Html {
  const spender = chain.spender(out.txid, out.vout);
  const fate = spender ? html`<span class="soft">spent in ${txLink(spender.record.txid)}</span>` : null;
  return html`<span>${addressLink(scriptToAddress(out.script))} ${fate}</span><span>${amountPart(out.value)}</span>`;
}
