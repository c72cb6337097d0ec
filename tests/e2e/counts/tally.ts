import type { BrowserContext } from '@playwright/test';
import { type Finding, recordFindings, type Screen } from './recorder';

export interface Counts {
  clicks: number;
  fields: number;
  passwords: number;
  dialogs: number;
  notices: number;
  /** On screen, without the contract's own text. */
  words: number;
  /** Screens that show the whole contract. */
  wholeContract: number;
}

/** Shown when this part of the contract's words is on one screen. */
const WHOLE = 0.8;

export interface Tally {
  /**
   * Counts what the person has met so far.
   * @param contract the contract's own texts
   * @param earlier the same before somebody joined
   */
  count: (contract: readonly string[], earlier?: readonly string[]) => Counts;
  /** One line for each thing that counts. */
  list: () => string[];
}

/** Counts what a person meets in a browser context, from now on. */
export async function startTally(context: BrowserContext): Promise<Tally> {
  const findings: Finding[] = [];
  await context.exposeBinding('report', (_source, finding: Finding) => void findings.push(finding));
  await context.addInitScript(recordFindings);
  const select = (kind: Finding['kind']) => findings.filter((each) => each.kind === kind).length;
  return {
    count: (contract, earlier = []) => ({
      clicks: select('click'),
      fields: select('field'),
      passwords: findings.filter((each) => each.kind === 'field' && each.isPassword).length,
      dialogs: select('dialog'),
      notices: listNotices(findings).length,
      ...countWords(findings, contract, earlier),
    }),
    list: () => {
      const notices = listNotices(findings).map(({ path, text }) => `${path} notice: ${text}`);
      const others = findings.flatMap((each) => ('text' in each ? [`${each.path} ${each.kind}: ${each.text}`] : []));
      return [...others, ...notices].map((line) => line.slice(0, 140));
    },
  };
}

/** Each text once for each path. What stays on the screen from the path before is not met again. */
function listNew(findings: readonly Finding[], select: (screen: Screen) => readonly string[]) {
  const seen = new Set<string>();
  let before = new Set<string>();
  return findings.flatMap((finding) => {
    if (finding.kind !== 'screen') return [];
    const { path } = finding;
    const shown = select(finding);
    const fresh = shown.filter((text) => !before.has(text) && !seen.has(`${path}\n${text}`));
    before = new Set(shown);
    for (const text of shown) seen.add(`${path}\n${text}`);
    return [...new Set(fresh)].map((text) => ({ path, text }));
  });
}

const listNotices = (findings: readonly Finding[]) => listNew(findings, ({ notices }) => notices);

function countWords(findings: readonly Finding[], contract: readonly string[], earlier: readonly string[]) {
  const [own = '', before = ''] = [contract, earlier].map((texts) => toWords(texts.join(' ')).join(' '));
  const length = own.split(' ').length;
  const isOwn = (text: string) => {
    const words = toWords(text).join(' ');
    return toWords(text).length > 2 && (own.includes(words) || before.includes(words));
  };
  const texts = listNew(findings, (screen) => screen.texts).filter(({ text }) => !isOwn(text));
  const whole = findings.filter((finding) => {
    if (finding.kind !== 'screen') return false;
    const shown = finding.texts.filter(isOwn).reduce((sum, text) => sum + toWords(text).length, 0);
    return shown >= WHOLE * length;
  });
  return {
    words: texts.reduce((sum, { text }) => sum + toWords(text).length, 0),
    wholeContract: new Set(whole.map(({ path }) => path)).size,
  };
}

function toWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
