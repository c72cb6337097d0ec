import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { launch } from './browser';
import { buildApp, buildPages, FOLDER } from './builds';
import { passes, printReport, type Report } from './figure';
import { measureFirstScreen } from './measures/first-screen';
import { measureKeys } from './measures/keys';
import { measureLighthouse } from './measures/lighthouse';
import { measureLists } from './measures/lists';
import { measureSigning } from './measures/signing';
import { measureSlowLines } from './measures/slow-lines';
import type { Subjects } from './measures/subjects';
import { serveBuild } from './server';

const PARTS: Record<string, (subjects: Subjects) => Promise<Report[]>> = {
  'first-screen': measureFirstScreen,
  keys: measureKeys,
  signing: measureSigning,
  'slow-lines': measureSlowLines,
  lists: measureLists,
  lighthouse: measureLighthouse,
};

/** Runs the given parts, or all; prints each figure with its target and writes them as JSON. */
export async function bench(requested: readonly string[]): Promise<void> {
  const unknown = requested.filter((part) => !(part in PARTS));
  if (unknown.length > 0)
    throw new Error(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}.`);
  const reports: Report[] = [];
  const subjects = await prepare();
  for (const part of requested.length > 0 ? requested : Object.keys(PARTS)) {
    const done = await measurePart(part, subjects);
    done.forEach(printReport);
    reports.push(...done);
  }
  await Promise.all([subjects.app.server.close(), subjects.pages.server.close(), subjects.browser.close()]);
  summarise(reports);
}

async function prepare(): Promise<Subjects> {
  console.log('Building the app and the measuring pages …');
  const port = Number(process.env.BENCH_PORT ?? 4321);
  const [app, pages] = [await buildApp(), await buildPages()];
  return {
    app: { built: app, server: await serveBuild(app.folder, port) },
    pages: { built: pages, server: await serveBuild(pages.folder, port + 1) },
    browser: await launch(['--disable-frame-rate-limit', '--disable-gpu-vsync']),
  };
}

/** Parts take up to four minutes on an idle machine. A page that is given no frames would wait forever. */
const LONGEST_MINUTES = 20;

async function measurePart(part: string, subjects: Subjects): Promise<Report[]> {
  try {
    const limit = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error(`not finished after ${LONGEST_MINUTES} minutes`)), LONGEST_MINUTES * 60_000);
    });
    return (await Promise.race([PARTS[part]?.(subjects), limit])) ?? [];
  } catch (error) {
    return [{ part, figures: [], failure: error instanceof Error ? error.message : String(error) }];
  }
}

function summarise(reports: Report[]): void {
  const file = join(FOLDER, 'bench.json');
  mkdirSync(FOLDER, { recursive: true });
  const processors = cpus();
  const [load = 0] = loadavg();
  const machine = { processor: processors[0]?.model ?? '', count: processors.length, load, node: process.version };
  const parts = reports.map((report) => ({
    ...report,
    figures: report.figures.map((figure) => ({ ...figure, pass: passes(figure) })),
  }));
  writeFileSync(file, `${JSON.stringify({ measured: new Date().toISOString(), machine, parts }, null, 2)}\n`);
  const withTarget = parts.flatMap(({ figures }) => figures).filter(({ pass }) => pass !== null);
  const missed = withTarget.filter(({ pass }) => pass === false).length;
  if (load > processors.length)
    console.log(`\nThe machine is busy (load ${load.toFixed(1)}): times are longer than on an idle one.`);
  console.log(
    `\n${withTarget.length - missed} of ${withTarget.length} targets reached; figures in ${file.replace(`${process.cwd()}/`, '')}`,
  );
}
