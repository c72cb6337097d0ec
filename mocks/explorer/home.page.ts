import type { Chain } from '@mocks/chain/chain';
import { FAUCET_SCRIPT } from '@mocks/chain/faucet';
import { type ChainTransaction, sumValues } from '@mocks/chain/tx-index';
import { type Html, html } from '@mocks/explorer/html';
import { pageResponse } from '@mocks/explorer/page-layout';
import { amountPart, confirmationBadge, listPart, timePart, txLink } from '@mocks/explorer/page-parts';

const BLOCKS = 8;
const TRANSACTIONS = 10;

/** Newest transactions and blocks. */
export function homePage(chain: Chain): Response {
  const body = html`
    <h1>Regtest chain</h1>
    <p class="soft">Coins here are for trying things out. A block is mined every 15 seconds while the server runs.</p>
    <section class="card"><h2>Latest transactions</h2>${listPart(transactionItems(chain), 'No transactions yet.')}</section>
    <section class="card"><h2>Latest blocks</h2>${listPart(blockItems(chain), 'No blocks yet.')}</section>`;
  return pageResponse({ title: 'Regtest chain', body, path: '/explorer' });
}

function transactionItems(chain: Chain): Html[] {
  return chain.listLatest(TRANSACTIONS).map(
    (entry) => html`<span>${txLink(entry.record.txid)}</span>
        <span>${amountPart(computeAmount(entry))} ${confirmationBadge(chain, entry)}</span>`,
  );
}

/** Satoshis of a transaction without the faucet's change. */
function computeAmount({ outputs }: ChainTransaction): number {
  return sumValues(outputs.filter(({ script }) => Buffer.compare(script, FAUCET_SCRIPT) !== 0));
}

function blockItems(chain: Chain): Html[] {
  const heights = Array.from({ length: BLOCKS }, (_, index) => chain.height() - index).filter((height) => height >= 0);
  return heights.map((height) => {
    const block = chain.block(height);
    const count = block?.txids.length ?? 0;
    return html`<span><strong>${height}</strong> <span class="code soft">${block?.hash ?? ''}</span></span>
      <span class="soft">${count} ${count === 1 ? 'transaction' : 'transactions'} · ${timePart(block?.time ?? 0)}</span>`;
  });
}
