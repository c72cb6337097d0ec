import { focusFirst, stopsIn } from '@/ui/focus/focusable';

/** Where an element stands, kept so that what is there can be found once the element has gone. */
export interface FocusPlace {
  element: HTMLElement;
  /** From the element outwards, each with what stood beside it. */
  levels: readonly Level[];
}

interface Level {
  node: Element;
  before: readonly Element[];
}

export function placeOf(element: HTMLElement): FocusPlace {
  const levels: Level[] = [];
  for (let node: Element = element; node.parentElement !== null; node = node.parentElement) {
    const beside = [...node.parentElement.children];
    levels.push({ node, before: beside.slice(0, beside.indexOf(node)) });
  }
  return { element, levels };
}

/**
 * Focuses the element. One that has gone or is disabled gives way to the card that it was in; when that has gone too, to
 * what stands in its place or next to it; else to the part of the page around. Nothing scrolls.
 */
export function focusPlace(place: FocusPlace): void {
  focusFirst(stopsAt(place));
}

function* stopsAt({ element, levels }: FocusPlace): Generator<HTMLElement> {
  if (element.isConnected) {
    if (!element.matches(':disabled')) yield element;
    yield* fieldsOf(element);
  }
  const innermost = levels.findIndex(({ node }) => node.isConnected);
  // What it was in left the page as a whole.
  if (innermost === -1) return;
  const left = levels.slice(Math.max(innermost - 1, 0));
  const around = left.slice(1);
  const card = around.find(({ node }) => node.matches('li, article'));
  if (card !== undefined) yield* landingOf(card.node);
  for (const [index, level] of left.entries()) {
    const parent = left[index + 1]?.node;
    if (parent === undefined || parent === document.body) return;
    yield* stopsBeside(level, parent);
    if (parent instanceof HTMLElement && parent.matches('[tabindex]')) yield parent;
  }
}

/** A form that was sent and can't be sent again as it is waits to be filled in. */
function fieldsOf(element: HTMLElement): HTMLElement[] {
  if (!(element instanceof HTMLButtonElement) || element.type !== 'submit' || element.form === null) return [];
  return stopsIn(element.form).filter((stop) => stop.matches('input, textarea, select'));
}

function landingOf(card: Element): HTMLElement[] {
  return stopsIn(card).filter((stop) => stop.matches('[tabindex="-1"]'));
}

/** What came in its place and what follows, then what goes before, the nearest first. */
function* stopsBeside({ node, before }: Level, parent: Element): Generator<HTMLElement> {
  const beside = [...parent.children];
  const previous = before.findLast((each) => each.parentElement === parent);
  const at = previous === undefined ? 0 : beside.indexOf(previous) + 1;
  for (const next of beside.slice(at)) if (next !== node) yield* stopsIn(next);
  for (const each of beside.slice(0, at).toReversed()) {
    const stops = stopsIn(each);
    // An item and a part that scrolls are entered at their start.
    yield* each.matches('li, [tabindex]') ? stops : stops.toReversed();
  }
}
