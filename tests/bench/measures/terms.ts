import type { Page } from '@playwright/test';
import { openFreshPage } from '../browser';
import { type Figure, median, type Report } from '../figure';
import type { Subjects } from './subjects';

const GUARANTEES = 200;
const ROUNDS = 20;
const SAMPLES = 15;

/** Hashing the terms of a contract and comparing them with sealed ones: with some 130 and some 530 characters in each field. */
export async function measureTerms({ pages, browser }: Subjects): Promise<Report[]> {
  const { page, context } = await openFreshPage(browser);
  await page.goto(pages.server.url);
  const figures = [...(await measureFields(page, 2)), ...(await measureFields(page, 8))];
  await context.close();
  return [{ part: `Signed terms of ${GUARANTEES} guarantees (median of ${SAMPLES})`, figures }];
}

async function measureFields(page: Page, sentences: number): Promise<Figure[]> {
  const samples: { app: number; plain: number; characters: number }[] = [];
  for (let sample = 0; sample <= SAMPLES; sample++) {
    const sampled = await page.evaluate(
      async ([guarantees, length, rounds]) => (await window.bench.terms()).timeTerms(guarantees, length, rounds),
      [GUARANTEES, sentences, ROUNDS] as const,
    );
    // The first one warms up.
    if (sample > 0) samples.push(sampled);
  }
  const plain = median(samples.map((each) => each.plain));
  const size = Math.round((samples[0]?.characters ?? 0) / 1000);
  return [
    {
      what: `${size},000 characters hashed and compared`,
      value: median(samples.map(({ app }) => app)),
      unit: 'ms',
      target: { most: 5 },
    },
    {
      what: '… against plain JSON and SHA-256 of the contract',
      value: median(samples.map((each) => each.app / each.plain)),
      unit: '×',
      target: { most: 3 },
      beside: `which take ${plain.toFixed(1)} ms`,
    },
  ];
}
