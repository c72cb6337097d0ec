import type { FormEvent } from 'react';

/** The handler of a form, which keeps the page from loading again. */
export function withoutReload(act: () => void) {
  return (event: FormEvent) => {
    event.preventDefault();
    act();
  };
}
