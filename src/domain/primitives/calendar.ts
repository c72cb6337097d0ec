/** The person's calendar date at an instant, YYYY-MM-DD: their day, not that of UTC. */
export function calendarDate(now: Date): string {
  const month = String(now.getMonth() + 1).padStart(2, '0');
  return `${now.getFullYear()}-${month}-${String(now.getDate()).padStart(2, '0')}`;
}

/** The date that many days later; both YYYY-MM-DD. Counted in UTC, so that no day has 23 hours. */
export function addDays(date: string, days: number): string {
  const time = Date.parse(`${date}T00:00:00Z`);
  return new Date(time + days * 86_400_000).toISOString().slice(0, 10);
}
