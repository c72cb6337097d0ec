import { type FocusPlace, focusPlace, placeOf } from '@/ui/focus/focus-place';

/** By then whoever moves the focus on purpose has done so, and the browser has taken it from what was disabled. */
const SETTLED_MS = 50;

/**
 * A browser drops the focus of what is disabled or leaves the page, and gives it to nothing. Inside of `root` it is given
 * back once the work is done, or to what stands in that place. Who presses or goes elsewhere meanwhile is left alone.
 */
export function keepFocus(root: HTMLElement): () => void {
  let place: FocusPlace | null = null;
  let taken = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function note(target: EventTarget | null): void {
    place = target instanceof HTMLElement ? placeOf(target) : null;
    taken = false;
  }

  function press({ target }: PointerEvent): void {
    if (target instanceof Node && place?.element.contains(target) !== true) place = null;
  }

  function look(): void {
    if (place === null) return;
    if (place.element.matches(':disabled')) taken = true;
    if (!taken && place.element.isConnected) return;
    timer ??= setTimeout(give, SETTLED_MS);
  }

  function give(): void {
    timer = undefined;
    if (place === null || !isNowhere(place.element) || !isTopmost(root)) return;
    const { element } = place;
    if (element.isConnected && element.matches(':disabled') && isAtWork(element, root)) return;
    focusPlace(place);
  }

  const enter = ({ target }: FocusEvent) => note(target);
  if (root.contains(document.activeElement)) note(document.activeElement);
  const observer = new MutationObserver(look);
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['disabled', 'aria-busy'] });
  root.addEventListener('focusin', enter);
  root.addEventListener('pointerdown', press);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    root.removeEventListener('focusin', enter);
    root.removeEventListener('pointerdown', press);
  };
}

/** On its way from one field to the next, focus is nowhere too: only what was taken or has gone is asked about. */
function isNowhere(last: HTMLElement): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || (active === last && last.matches(':disabled'));
}

function isAtWork(element: HTMLElement, root: HTMLElement): boolean {
  const around = element.closest('form, [role="dialog"], main') ?? root;
  return around.querySelector('[aria-busy="true"]') !== null;
}

function isTopmost(root: HTMLElement): boolean {
  const top = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
  return top === undefined || top === root;
}
