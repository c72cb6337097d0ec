import { addressToScript } from '@mocks/chain/addresses';
import { sendTestCoins, showAddress } from '@mocks/explorer/address.handler';
import { addressPath } from '@mocks/explorer/address.page';
import { homePage } from '@mocks/explorer/home.page';
import { notFoundPage, redirectTo } from '@mocks/explorer/page-layout';
import { transactionPage } from '@mocks/explorer/transaction.page';
import type { Services } from '@mocks/services';
import { type HttpHandler, http } from 'msw';

/** The explorer's HTML pages under `/explorer`. */
export function explorerPageHandlers(services: Services): HttpHandler[] {
  const { chain } = services;
  return [
    http.get('*/explorer', () => homePage(chain)),
    http.get('*/explorer/search', ({ request }) => search(new URL(request.url).searchParams.get('q') ?? '')),
    http.get('*/explorer/address/:address', ({ request, params }) =>
      showAddress(services, String(params.address), new URL(request.url).searchParams.get('sent')),
    ),
    http.post('*/explorer/address/:address/send', async ({ request, params }) =>
      sendTestCoins(services, String(params.address), new URLSearchParams(await request.text()).get('amount') ?? ''),
    ),
    http.get('*/explorer/tx/:txid', ({ params }) => {
      const entry = chain.transaction(String(params.txid).toLowerCase());
      return entry ? transactionPage(chain, entry) : notFoundPage('No such transaction', String(params.txid));
    }),
    http.post('*/explorer/mine', async ({ request }) => {
      const back = new URLSearchParams(await request.text()).get('back') ?? '';
      chain.mine();
      return redirectTo(/^\/explorer(\/(address|tx)\/[\w%]+)?$/.test(back) ? back : '/explorer');
    }),
    http.get('*/explorer/*', ({ request }) => notFoundPage('No such page', new URL(request.url).pathname)),
  ];
}

function search(text: string): Response {
  const query = text.trim();
  if (/^[0-9a-f]{64}$/i.test(query)) return redirectTo(`/explorer/tx/${query.toLowerCase()}`);
  if (addressToScript(query) !== null) return redirectTo(addressPath(query));
  return notFoundPage('Neither an address of this network nor a transaction id', query);
}
