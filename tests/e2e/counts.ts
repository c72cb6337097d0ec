import type { BrowserContext } from '@playwright/test';

/*
 * Counts what a person meets on the screen, by roles, not by names of components:
 *
 * - click: on a button, link, switch, option or summary
 * - field: a form control that was filled or chosen, once per control; `password` if it is one
 * - dialog: an element with the dialog role that appears
 * - words: of every visible text, without the contract's own. Texts are those on the screen when the person acts. A text counts once for
 *   each path, and not again while it stays on the screen
 */

export interface Counts {
  clicks: number;
  fields: number;
  passwords: number;
  dialogs: number;
  words: number;
}

interface Finding {
  kind: 'screen' | 'click' | 'dialog' | 'field' | 'password';
  path: string;
  /** All of a screen, else the name. */
  texts: string[];
}

export interface Tally {
  /** @param contract the contract's own texts */
  count: (contract: readonly string[]) => Counts;
  /** One line for each thing that counts. */
  list: () => string[];
}

/** Counts what a person meets in a browser context, from now on. */
export async function startTally(context: BrowserContext): Promise<Tally> {
  const findings: Finding[] = [];
  await context.exposeBinding('report', (_source, finding: Finding) => void findings.push(finding));
  await context.addInitScript(recordFindings);
  const select = (...kinds: Finding['kind'][]) => findings.filter(({ kind }) => kinds.includes(kind)).length;
  return {
    count: (contract) => {
      const own = toWords(contract.join(' ')).join(' ');
      const isOwn = (text: string) => toWords(text).length > 2 && own.includes(toWords(text).join(' '));
      const words = listNew(findings).filter((text) => !isOwn(text));
      return {
        clicks: select('click'),
        fields: select('field', 'password'),
        passwords: select('password'),
        dialogs: select('dialog'),
        words: toWords(words.join(' ')).length,
      };
    },
    list: () => findings.flatMap(({ kind, path, texts }) => (kind === 'screen' ? [] : [`${path} ${kind}: ${texts}`])),
  };
}

/** Each text once for each path. What stays on the screen from the path before is not met again. */
function listNew(findings: readonly Finding[]): string[] {
  const seen = new Set<string>();
  let before = new Set<string>();
  return findings.flatMap(({ kind, path, texts }) => {
    if (kind !== 'screen') return [];
    const fresh = texts.filter((text) => !before.has(text) && !seen.has(`${path}\n${text}`));
    before = new Set(texts);
    for (const text of texts) seen.add(`${path}\n${text}`);
    return [...new Set(fresh)];
  });
}

function toWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Runs in the page before its scripts. `report` is a binding of the browser context. */
function recordFindings(): void {
  const { report } = window as unknown as { report: (finding: Finding) => void };
  const CONTROLS = 'button, a[href], summary, [role=tab], [role=menuitem], [role=option], input, select, textarea';
  const TYPED = 'textarea, select, input:not([type=checkbox], [type=radio])';
  const known = new WeakSet<Element>();
  const tell = (kind: Finding['kind'], ...texts: string[]) =>
    report({ kind, path: location.pathname.replace(/\/contracts\/[^/]*\d[^/]*/, '/contracts/:id'), texts });
  const read = (text: string | null | undefined) => text?.replace(/\s+/g, ' ').trim() ?? '';
  const readLabel = (control: Element) =>
    read(
      (control as HTMLInputElement).labels?.[0]?.innerText ?? control.getAttribute('aria-label') ?? control.textContent,
    );
  /** Texts for screen readers alone are a point in size. What is in progress comes and goes with the speed of the machine. */
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 2 &&
    element.closest('[aria-busy=true]') === null &&
    !/(…|\.\.\.)$/.test(read(element.textContent));

  /** The dialogs that have appeared. */
  function findDialogs(): void {
    for (const dialog of document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]')) {
      if (known.has(dialog) || !isShown(dialog)) continue;
      known.add(dialog);
      tell('dialog', readLabel(dialog).slice(0, 60));
    }
  }

  function look(): void {
    findDialogs();
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode;
      if (read(textContent) !== '' && parentElement !== null && isShown(parentElement)) texts.push(read(textContent));
    }
    tell('screen', ...texts);
  }

  Object.assign(window, { look });
  // Also those that close by themselves. A dialog that fades in is not shown at once.
  window.addEventListener('DOMContentLoaded', () => void window.setInterval(findDialogs, 100));
  const onClick = ({ isTrusted, target }: Event) => {
    const control = target instanceof Element ? target.closest(CONTROLS) : null;
    if (!isTrusted || control === null || control.matches(TYPED)) return;
    look();
    tell('click', readLabel(control));
  };
  const onInput = ({ target }: Event) => {
    if (!(target instanceof Element) || known.has(target) || !target.matches('input, select, textarea')) return;
    known.add(target);
    look();
    tell(target.matches('[type=password]') ? 'password' : 'field', readLabel(target));
  };
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('input', onInput, { capture: true });
}
