/** A time of the network's clock: `29 Feb 2032, 00:00 UTC`. @param seconds Unix time */
export function formatMoment(seconds: number, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  return `${format.format(seconds * 1000)} UTC`;
}
