import type { Chain } from '@mocks/chain/chain';
import type { ChainTransaction } from '@mocks/chain/tx-index';
import { sumOf } from '@mocks/chain/tx-index';
import { addressStats } from './address-shapes';
import { type Html, html } from './html';
import { pageResponse } from './page-layout';
import { amountPart, btcText, confirmationBadge, listPart, txLink } from './page-parts';

export interface AddressPage {
  address: string;
  script: Uint8Array;
  /** Satoshis the amount field begins with. */
  suggestion: number;
  notice: Html | null;
  /** What was typed and refused. */
  typed: string | null;
}

/** Balance, unspent outputs, transactions, and the form that sends test coins. */
export function addressPage(chain: Chain, page: AddressPage): Response {
  const { address, script } = page;
  const stats = addressStats(chain, address, script);
  const received = stats.chain_stats.funded_txo_sum + stats.mempool_stats.funded_txo_sum;
  const body = html`
    <h1>Address</h1>
    <p class="code">${address}</p>
    ${page.notice}
    <section class="card">
      <p class="big">${amountPart(sumOf(chain.unspent(script)))}</p>
      <dl><dt>Received</dt><dd>${amountPart(received)}</dd><dt>Unconfirmed</dt><dd>${amountPart(
        stats.mempool_stats.funded_txo_sum - stats.mempool_stats.spent_txo_sum,
      )}</dd></dl>
    </section>
    ${sendForm(page)}
    <section class="card"><h2>Unspent outputs</h2>${listPart(outputItems(chain, script), 'Nothing lies here.')}</section>
    <section class="card"><h2>Transactions</h2>${listPart(historyItems(chain, script), 'Never used.')}</section>`;
  return pageResponse({ title: address, body, path: pathOf(address), status: page.typed === null ? 200 : 400 });
}

export function pathOf(address: string): string {
  return `/explorer/address/${encodeURIComponent(address)}`;
}

function sendForm({ address, suggestion, typed }: AddressPage): Html {
  return html`<section class="card"><h2>Send test coins here</h2>
    <form class="row" method="post" action="${pathOf(address)}/send">
      <label>Amount (BTC)<input name="amount" inputmode="decimal" autocomplete="off" required value="${typed ?? btcText(suggestion)}"></label>
      <button class="primary">Send test coins</button>
    </form></section>`;
}

function outputItems(chain: Chain, script: Uint8Array): Html[] {
  return chain.unspent(script).map((out) => {
    const entry = chain.transaction(out.txid);
    return html`<span>${txLink(out.txid)}<span class="soft">:${out.vout}</span></span>
      <span>${amountPart(out.value)} ${entry ? confirmationBadge(chain, entry) : null}</span>`;
  });
}

function historyItems(chain: Chain, script: Uint8Array): Html[] {
  return chain
    .history(script)
    .toReversed()
    .map(
      (entry) => html`<span>${txLink(entry.record.txid)}</span>
        <span>${amountPart(effect(entry, script))} ${confirmationBadge(chain, entry)}</span>`,
    );
}

/** What a transaction brought to the script, or took from it. Satoshis. */
function effect({ outputs, prevouts }: ChainTransaction, script: Uint8Array): number {
  const own = (out: { script: Uint8Array }) => Buffer.compare(out.script, script) === 0;
  return sumOf(outputs.filter(own)) - sumOf(prevouts.filter((out) => out !== null).filter(own));
}
