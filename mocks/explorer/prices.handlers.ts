import { type HttpHandler, HttpResponse, http } from 'msw';

/* Sample prices, made up: round ones, in the form of mempool.space. */

const NOW = { USD: 100_000, EUR: 90_000, GBP: 75_000 };

export function priceHandlers(): HttpHandler[] {
  return [
    http.get('*/explorer/api/v1/prices', () => HttpResponse.json({ time: toMinutes(Date.now() / 1000), ...NOW })),
  ];
}

/** Five minutes, as mempool.space renews them. */
function toMinutes(seconds: number): number {
  return Math.floor(seconds / 300) * 300;
}
