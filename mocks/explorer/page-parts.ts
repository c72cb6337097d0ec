import type { Chain } from '@mocks/chain/chain';
import type { ChainTransaction } from '@mocks/chain/tx-index';
import { type Html, html } from '@mocks/explorer/html';
import { countConfirmations } from '@mocks/explorer/transaction-shapes';
import { formatBtc, toSats, ZERO_SATS } from '@/domain/primitives/amount';

/*
 * Shared parts of the explorer pages.
 */

// An image, because few fonts have the bitcoin sign.
const MARK = html`<svg class="mark" aria-hidden="true" viewBox="0 0 12 16" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"><path d="M2.5 3h4.2a2.5 2.5 0 0 1 0 5H2.5m0 0h4.9a2.5 2.5 0 0 1 0 5H2.5M2.5 3v10M1 3h1.5M1 13h1.5M4.5 1v2M7 1v2M4.5 13v2M7 13v2"/></svg>`;

export function amountPart(sats: number): Html {
  return html`<span class="amount" title="${sats.toLocaleString('en')} sat">${MARK}${btcText(sats)}</span>`;
}

/** BTC with 8 decimals and a sign if negative. */
export function btcText(sats: number): string {
  return (sats < 0 ? '−' : '') + formatBtc(toSats(Math.abs(sats)) ?? ZERO_SATS);
}

export function confirmationBadge(chain: Chain, entry: ChainTransaction): Html {
  const count = countConfirmations(chain, entry);
  if (count === 0) return html`<span class="badge waiting">Unconfirmed</span>`;
  return html`<span class="badge">${count} ${count === 1 ? 'confirmation' : 'confirmations'}</span>`;
}

export function timePart(unixSeconds: number): Html {
  const iso = new Date(unixSeconds * 1000).toISOString();
  return html`<time datetime="${iso}">${iso.slice(0, 19).replace('T', ' ')} UTC</time>`;
}

export function addressLink(address: string | null): Html {
  if (address === null) return html`<span class="soft">no address</span>`;
  return html`<a class="code" href="/explorer/address/${encodeURIComponent(address)}">${address}</a>`;
}

export function txLink(txid: string): Html {
  return html`<a class="code" href="/explorer/tx/${txid}">${txid}</a>`;
}

/** A list, or a text if it is empty. */
export function listPart(items: readonly Html[], empty: string): Html {
  if (items.length === 0) return html`<p class="soft">${empty}</p>`;
  return html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`;
}
