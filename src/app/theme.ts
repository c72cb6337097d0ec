import { atom } from 'nanostores';

/** What the person chose: the system's theme, or one of the two. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Key in local storage; logout clears it with everything else (docs/specification.md#4-states-and-transitions), the running page keeps its theme. */
const KEY = 'theme';

/** Colours of the browser's own bar, those of cards (ui/theme.css). */
const BAR = { light: '#ffffff', dark: '#1c1b19' } as const;

export const theme = atom<Theme>('system');

/** Puts the stored choice on the page; called before anything is drawn. */
export function startTheme(): void {
  theme.set(storedTheme());
  show(theme.get());
}

export function chooseTheme(choice: Theme): void {
  theme.set(choice);
  show(choice);
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // A browser that stores nothing keeps the choice for this page.
  }
}

function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(KEY);
    return THEMES.find((name) => name === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

/** theme.css reads the attribute; without it `color-scheme` follows the system. */
function show(choice: Theme): void {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  for (const scheme of ['light', 'dark'] as const) {
    const meta = document.querySelector(`meta[name="theme-color"][media*="${scheme}"]`);
    meta?.setAttribute('content', BAR[choice === 'system' ? scheme : choice]);
  }
}
