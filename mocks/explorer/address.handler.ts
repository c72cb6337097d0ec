import { addressToScript } from '@mocks/chain/addresses';
import { NodeRefusal } from '@mocks/chain/node-refusal';
import { addressPage, addressPath } from '@mocks/explorer/address.page';
import { type Html, html } from '@mocks/explorer/html';
import { notFoundPage, redirectTo } from '@mocks/explorer/page-layout';
import { amountPart, txLink } from '@mocks/explorer/page-parts';
import { computeGuaranteeBalance } from '@mocks/operations/guarantee-coins';
import type { Services } from '@mocks/services';
import { type AmountResult, parseBtc } from '@/domain/primitives/amount';

const MAX_FAUCET_SATS = 100 * 1e8;

/** `sent`: txid of test coins just sent here, shown as a notice. */
export function showAddress(services: Services, address: string, sent: string | null): Response {
  return renderAddress(services, address, {
    notice: sent === null ? null : createSentNotice(services, sent),
    typed: null,
  });
}

/** Sends test coins and redirects to the address; on an error the page shows it beside the form. */
export function sendTestCoins(services: Services, address: string, typed: string): Response {
  const script = addressToScript(address);
  if (script === null) return renderNotFound(address);
  const amount = parseBtc(typed);
  const problem = findAmountProblem(amount);
  if (!amount.ok || problem !== null)
    return renderAddress(services, address, createFailureNotice(problem ?? '', typed));
  try {
    const txid = services.chain.send(script, amount.sats);
    return redirectTo(`${addressPath(address)}?sent=${txid}`);
  } catch (error) {
    if (error instanceof NodeRefusal)
      return renderAddress(services, address, createFailureNotice(`Refused: ${error.message}`, typed));
    if (error instanceof RangeError) return renderAddress(services, address, createFailureNotice(error.message, typed));
    throw error;
  }
}

function renderAddress(
  services: Services,
  address: string,
  rest: { notice: Html | null; typed: string | null },
): Response {
  const script = addressToScript(address);
  if (script === null) return renderNotFound(address);
  return addressPage(services.chain, { address, script, suggestion: suggestAmount(services, address), ...rest });
}

function renderNotFound(address: string): Response {
  return notFoundPage('Not an address of this network', address);
}

function findAmountProblem(amount: AmountResult): string | null {
  if (!amount.ok) return 'This is not an amount in BTC with at most 8 decimals';
  if (amount.sats === 0) return 'The amount must be greater than 0';
  return amount.sats > MAX_FAUCET_SATS ? 'The faucet gives at most 100 BTC at a time' : null;
}

function createFailureNotice(text: string, typed: string): { notice: Html; typed: string } {
  return { notice: html`<p class="notice failed" role="alert">${text}</p>`, typed };
}

function createSentNotice({ chain }: Services, txid: string): Html | null {
  const entry = chain.transaction(txid);
  if (entry === undefined) return null;
  const sent = entry.outputs[0]?.value ?? 0;
  return html`<p class="notice" role="status">Sent ${amountPart(sent)} in ${txLink(txid)}</p>`;
}

const DEFAULT_SATS = 1_000_000;

/** Suggested satoshis for an address: what its guarantee lacks, or a round amount. */
function suggestAmount(services: Services, address: string): number {
  const deposit = services.store.state.transactions.find((tx) => !tx.withdrawal && tx.address === address);
  const guarantee = deposit && services.store.guarantee(deposit.guarantee_id);
  if (!guarantee?.amount) return DEFAULT_SATS;
  const missing = guarantee.amount - computeGuaranteeBalance(services, guarantee);
  return missing > 0 ? missing : guarantee.amount;
}
