import { mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * What a browser offers, in terms of which the journey is written. Scripts are functions that run in the page: they use nothing
 * outside themselves.
 *
 * @typedef {object} Session One browser with its own storage.
 * @property {(url: string) => Promise<unknown>} open
 * @property {(script: Function, ...args: string[]) => Promise<any>} read Resolves to what the script returns, as JSON.
 * @property {(script: Function, ...args: string[]) => Promise<Target | null>} find Resolves to the element that it returns.
 * @property {() => Promise<Uint8Array>} takeScreenshot PNG.
 *
 * @typedef {object} Target An element on screen.
 * @property {() => Promise<unknown>} click
 * @property {(text: string) => Promise<unknown>} fill Replaces what the field holds by typing.
 */

const OUTPUT = 'test-results/browsers';
const INTERVAL_MS = 150;
/** On a busy machine, opening a key takes many times as long as on an idle one. */
const TIMEOUT_MS = 60_000;

const STEADY = 'steady';
const TEXT = 'body *';
const BUTTON = 'button:enabled';
const FIELD = 'input, textarea';
const FOLDED = 'h3 button[aria-expanded="false"]';
const UNFOLDED = 'h3 button[aria-expanded="true"]';

/** A user in a browser of their own, who finds controls by the labels of the specification. */
export class Person {
  constructor(session, name, site) {
    Object.assign(this, { session, name, site });
    this.email = `${name}.${Date.now()}@example.com`;
    this.password = `${name} keeps a long passphrase`;
  }

  open(path) {
    return this.session.open(new URL(path, this.site).href);
  }

  press(name, scope = '', what = BUTTON) {
    return this.attempt(`press "${name}"`, scope, async () => {
      const target = await this.session.find(locate, what, name, scope, STEADY);
      await target?.click();
      return target;
    });
  }

  tick(label, scope = '') {
    return this.press(label, scope, FIELD);
  }

  fill(label, text, scope = '') {
    return this.attempt(`fill "${label}"`, scope, async () => {
      const target = await this.session.find(locate, FIELD, label, scope, STEADY);
      if (target !== null && !(await this.session.read(setFocusedDate, text))) await target.fill(text);
      return target;
    });
  }

  see(text, scope = '', timeout = TIMEOUT_MS) {
    return this.attempt(`see "${text}"`, scope, () => this.session.find(locate, TEXT, text, scope), timeout);
  }

  seeNo(text, scope = '') {
    return this.attempt(
      `no longer see "${text}"`,
      scope,
      async () => !(await this.session.find(locate, TEXT, text, scope)),
    );
  }

  /** The row of a guarantee, which may also unfold itself. */
  unfold(card) {
    return this.attempt('unfold', card, async () => {
      await (await this.session.find(locate, FOLDED, '', card, STEADY))?.click();
      return this.session.find(locate, UNFOLDED, '', card);
    });
  }

  /** Repeats an action until it resolves to something true. What it throws counts as a failed attempt: pages change meanwhile. */
  async attempt(what, scope, act, timeout = TIMEOUT_MS) {
    const step = `${this.name}: ${what}${scope === '' ? '' : ` in "${scope}"`}`;
    console.log(new Date().toISOString().slice(14, 19), step);
    let problem = '';
    for (const end = Date.now() + timeout; Date.now() < end; await wait(INTERVAL_MS)) {
      try {
        const result = await act();
        if (result) return result;
        problem = '';
      } catch (error) {
        problem = ` Last problem: ${error.message}`;
      }
    }
    throw new Error(`${step}: not within ${timeout / 1000} s.${problem}`);
  }

  /** Stores a screenshot; returns its path and the beginning of what the page says. */
  async describe(name) {
    const path = `${OUTPUT}/${name}-${this.name}.png`;
    mkdirSync(OUTPUT, { recursive: true });
    writeFileSync(path, await this.session.takeScreenshot());
    const text = await this.session.read(() => `${location.href}\n${document.body.innerText}`);
    return `${path}\n${text.slice(0, 1500)}`;
  }
}

/**
 * In the page. The first visible element with this text, label or name: exactly, or for fields and scopes at its beginning; any
 * if `name` is empty. `scope` names a dialog or card. `steady` asks that nothing covers the element and that it is where it was
 * at the attempt before, since what arrives late moves what is below.
 */
function locate(selector, name, scope, steady) {
  const tidy = (text) => text.replace(/\s+/g, ' ').trim();
  const textOf = (id) => document.getElementById(id)?.textContent ?? '';
  const labelOf = (element) => element.getAttribute('aria-label') ?? textOf(element.getAttribute('aria-labelledby'));
  const isVisible = (element) => element.checkVisibility({ visibilityProperty: true });
  const listNames = (element) => [labelOf(element), ...[...(element.labels ?? [])].map((label) => label.textContent)];
  const isNamed = (element) =>
    element.matches('input, textarea')
      ? listNames(element).some((text) => tidy(text).startsWith(name))
      : [labelOf(element), element.textContent].some((text) => tidy(text) === name);

  const scopes = [...document.querySelectorAll('dialog, article')].filter(isVisible);
  const root = scope === '' ? document : scopes.find((element) => tidy(labelOf(element)).startsWith(scope));
  const all = [...(root?.querySelectorAll(selector) ?? [])];
  const found = all.find((element) => isVisible(element) && (name === '' || isNamed(element))) ?? null;
  if (found === null || !steady) return found;

  found.focus();
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  const { lastPlace: before = { left: Number.NaN, top: Number.NaN } } = found;
  found.lastPlace = { left, top };
  // Centring again may move it by a pixel.
  const isSteady = Math.hypot(left - before.left, top - before.top) < 3;
  return isSteady && found.contains(document.elementFromPoint(left + width / 2, top + height / 2)) ? found : null;
}

/** In the page. Sets the focused field if it is one of dates, which are typed differently in each browser and language. */
function setFocusedDate(text) {
  const field = document.activeElement;
  if (field?.type !== 'date') return false;
  // Not through React's own property, which would hide the change from it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}
