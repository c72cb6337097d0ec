import { explainError } from '@/check/explain';

/** From best to worst. `open`: not checked. */
export type Outcome = 'works' | 'open' | 'without' | 'breaks';
const SEVERITY: readonly Outcome[] = ['works', 'open', 'without', 'breaks'];

/** Headings of docs/api.md, in its order, and whether the explorer has to answer for what stands below. */
const SECTIONS = {
  Conventions: { isExplorer: false },
  'Key envelopes': { isExplorer: false },
  'Calls, request and answer': { isExplorer: false },
  'Block explorer': { isExplorer: true },
  Settings: { isExplorer: false },
};
export type Section = keyof typeof SECTIONS;

export interface Finding {
  section: Section;
  /** A call as in docs/api.md, or what was checked. */
  subject: string;
  outcome: Outcome;
  /** The problem; empty if it works. */
  text: string;
  /** The next step of the operator; empty for none. */
  advice: string;
}

/** The subject of a finding, and its effect on users. */
export interface Subject {
  section?: Section;
  subject: string;
  /** The actions that users lose if the call fails. */
  needed: string;
  /** Without the call the app works, but without this. */
  optional?: string;
}

export class Report {
  readonly findings: Finding[] = [];
  readonly #secrets = new Set<string>();

  /** A text that is never printed, such as a password that a backend quotes in an error. */
  keepSecret(text: string | null): void {
    if (text !== null && text !== '') this.#secrets.add(text);
  }

  add(section: Section, subject: string, outcome: Outcome, text = '', advice = ''): void {
    this.findings.push({ section, subject, outcome, text: this.#hide(text), advice: this.#hide(advice) });
  }

  /** Makes a call and notes how it went. `null`: it failed, or `judge` has found a fault. */
  async attempt<T>(about: Subject, call: () => Promise<T>, judge?: (value: T) => Fault | null): Promise<T | null> {
    const { section = 'Calls, request and answer', subject, needed, optional } = about;
    try {
      const value = await call();
      const fault = judge?.(value) ?? null;
      this.add(section, subject, fault === null ? 'works' : (fault.outcome ?? 'breaks'), fault?.text, fault?.advice);
      return fault === null || fault.outcome !== undefined ? value : null;
    } catch (error) {
      const { text, advice } = explainError(error);
      if (optional === undefined) this.add(section, subject, 'breaks', `${text} ${needed}`, advice);
      else this.add(section, subject, 'without', `${text} ${optional}`, '');
      return null;
    }
  }

  get isBroken(): boolean {
    return this.findings.some(({ outcome }) => outcome === 'breaks');
  }

  #hide(text: string): string {
    return [...this.#secrets].reduce((shown, secret) => shown.replaceAll(secret, '(hidden)'), text);
  }
}

export interface Fault {
  text: string;
  advice: string;
  /** `breaks` by default. */
  outcome?: Exclude<Outcome, 'works' | 'breaks'>;
}

const LABELS: Record<Outcome, string> = {
  works: 'works',
  open: 'not checked',
  without: 'works without',
  breaks: 'BREAKS',
};
const WIDTH = 100;
const INDENT = '      ';

/** The report as text: one row for each subject, and below it what was found and what to do. */
export function formatReport({ findings }: Pick<Report, 'findings'>): string {
  const width = Math.max(...findings.map(({ subject }) => subject.length)) + 2;
  const parts = Object.keys(SECTIONS).flatMap((section) => {
    const own = findings.filter((finding) => finding.section === section);
    const subjects = [...new Set(own.map(({ subject }) => subject))];
    const rows = subjects.map((subject) =>
      formatRow(
        subject,
        own.filter((each) => each.subject === subject),
        width,
      ),
    );
    return rows.length === 0 ? [] : [`${section}\n${rows.join('\n')}`];
  });
  return `${parts.join('\n\n')}\n\n${summarize(findings)}\n`;
}

function formatRow(subject: string, findings: readonly Finding[], width: number): string {
  const worst = SEVERITY[Math.max(...findings.map(({ outcome }) => SEVERITY.indexOf(outcome)))] ?? 'works';
  const texts = [...new Set(findings.map(({ text }) => text))].filter((text) => text !== '');
  const advice = [...new Set(findings.map((each) => each.advice))].filter((text) => text !== '');
  const lines = [...texts.flatMap((text) => wrap(text, '')), ...advice.flatMap((text) => wrap(text, 'To do: '))];
  return [`  ${subject.padEnd(width)}${LABELS[worst]}`, ...lines.map((line) => INDENT + line)].join('\n');
}

function wrap(text: string, label: string): string[] {
  const lines = [label];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last.length + word.length >= WIDTH - INDENT.length) lines.push(`  ${word}`);
    else lines[lines.length - 1] = last === '' || last === label ? last + word : `${last} ${word}`;
  }
  return lines;
}

function summarize(findings: readonly Finding[]): string {
  const count = (outcome: Outcome) =>
    new Set(findings.filter((each) => each.outcome === outcome).map(({ subject }) => subject)).size;
  const broken = count('breaks');
  const lesser = count('without');
  if (broken > 0) {
    const isExplorer = findings.every(({ outcome, section }) => outcome !== 'breaks' || SECTIONS[section].isExplorer);
    const verb = broken === 1 ? 'breaks' : 'break';
    const cause = isExplorer ? 'explorer' : 'backend';
    return `Result: ${broken} of these ${verb} the app. Nobody should use it with this ${cause} until that works.`;
  }
  if (lesser > 0) return `Result: the app works with this backend, without what ${lesser} of these would give it.`;
  return 'Result: the app works with this backend, as far as it was checked.';
}
