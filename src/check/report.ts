/** As it is printed, from best to worst. Without what a call gives, the app works; it does not if one breaks it. */
const OUTCOMES = ['works', 'not looked at', 'works without', 'BREAKS'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The findings by call. A call that is made several times has one row. */
export class Report {
  readonly rows = new Map<string, { outcome: Outcome; lines: Set<string> }>();
  readonly #secrets: string[] = [];

  /** A text that is never printed, such as a password that a backend quotes in an error. */
  keepSecret(text: string): void {
    if (text !== '') this.#secrets.push(text);
  }

  add(call: string, outcome: Outcome, ...lines: string[]): void {
    const row = this.rows.get(call) ?? { outcome, lines: new Set<string>() };
    if (OUTCOMES.indexOf(outcome) > OUTCOMES.indexOf(row.outcome)) row.outcome = outcome;
    for (const line of lines) row.lines.add(this.#secrets.reduce((shown, text) => shown.replaceAll(text, '…'), line));
    this.rows.set(call, row);
  }

  count(outcome: Outcome): number {
    return [...this.rows.values()].filter((row) => row.outcome === outcome).length;
  }

  format(): string {
    const width = Math.max(...[...this.rows.keys()].map((call) => call.length)) + 2;
    const rows = [...this.rows].map(([call, { outcome, lines }]) =>
      [call.padEnd(width) + outcome, ...[...lines].map((line) => `    ${line}`)].join('\n'),
    );
    return `${rows.join('\n')}\n\n${this.#summarize()}\n`;
  }

  #summarize(): string {
    const [broken, without] = [this.count('BREAKS'), this.count('works without')];
    if (broken > 0) return `Result: ${broken} of these break the app.`;
    if (without > 0) return `Result: the app works with what was read, without what ${without} of these would give it.`;
    return 'Result: the app works with what was read.';
  }
}

/** Keys, PSBTs and passwords are never printed. */
const SECRET = /key|psbt|password|secret|token/i;
const LONGEST = 60;

/** A value of an answer, as far as it can be shown. */
export function describeValue(field: string, value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value !== 'string') return String(value);
  if (SECRET.test(field)) return `a text of ${value.length} characters`;
  return JSON.stringify(value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value);
}
