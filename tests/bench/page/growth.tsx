import { makeTerms, makeTermsGuarantee } from '@tests/unit/domain/make-terms';
import { makeSource } from '@tests/unit/domain/terms-samples';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { buildTerms, FIRST_PLACE } from '@/domain/seals/build-terms';
import { markHiddenCharacters } from '@/domain/seals/hidden-characters';
import type { Terms } from '@/domain/seals/terms';
import { TermsDifferences } from '@/features/seals/terms-differences';
import { TermsView } from '@/features/seals/terms-view';
import { createAppStore } from '@/store/boot/store';

const NAMES = { u1: 'Ana', u2: 'Berto' };
const TIMES = 10;
/** Of a visitor: nobody is marked as the user. */
const STORE = createAppStore();

/** Prepares work on a number of items; what is returned can be repeated. */
const WORKS = {
  hidden: (characters) => {
    const text = 'a\u200b❤️ '.repeat(characters / 5);
    return () => markHiddenCharacters(text).length;
  },
  marks: (characters) => {
    const pair = '\u0316\u0300';
    const sources = [`a${pair.repeat(15)}`.repeat(characters / 31), pair.repeat(characters / 2)].map((description) =>
      makeSource({ description }),
    );
    // Each time another text, so that nothing is remembered.
    let turn = 0;
    return () => {
      turn += 1;
      const built = sources.map((source) => {
        const contract = { ...source.contract, description: `${turn} ${source.contract.description}` };
        return buildTerms({ ...source, contract }, FIRST_PLACE);
      });
      return built.reduce((sum, { terms }) => sum + terms.description.length, 0);
    };
  },
  view: (guarantees) => {
    const terms = makeLongTerms(guarantees, 'five');
    return () => show(<TermsView terms={terms} names={NAMES} hash={'ab'.repeat(32)} />);
  },
  differences: (guarantees) => {
    const [before, now] = [makeLongTerms(guarantees, 'five'), makeLongTerms(guarantees, 'nine')];
    return () => show(<TermsDifferences before={before} now={now} names={NAMES} />);
  },
} satisfies Record<string, (items: number) => () => number>;

export type Work = keyof typeof WORKS;

export interface Growth {
  /** Milliseconds for few items, and for ten times as many. */
  few: number;
  many: number;
}

/** Times the work on few items and on ten times as many, in alternation. */
export function timeGrowth(work: Work, items: number, rounds: number): Growth[] {
  const [few, many] = [WORKS[work](items), WORKS[work](TIMES * items)];
  const growths: Growth[] = [];
  for (let round = 0; round <= rounds; round++) {
    const start = performance.now();
    for (let turn = 0; turn < TIMES; turn++) few();
    const middle = performance.now();
    many();
    // The first round warms up.
    if (round > 0) growths.push({ few: (middle - start) / TIMES, many: performance.now() - middle });
  }
  return growths;
}

function makeLongTerms(guarantees: number, word: string): Terms {
  return makeTerms({
    guarantees: Array.from({ length: guarantees }, (_, at) => {
      const words = Array.from({ length: 100 }, (_, place) => (place % 7 === 0 ? word : `w${(at * place) % 89}`));
      return makeTermsGuarantee({ id: `g${at}`, conditions: words.join(' '), verificationProcess: words.join(', ') });
    }),
  });
}

/** Renders outside the document, so that only the work of the component counts. Returns its number of characters. */
function show(screen: ReactNode): number {
  const holder = document.createElement('div');
  const root = createRoot(holder);
  flushSync(() => root.render(<Provider store={STORE}>{screen}</Provider>));
  const { length } = holder.textContent ?? '';
  root.unmount();
  return length;
}
