/** One measured value. */
export interface Figure {
  what: string;
  value: number;
  unit: 'kB' | 'ms' | '×' | '';
  /** Upper or lower bound; without one the figure is informative. */
  target?: { most: number } | { least: number };
  /** The comparison or the method. */
  beside?: string;
}

export interface Report {
  part: string;
  figures: Figure[];
  /** Reason if nothing or only a part could be measured. */
  failure?: string;
}

export function passes({ value, target }: Figure): boolean | null {
  if (target === undefined) return null;
  if (!Number.isFinite(value)) return false;
  return 'most' in target ? value <= target.most : value >= target.least;
}

export function printReport({ part, figures, failure }: Report): void {
  console.log(`\n${part}`);
  const rows = figures.map((figure) => [
    figure.what,
    text(figure),
    targetText(figure),
    verdict(figure),
    figure.beside ?? '',
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows)
    console.log(
      `  ${row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd()}`,
    );
  if (failure !== undefined) console.log(`  not measured: ${failure}`);
}

function text({ value, unit }: Figure): string {
  const digits = unit === '×' ? 2 : unit === '' || value >= 100 ? 0 : 1;
  return `${Number.isFinite(value) ? value.toFixed(digits) : 'none'} ${unit}`.trim();
}

function targetText({ target, unit }: Figure): string {
  if (target === undefined) return '';
  return 'most' in target ? `≤ ${target.most} ${unit}`.trim() : `≥ ${target.least} ${unit}`.trim();
}

function verdict(figure: Figure): string {
  const passed = passes(figure);
  return passed === null ? '' : passed ? 'pass' : 'MISS';
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
