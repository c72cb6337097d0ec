import { scriptOfAddress } from '@mocks/chain/addresses';
import type { Services } from '@mocks/services';
import { type HttpHandler, http } from 'msw';
import { sendCoins, showAddress } from './address.handler';
import { pathOf } from './address.page';
import { homePage } from './home.page';
import { notFoundPage, redirectTo } from './page-layout';
import { transactionPage } from './transaction.page';

/** The explorer's pages for people, under `/explorer` beside its API. */
export function explorerPageHandlers(services: Services): HttpHandler[] {
  const { chain } = services;
  return [
    http.get('*/explorer', () => homePage(chain)),
    http.get('*/explorer/search', ({ request }) => search(new URL(request.url).searchParams.get('q') ?? '')),
    http.get('*/explorer/address/:address', ({ request, params }) =>
      showAddress(services, String(params.address), new URL(request.url).searchParams.get('sent')),
    ),
    http.post('*/explorer/address/:address/send', async ({ request, params }) =>
      sendCoins(services, String(params.address), new URLSearchParams(await request.text()).get('amount') ?? ''),
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
  if (scriptOfAddress(query) !== null) return redirectTo(pathOf(query));
  return notFoundPage('Neither an address of this network nor a transaction id', query);
}
