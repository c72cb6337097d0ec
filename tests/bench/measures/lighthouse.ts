import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import lighthouse, { desktopConfig, type Flags, type Result } from 'lighthouse';
import { ensureChromium } from '../../chromium.mjs';
import { logIn } from '../browser';
import type { Figure, Report } from '../figure';
import type { Subjects } from './subjects';

const PORT = Number(process.env.BENCH_PORT ?? 4321) + 2;
const KEY_CHECK_MS = 8000;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;

/** Lighthouse on the login screen and on a contract, on desktop and on a phone with slow 4G. */
export async function measureLighthouse({ app }: Subjects): Promise<Report[]> {
  const profile = mkdtempSync(join(tmpdir(), 'aval-bench-'));
  const executablePath = ensureChromium() ?? '';
  const args = ['--no-sandbox', `--remote-debugging-port=${PORT}`];
  const context = await chromium.launchPersistentContext(profile, { executablePath, args });
  try {
    const reports: Report[] = [];
    const login = `${app.server.url}/login`;
    reports.push(await audit(`${login}`, 'login', 'desktop'), await audit(login, 'login', 'mobile'));
    const contract = await openContract(await context.newPage(), app.server.url);
    reports.push(await audit(contract, 'contract', 'desktop'), await audit(contract, 'contract', 'mobile'));
    return reports;
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Logs in and returns the URL of a contract with guarantees. The session stays in the profile. */
async function openContract(page: Page, url: string): Promise<string> {
  await logIn(page, url);
  await page.locator('main li a[href^="/contracts/"]').first().waitFor();
  // Login checks the key in the background; leaving early would show an error on the next screen.
  await page.waitForTimeout(KEY_CHECK_MS);
  const paths = await page
    .locator('main li a[href^="/contracts/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  await page.close();
  return `${url}${paths[0] ?? '/contracts'}`;
}

async function audit(url: string, name: string, device: 'desktop' | 'mobile'): Promise<Report> {
  const flags: Flags = { port: PORT, onlyCategories: [...CATEGORIES], disableStorageReset: true, logLevel: 'error' };
  const run = await lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined);
  const part = `Lighthouse ${run?.lhr.lighthouseVersion ?? ''}: ${name}, ${device}`;
  if (run === undefined || run.lhr.runtimeError) {
    return { part, figures: [], failure: run?.lhr.runtimeError?.message ?? 'Lighthouse gave no result' };
  }
  return { part, figures: [...readScores(run.lhr, device), ...(device === 'mobile' ? readTimes(run.lhr) : [])] };
}

function readScores({ categories, audits }: Result, device: 'desktop' | 'mobile'): Figure[] {
  return CATEGORIES.map((id) => {
    const failed = (categories[id]?.auditRefs ?? [])
      .filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < 0.9)
      .map(({ id: audit }) => audit);
    return {
      what: id,
      value: Math.round((categories[id]?.score ?? 0) * 100),
      unit: '',
      target: { least: id === 'performance' && device === 'mobile' ? 98 : 100 },
      beside: failed.join(', '),
    };
  });
}

function readTimes({ audits }: Result): Figure[] {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return [
    { what: 'first contentful paint', value: value('first-contentful-paint'), unit: 'ms', target: { most: 1600 } },
    { what: 'largest contentful paint', value: value('largest-contentful-paint'), unit: 'ms', target: { most: 1800 } },
    { what: 'total blocking time', value: value('total-blocking-time'), unit: 'ms', target: { most: 50 } },
    {
      what: 'layout shift × 100',
      value: Math.round(value('cumulative-layout-shift') * 100),
      unit: '',
      target: { most: 0 },
      beside: largestShift(audits),
    },
  ];
}

/** The element with the largest layout shift. */
function largestShift(audits: Result['audits']): string {
  const details = audits['layout-shifts']?.details;
  const [first] = details?.type === 'table' ? details.items : [];
  const node = first?.node;
  return typeof node === 'object' && node !== null && 'selector' in node ? String(node.selector) : '';
}
