/** A time of the network's clock: `Feb 29, 2032, 12:00 AM UTC`. @param seconds Unix time */
export function formatMoment(seconds: number, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  return `${format.format(seconds * 1000)} UTC`;
}
