import { expect, type Page } from '@playwright/test';
import { chooseFromMenu, openContract } from './demo';
import { test } from './fixtures';

/* docs/exit.md#the-kit */

/** A4 without the margins, in px: 178 mm wide, 265 mm high. */
const PAPER = { width: 673, height: 1001 };

async function openSheet(page: Page): Promise<void> {
  await openContract(page, 'Supply of hand-made tiles');
  await chooseFromMenu(page, 'Print recovery sheet');
  await expect(page.getByRole('article').getByRole('img')).toHaveCount(1);
}

async function countPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test.describe('the recovery sheet', () => {
  test.use({ colorScheme: 'dark', viewport: PAPER });

  test('prints alone, in dark ink on white, and cuts no code', async ({ ana }) => {
    await openSheet(ana);
    await ana.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(ana.getByRole('navigation')).toHaveCount(0);
    await expect(ana.getByRole('button')).toHaveCount(0);
    const sheet = ana.getByRole('article');
    const [ground, ink] = await sheet.evaluate((element) => {
      const { backgroundColor, color } = getComputedStyle(element);
      return [backgroundColor, color];
    });
    expect([ground, ink]).toEqual(['rgb(255, 255, 255)', 'rgb(30, 28, 25)']);
    expect(await countPages(ana)).toBe(2);

    // As with the descriptors of 240 more contracts.
    const height = await sheet.evaluate((element) => {
      const code = element.querySelector('[role=img]')?.closest('section') as HTMLElement;
      for (let more = 0; more < 240; more += 1) code.after(code.cloneNode(true));
      return code.offsetHeight;
    });
    const atLeast = Math.ceil(240 / Math.floor(PAPER.height / height));
    // Cut anywhere, they would need fewer pages than that, those of the sheet before included.
    expect(Math.ceil((240 * height) / PAPER.height) + 2).toBeLessThan(atLeast);
    expect(await countPages(ana)).toBeGreaterThanOrEqual(atLeast);
  });
});
