import { type HttpHandler, HttpResponse, http } from 'msw';

/*
 * Sample prices, made up: round ones now, and a slow curve before, the same for everybody. In the form of mempool.space.
 */

const API = '*/explorer/api/v1';
const NOW = { USD: 100_000, EUR: 90_000, GBP: 75_000 };
const EUROS_PER_DOLLAR = NOW.EUR / NOW.USD;

const HOUR = 3_600;
const FIRST_PRICE = 1_279_411_200;

export function priceHandlers(): HttpHandler[] {
  return [
    http.get(`${API}/prices`, () => HttpResponse.json({ time: toMinutes(Date.now() / 1000), ...NOW })),
    http.get(`${API}/historical-price`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      const asked = Number(query.get('timestamp') ?? Date.now() / 1000);
      const currency = query.get('currency');
      if (!Number.isFinite(asked)) return HttpResponse.text('Invalid timestamp', { status: 400 });
      const time = Math.max(FIRST_PRICE, Math.floor(asked / HOUR) * HOUR);
      const rates = isToday(time) ? NOW : computeRates(time);
      const row = currency === null ? rates : { [currency]: rates[currency as keyof typeof rates] ?? -1 };
      return HttpResponse.json({ prices: [{ time, ...row }], exchangeRates: { USDEUR: EUROS_PER_DOLLAR } });
    }),
  ];
}

/** Five minutes, as mempool.space renews them. */
function toMinutes(seconds: number): number {
  return Math.floor(seconds / 300) * 300;
}

/** A payment of a moment ago has the value that was shown then. */
function isToday(time: number): boolean {
  return Date.now() / 1000 - time < 24 * HOUR;
}

/** Between 90,000 and 100,000 dollars, in waves of 200 days, whole dollars. */
function computeRates(time: number): { USD: number; EUR: number } {
  const days = time / 86_400;
  const dollars = Math.round(95_000 + 5_000 * Math.sin((days / 200) * 2 * Math.PI));
  return { USD: dollars, EUR: Math.round(dollars * EUROS_PER_DOLLAR) };
}
