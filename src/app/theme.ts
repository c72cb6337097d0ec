import { readChoice, storeChoice } from '@/lib/stored-choice';
import { createValue } from '@/lib/value';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Local storage key. Logout clears it (docs/specification.md#4-states-and-transitions); the open page keeps its theme. */
const KEY = 'theme';

/** Colours of the browser's own bar: `--color-paper` in ui/tokens.css. */
const BAR = { light: '#faf9f7', dark: '#121110' } as const;

export const theme = createValue<Theme>('system');

/** Applies the stored choice. Call before the first render. */
export function startTheme(): void {
  applyTheme(readChoice(KEY, THEMES) ?? 'system');
}

export function chooseTheme(choice: Theme): void {
  applyTheme(choice);
  storeChoice(KEY, choice);
}

/** Sets the attribute that tokens.css reads; without it `color-scheme` follows the system. */
function applyTheme(choice: Theme): void {
  theme.set(choice);
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  for (const scheme of ['light', 'dark'] as const) {
    const meta = document.querySelector(`meta[name="theme-color"][media*="${scheme}"]`);
    meta?.setAttribute('content', BAR[choice === 'system' ? scheme : choice]);
  }
}
