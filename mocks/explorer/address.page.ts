import type { Chain } from '@mocks/chain/chain';
import type { ChainTransaction } from '@mocks/chain/tx-index';
import { sumValues } from '@mocks/chain/tx-index';
import { toAddressShape } from '@mocks/explorer/address-shapes';
import { type Html, html } from '@mocks/explorer/html';
import { pageResponse } from '@mocks/explorer/page-layout';
import { amountPart, btcText, confirmationBadge, listPart, txLink } from '@mocks/explorer/page-parts';

export interface AddressPage {
  address: string;
  script: Uint8Array;
  /** Initial amount of the form, satoshis. */
  suggestion: number;
  notice: Html | null;
  /** The refused input. */
  typed: string | null;
}

/** Balance, unspent outputs, transactions, and the form that sends test coins. */
export function addressPage(chain: Chain, page: AddressPage): Response {
  const { address, script } = page;
  const stats = toAddressShape(chain, address, script);
  const received = stats.chain_stats.funded_txo_sum + stats.mempool_stats.funded_txo_sum;
  const body = html`
    <h1>Address</h1>
    <p class="code">${address}</p>
    ${page.notice}
    <section class="card">
      <p class="big">${amountPart(sumValues(chain.listUnspent(script)))}</p>
      <dl><dt>Received</dt><dd>${amountPart(received)}</dd><dt>Unconfirmed</dt><dd>${amountPart(
        stats.mempool_stats.funded_txo_sum - stats.mempool_stats.spent_txo_sum,
      )}</dd></dl>
    </section>
    ${sendForm(page)}
    <section class="card"><h2>Unspent outputs</h2>${listPart(outputItems(chain, script), 'Nothing lies here.')}</section>
    <section class="card"><h2>Transactions</h2>${listPart(historyItems(chain, script), 'Never used.')}</section>`;
  return pageResponse({ title: address, body, path: addressPath(address), status: page.typed === null ? 200 : 400 });
}

export function addressPath(address: string): string {
  return `/explorer/address/${encodeURIComponent(address)}`;
}

function sendForm({ address, suggestion, typed }: AddressPage): Html {
  return html`<section class="card"><h2>Send test coins here</h2>
    <form class="row" method="post" action="${addressPath(address)}/send">
      <label>Amount (BTC)<input name="amount" inputmode="decimal" autocomplete="off" required value="${typed ?? btcText(suggestion)}"></label>
      <button class="primary">Send test coins</button>
    </form></section>`;
}

function outputItems(chain: Chain, script: Uint8Array): Html[] {
  return chain.listUnspent(script).map((out) => {
    const entry = chain.transaction(out.txid);
    return html`<span>${txLink(out.txid)}<span class="soft">:${out.vout}</span></span>
      <span>${amountPart(out.value)} ${entry ? confirmationBadge(chain, entry) : null}</span>`;
  });
}

function historyItems(chain: Chain, script: Uint8Array): Html[] {
  return chain
    .listHistory(script)
    .toReversed()
    .map(
      (entry) => html`<span>${txLink(entry.record.txid)}</span>
        <span>${amountPart(computeNetAmount(entry, script))} ${confirmationBadge(chain, entry)}</span>`,
    );
}

/** Satoshis a transaction added to the script, negative if it spent more. */
function computeNetAmount({ outputs, prevouts }: ChainTransaction, script: Uint8Array): number {
  const isOwn = (out: { script: Uint8Array }) => Buffer.compare(out.script, script) === 0;
  return sumValues(outputs.filter(isOwn)) - sumValues(prevouts.filter((out) => out !== null).filter(isOwn));
}
