/*
 * Counts in the page what a person meets on the screen. The definitions use roles and colours, not names of components, so that
 * renaming hides nothing:
 *
 * - click: on a button, link, switch, option or summary
 * - field: a form control that was filled or chosen, once per control; `password` if it is one
 * - dialog: an element with the dialog role that appears
 * - notice: a visible text that is an alert, a status or another live region, describes a control, or stands in a coloured box
 *   which is no control. Progress and the messages of the chat are none
 * - words: of every visible text
 *
 * Texts are those on the screen when the person acts: before each click, and at the first input in a field. So neither a quick nor a
 * slow machine changes them. A text counts once for each path, and not again while it stays on the screen.
 */

export interface Screen {
  kind: 'screen';
  path: string;
  texts: string[];
  notices: string[];
}

export type Finding =
  | Screen
  | { kind: 'click' | 'dialog'; path: string; text: string }
  | { kind: 'field'; path: string; text: string; isPassword: boolean };

/** Runs in the page before its scripts. `report` is a binding of the browser context. */
export function recordFindings(): void {
  const { report } = window as unknown as { report: (finding: Finding) => void };
  const CONTROLS = 'button, a[href], summary, [role=tab], [role=menuitem], [role=option], input, select, textarea';
  const LIVE = '[role=alert], [role=status], [aria-live=polite], [aria-live=assertive]';
  const known = new WeakSet<Element>();
  const getPath = () => location.pathname.replace(/\/contracts\/[^/]*\d[^/]*/, '/contracts/:id');
  const readText = (element: Element) => (element as HTMLElement).innerText?.replace(/\s+/g, ' ').trim() ?? '';
  /** Comes and goes with the speed of the machine. */
  const isProgress = (element: Element) =>
    element.closest('[aria-busy=true]') !== null || /(…|\.\.\.)$/.test(element.textContent?.trim() ?? '');
  /** Texts for screen readers alone are a point in size. */
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 2;

  function readLabel(control: Element): string {
    const { labels } = control as HTMLInputElement;
    return labels?.[0]?.innerText ?? control.getAttribute('aria-label') ?? readText(control);
  }

  function isColoured(element: Element): boolean {
    const channels =
      getComputedStyle(element)
        .backgroundColor.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    const probe = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (probe === null || channels.length === 0) return false;
    probe.fillStyle = getComputedStyle(element).backgroundColor;
    probe.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = probe.getImageData(0, 0, 1, 1).data;
    return alpha > 8 && Math.max(red, green, blue) - Math.min(red, green, blue) > 12;
  }

  function listNotices(): Element[] {
    const described = [...document.querySelectorAll('[aria-describedby]')]
      .filter(isShown)
      .flatMap((control) =>
        (control.getAttribute('aria-describedby') ?? '').split(' ').flatMap((id) => document.getElementById(id) ?? []),
      );
    const boxes = [...document.querySelectorAll('body *')].filter(
      (each) => each.closest(CONTROLS) === null && readText(each) !== '' && isColoured(each),
    );
    const all = [...document.querySelectorAll(LIVE), ...described, ...boxes].filter(
      (each) => isShown(each) && !isProgress(each) && each.closest('[role=log]') === null,
    );
    // Of two inside each other, the outer one.
    return all.filter((each) => readText(each) !== '' && !all.some((other) => other !== each && other.contains(each)));
  }

  function listTexts(): string[] {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.replace(/\s+/g, ' ').trim() ?? '';
      const parent = node.parentElement;
      if (text !== '' && parent !== null && isShown(parent) && !isProgress(parent)) texts.push(text);
    }
    return texts;
  }

  /** The dialogs that have appeared. */
  function findDialogs(): void {
    for (const dialog of document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]')) {
      if (known.has(dialog) || !isShown(dialog)) continue;
      known.add(dialog);
      report({
        kind: 'dialog',
        path: getPath(),
        text: dialog.getAttribute('aria-label') ?? readText(dialog).slice(0, 60),
      });
    }
  }

  function look(): void {
    findDialogs();
    report({ kind: 'screen', path: getPath(), texts: listTexts(), notices: listNotices().map(readText) });
  }

  Object.assign(window, { look });
  window.addEventListener('DOMContentLoaded', () => {
    // Also those that close by themselves. A dialog that fades in is not shown at once.
    window.setInterval(findDialogs, 100);
  });
  document.addEventListener(
    'click',
    ({ isTrusted, target }) => {
      const control = target instanceof Element ? target.closest(CONTROLS) : null;
      const isText = control?.matches('textarea, select, input:not([type=checkbox], [type=radio])') ?? true;
      if (!isTrusted || control === null || isText) return;
      look();
      report({ kind: 'click', path: getPath(), text: readLabel(control) });
    },
    { capture: true },
  );
  document.addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof Element) || known.has(target) || !target.matches('input, select, textarea')) return;
      known.add(target);
      look();
      const isPassword = target.matches('[type=password]');
      report({ kind: 'field', path: getPath(), text: readLabel(target), isPassword });
    },
    { capture: true },
  );
}
