import { scriptOfAddress } from '@mocks/chain/addresses';
import { NodeRefusal } from '@mocks/chain/node-refusal';
import type { Services } from '@mocks/services';
import { type AmountResult, parseBtc } from '@/domain/primitives/amount';
import { addressPage, pathOf } from './address.page';
import { type Html, html } from './html';
import { notFoundPage, redirectTo } from './page-layout';
import { amountPart, txLink } from './page-parts';
import { usefulAmount } from './useful-amount';

const MOST_SATS = 100 * 1e8;

/** `sent`: the transaction that just sent coins here, shown as a notice. */
export function showAddress(services: Services, address: string, sent: string | null): Response {
  return show(services, address, { notice: sent === null ? null : sentNotice(services, sent), typed: null });
}

/** Sends test coins and leads back to the address; an amount that cannot be sent is answered in place. */
export function sendCoins(services: Services, address: string, typed: string): Response {
  const script = scriptOfAddress(address);
  if (script === null) return noSuchAddress(address);
  const amount = parseBtc(typed);
  const problem = amountProblem(amount);
  if (!amount.ok || problem !== null) return show(services, address, failed(problem ?? '', typed));
  try {
    const txid = services.chain.send(script, amount.sats);
    return redirectTo(`${pathOf(address)}?sent=${txid}`);
  } catch (error) {
    if (error instanceof NodeRefusal) return show(services, address, failed(`Refused: ${error.message}`, typed));
    if (error instanceof RangeError) return show(services, address, failed(error.message, typed));
    throw error;
  }
}

function show(services: Services, address: string, rest: { notice: Html | null; typed: string | null }): Response {
  const script = scriptOfAddress(address);
  if (script === null) return noSuchAddress(address);
  return addressPage(services.chain, { address, script, suggestion: usefulAmount(services, address), ...rest });
}

function noSuchAddress(address: string): Response {
  return notFoundPage('Not an address of this network', address);
}

function amountProblem(amount: AmountResult): string | null {
  if (!amount.ok) return 'This is not an amount in BTC with at most 8 decimals';
  if (amount.sats === 0) return 'The amount must be greater than 0';
  return amount.sats > MOST_SATS ? 'The faucet gives at most 100 BTC at a time' : null;
}

function failed(text: string, typed: string): { notice: Html; typed: string } {
  return { notice: html`<p class="notice failed" role="alert">${text}</p>`, typed };
}

function sentNotice({ chain }: Services, txid: string): Html | null {
  const entry = chain.transaction(txid);
  if (entry === undefined) return null;
  const sent = entry.outputs[0]?.value ?? 0;
  return html`<p class="notice" role="status">Sent ${amountPart(sent)} in ${txLink(txid)}</p>`;
}
