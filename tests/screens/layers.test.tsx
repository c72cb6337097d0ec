import { render, screen } from '@testing-library/react';
import { makeContract } from '@tests/unit/domain/make';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { ContractReading } from '@/features/contracts/detail/contract-reading';
import { createAppStore } from '@/store/boot/store';

const [PARTICULAR, RULE] = ['I. Condiciones particulares\n\nPartes\nAna y Berto.', '1. Objeto. El tejado.'];
const TEXT = `${PARTICULAR}\n\nII. Condiciones generales\n\n${RULE}`;

function show(description: string, onPaper = false) {
  const { container } = render(
    <Provider store={createAppStore()}>
      <ContractReading contract={makeContract({ description })} onPaper={onPaper} />
    </Provider>,
  );
  return container.querySelector('details');
}

it('folds the general conditions of a template, and says how much that is', () => {
  const folded = show(TEXT);
  expect(folded?.open).toBe(false);
  expect(folded?.textContent).toBe(`General conditions (4 words, signed as well)${RULE}`);
  expect(screen.getByText('Ana y Berto.').closest('details')).toBeNull();
});

it.each([
  ['on paper', TEXT, true],
  ['of an earlier text', TEXT.replace('II. ', ''), false],
])('folds nothing %s', (_what, text, onPaper) => {
  expect(show(text, onPaper)).toBeNull();
  expect(screen.getByText(RULE)).toBeTruthy();
});
