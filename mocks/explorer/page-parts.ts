import type { Chain } from '@mocks/chain/chain';
import type { ChainTransaction } from '@mocks/chain/tx-index';
import { formatBtc, satsFrom, ZERO_SATS } from '@/domain/amount';
import { type Html, html } from './html';
import { confirmationsOf } from './transaction-shapes';

/** Pieces that several explorer pages share. */

export function amountPart(sats: number): Html {
  return html`<span class="amount" title="${sats.toLocaleString('en')} sat"><i>₿</i> ${btcText(sats)}</span>`;
}

/** 8 decimals; a loss keeps its sign. */
export function btcText(sats: number): string {
  return (sats < 0 ? '−' : '') + formatBtc(satsFrom(Math.abs(sats)) ?? ZERO_SATS);
}

export function confirmationBadge(chain: Chain, entry: ChainTransaction): Html {
  const count = confirmationsOf(chain, entry);
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

/** A list, or the sentence when it is empty. */
export function listPart(items: readonly Html[], empty: string): Html {
  if (items.length === 0) return html`<p class="soft">${empty}</p>`;
  return html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`;
}
