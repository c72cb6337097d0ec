/** The unit that `[X]` counts, read from the words that follow it. */
type PlaceholderUnit = 'days' | 'years' | 'number';

export interface Placeholder {
  unit: PlaceholderUnit;
  /** The surrounding words and `[X]`. */
  context: string;
}

export type PlaceholderIssue = 'required' | 'not-whole' | 'too-small' | 'too-large';

/** Longer terms are taken for typing errors. */
export const PLACEHOLDER_MAX: Record<PlaceholderUnit, number> = { days: 3650, years: 99, number: 9999 };

const PLACEHOLDER = /\[\s*x\s*\]/gi;
const CONTEXT_WORDS = 3;
const UNITS: [RegExp, PlaceholderUnit][] = [
  [/^\s*(?:d[ií]as?|(?:(?:calendar|business|working)\s+)?days?)(?![\p{L}])/iu, 'days'],
  [/^\s*(?:años?|years?)(?![\p{L}])/iu, 'years'],
];
const SINGULAR: [RegExp, string][] = [
  [/^(\s*d[ií]a)s/i, '$1'],
  [/^(\s*año)s/i, '$1'],
  [/^(\s*d[ií]a h[aá]bil)es/i, '$1'],
  [/^(\s*d[ií]a (?:natural|laborable))e?s/i, '$1'],
  [/^(\s*(?:(?:calendar|business|working)\s+)?day|\s*year)s/i, '$1'],
];

/** The placeholders of a text, in order. */
export function findPlaceholders(text: string): Placeholder[] {
  const parts = text.split(PLACEHOLDER);
  return parts.slice(1).map((after, index) => ({
    unit: UNITS.find(([pattern]) => pattern.test(after))?.[1] ?? 'number',
    context: `${takeLastWords(parts[index] ?? '')}[X]${takeFirstWords(after)}`,
  }));
}

/** Values are whole numbers from 1 to the maximum of the unit. */
export function checkPlaceholder(typed: string, unit: PlaceholderUnit): PlaceholderIssue | null {
  const text = typed.trim();
  if (text === '') return 'required';
  if (!/^-?\d+$/.test(text)) return 'not-whole';
  const value = Number(text);
  if (value < 1) return 'too-small';
  return value > PLACEHOLDER_MAX[unit] ? 'too-large' : null;
}

/** The words around a placeholder, with what was typed for it. */
export function fillContext({ context }: Placeholder, typed: string): string {
  return fillPlaceholders(context, [typed]);
}

/** Replaces the placeholders in order; those without a valid value stay `[X]`. */
export function fillPlaceholders(text: string, values: readonly string[]): string {
  const placeholders = findPlaceholders(text);
  return text
    .split(PLACEHOLDER)
    .reduce((filled, after, index) => filled + fillOne(placeholders[index - 1], values[index - 1] ?? '', after));
}

function fillOne(placeholder: Placeholder | undefined, typed: string, after: string): string {
  if (placeholder === undefined || checkPlaceholder(typed, placeholder.unit) !== null) return `[X]${after}`;
  const value = Number(typed);
  return value === 1 ? `1${toSingular(after)}` : `${value}${after}`;
}

function toSingular(after: string): string {
  return SINGULAR.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), after);
}

function takeLastWords(text: string): string {
  const words = text.split(/(?<=\s)/);
  return words.length > CONTEXT_WORDS ? `…${words.slice(-CONTEXT_WORDS).join('')}` : text;
}

function takeFirstWords(text: string): string {
  const words = text.split(/(?=\s)/);
  return words.length > CONTEXT_WORDS ? `${words.slice(0, CONTEXT_WORDS).join('')}…` : text;
}
