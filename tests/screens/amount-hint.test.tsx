import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { AmountField } from '@/features/money/amount-field';
import { createAppStore } from '@/store/boot/store';
import { LanguageScope } from '@/ui/text/language-scope';

it('says in the language of the screen which units it takes, beside a contract in Spanish', () => {
  render(
    <Provider store={createAppStore()}>
      <LanguageScope tag="es">
        <AmountField label="Amount" value="" onValue={() => {}} />
      </LanguageScope>
    </Provider>,
  );
  expect(screen.getByText('In BTC or sat, with a point or a comma.')).toBeTruthy();
});
