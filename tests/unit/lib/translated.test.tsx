/** @jsxImportSource @/lib/jsx */
import { render } from '@testing-library/react';
import { LEFT, translatePage } from '@tests/translator';
import { createContext, type ReactElement, type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let stop = () => {};
beforeEach(() => {
  stop = translatePage(LEFT);
});
afterEach(() => stop());

/** A turn, in which the translator sees what has changed. */
const turn = () => new Promise((resume) => setTimeout(resume));

const Bare = ({ children }: { children: ReactNode }) => <>{children}</>;
const Context = createContext(0);

const two = <b>two</b>;

/** What stands in an element after each step. */
const SCREENS: Record<string, (step: number) => ReactElement> = {
  'text before an element that comes and goes': (step) => (
    <p>
      {step < 2 ? 'One' : 'Three'}
      {step % 2 === 1 && two}
    </p>
  ),
  'text that comes and goes before an element': (step) => (
    <p>
      {[null, 'One', 1, ''][step]}
      {two}
    </p>
  ),
  'text in place of an element': (step) => <p>{['One', two, 'Three', null][step]}</p>,
  'pieces of one sentence': (step) => (
    <p>
      {step} of {step + 1} {step === 2 && two}
    </p>
  ),
  'text of a component': (step) => (
    <p>
      <Bare>{step}</Bare>
      {step % 2 === 1 && two}
    </p>
  ),
  'text of a fragment, a suspense and a context': (step) => (
    <p>
      {step !== 2 && <>One {step}</>}
      <Suspense>{step !== 3 && 'Two'}</Suspense>
      <Context value={1}>{step}</Context>
    </p>
  ),
  'text in a list': (step) => <p>{step === 2 ? ['One'] : ['Two', step > 0 && <b key="b">two</b>, step]}</p>,
};

it.each(Object.entries(SCREENS))('the same as without a page translator: %s', async (_, show) => {
  const warn = vi.spyOn(console, 'error');
  const translated = render(show(0));
  const left = render(<div translate="no">{show(0)}</div>);
  for (const step of [0, 1, 2, 3, 0]) {
    translated.rerender(show(step));
    left.rerender(<div translate="no">{show(step)}</div>);
    await turn();
    expect(translated.container.textContent).toBe(left.container.textContent);
  }
  expect(warn).not.toHaveBeenCalled();
});

it('elements keep what is typed into them while text comes and goes beside them', () => {
  const showBeside = (text: ReactNode) => (
    <p>
      {text}
      <input />
    </p>
  );
  const { container, rerender } = render(showBeside('One'));
  const input = container.querySelector('input');
  rerender(showBeside(null));
  rerender(showBeside('Two'));
  expect(container.querySelector('input')).toBe(input);
});
