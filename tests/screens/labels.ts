/*
 * A shortcut for `labels` of form controls. jsdom asks every label of the page for its control, and finders by label or role
 * ask for the labels of every control: a thirtieth of the processor time of the screen tests.
 */

type Labelled = HTMLElement & { type?: string };

/** Files share a window. */
export function installLabels(): void {
  const controls = ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'] as const;
  for (const name of controls) {
    Object.defineProperty(window[`HTML${name}Element`].prototype, 'labels', { get: findLabels, configurable: true });
  }
}

function findLabels(this: Labelled): HTMLLabelElement[] | null {
  if (this.type === 'hidden') return null;
  return [...this.ownerDocument.getElementsByTagName('label')].filter(
    (label) => (label.htmlFor === this.id || label.contains(this)) && label.control === this,
  );
}
