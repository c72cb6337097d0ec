import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listNotices, readSource, readSources } from './scan';

/* docs/notices.md */

/** The rows with five cells: notice, texts, who, when, why. */
function readRows(): string[][] {
  return readFileSync('docs/notices.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()));
}

const listCodes = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** Notices of a component `Sample` with this content. */
function listSample(content: string): string[] {
  const text = `import { sampleMessages } from '@/content/sample.messages';
    function Sample({ failed }) {
      const t = useMessages(sampleMessages);
      const { title } = useMessages(sampleMessages);
      const retry = <Button>{t.retry}</Button>;
      const why = failed ? t.failed : t.late;
      return ${content};
    }
    function Framed({ title, children }) {
      return <Banner tone="red"><h2>{title}</h2>{children}</Banner>;
    }`;
  return listNotices([readSource('sample.tsx', text)]);
}

describe('the table of notices', () => {
  it('has exactly the notices of the source', () => {
    const rows = readRows().flatMap(([notice, texts]) => listCodes(texts).map((key) => `${listCodes(notice)}: ${key}`));
    expect(rows.sort()).toEqual(listNotices(readSources()));
  });

  it('says of each who sees it, when and why', () => {
    for (const [notice, texts, who, when, why] of readRows()) {
      expect(listCodes(notice), notice).toHaveLength(1);
      expect(listCodes(texts).length, notice).toBeGreaterThan(0);
      for (const cell of [who, when, why]) expect(cell?.length, notice).toBeGreaterThan(2);
    }
  });
});

describe('a notice is found', () => {
  it.each([
    ['in a banner', '<Banner tone="red">{t.lost}</Banner>', ['lost']],
    ['in a badge', '<p><Badge tone="red">{t.lost}</Badge></p>', ['lost']],
    ['in an element with a live role', '<p role="status">{t.lost}</p>', ['lost']],
    ['in an element with a live role at times', "<p role={failed ? 'alert' : undefined}>{t.lost}</p>", ['lost']],
    ['in a tinted element', '<p className="p-3 bg-tone-yellow-soft">{t.lost}</p>', ['lost']],
    ['in a frame that is a banner itself', '<Framed title={t.lost}>{t.why}</Framed>', ['lost', 'why']],
    ['as the hint of a field', '<TextField hint={failed ? t.lost : null} />', ['lost']],
    ['as the answer of a copy button', '<CopyButton copiedLabel={t.copied}>{t.copy}</CopyButton>', ['copied']],
    ['through a variable', '<Banner>{why}</Banner>', ['failed', 'late']],
    ['through a text taken out of the catalogue', '<Banner>{title}</Banner>', ['title']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source code, not a text
    ['by a value', '<Banner>{t[`lost-${failed}`]}</Banner>', ['lost-*']],
  ])('%s', (_, content, keys) => {
    expect(listSample(content)).toEqual(keys.map((key) => `Sample: sample.${key}`));
  });

  it('with a text that comes from elsewhere', () => {
    expect(listSample('<Banner>{describeError(failed)}</Banner>')).toEqual(['Sample: given']);
  });

  it.each([
    ['what is read out only', '<p role="status" className="sr-only">{t.lost}</p>'],
    ['a plain text', '<p>{t.lost}</p>'],
    ['a button', '<Button>{t.lost}</Button>'],
  ])('but not %s', (_, content) => {
    expect(listSample(content)).toEqual([]);
  });

  it('without the buttons in it', () => {
    expect(listSample('<Banner action={retry}>{t.lost} {retry}</Banner>')).toEqual(['Sample: sample.lost']);
  });
});
