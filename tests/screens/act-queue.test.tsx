import { fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use, useEffect, useState } from 'react';
import { expect, it } from 'vitest';

function Late({ text }: { text: Promise<string> }) {
  return <>{use(text)}</>;
}

function Screen({ text }: { text: Promise<string> }) {
  const [shown, setShown] = useState(false);
  const [ran, setRan] = useState(false);
  useEffect(() => {
    if (shown) setRan(true);
  }, [shown]);
  return (
    <>
      <button type="button" onClick={() => setShown(true)}>
        Show
      </button>
      {ran && 'the effect ran'}
      <Suspense fallback="loading">{shown && <Late text={text} />}</Suspense>
    </>
  );
}

it('a component that suspends in an event is shown, and the effects of that event run', async () => {
  let resolve = (_text: string) => {};
  const promise = new Promise<string>((done) => {
    resolve = done;
  });
  render(<Screen text={promise} />);
  fireEvent.click(screen.getByRole('button'));
  resolve('it is here');
  expect(await screen.findByText(/it is here/)).toBeTruthy();
  expect(await screen.findByText(/the effect ran/)).toBeTruthy();
});

it('a component that suspends while it is rendered is shown', async () => {
  let resolve = (_text: string) => {};
  const promise = new Promise<string>((done) => {
    resolve = done;
  });
  function Start() {
    const [ran, setRan] = useState(false);
    useEffect(() => setRan(true), []);
    return (
      <>
        {ran && 'the effect ran'}
        <Suspense fallback="loading">
          <Late text={promise} />
        </Suspense>
      </>
    );
  }
  render(<Start />);
  resolve('it is here');
  expect(await screen.findByText(/it is here/)).toBeTruthy();
  expect(await screen.findByText(/the effect ran/)).toBeTruthy();
});
