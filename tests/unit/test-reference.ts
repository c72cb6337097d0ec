import { existsSync, readFileSync } from 'node:fs';

/** The fault of a reference such as `hostile/keys.test.ts › a swapped deposit address`; `null` if it has none. */
export function findFault(cell: string): string | null {
  const [, file, title] = /^`([^`]+) › ([^`]+)`$/.exec(cell) ?? [];
  if (file === undefined || title === undefined) return `${cell}: not a file and a title`;
  if (!existsSync(`tests/${file}`)) return `${cell}: no such file`;
  const source = readFileSync(`tests/${file}`, 'utf8');
  const titles = [...source.matchAll(/(?:\(|^\s*)(['"`])((?:\\.|(?!\1).)+)\1,/gm)].map(([, , text = '']) => text);
  return titles.map((text) => text.replaceAll('\\', '')).includes(title) ? null : `${cell}: no such test`;
}
