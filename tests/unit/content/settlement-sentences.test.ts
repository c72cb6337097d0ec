import { describe, expect, it } from 'vitest';
import { isUsualSettlement } from '@/content/settlement-sentences';

/* The other party may use the app in another language or an earlier version, and a chat keeps what was written. */

const SHARES = 'Ofrezco un acuerdo: usted recibe 0.1 BTC y yo recibo 0.2 BTC.';

describe('the sentence above a settlement', () => {
  it.each([
    ['I offer a settlement: you get 0.1 BTC, I get 0.2 BTC. Open until 2027-01-31.', true],
    [`${SHARES} Abierto hasta el 2027-01-31.`, true],
    [`${SHARES} Abierta hasta el 2027-01-31.`, true],
    [
      'Ofrezco un acuerdo: usted recibe 0.1 BTC, yo recibo 0.2 BTC y 0.3 BTC se quedan en la garantía. Abierta hasta el 2027-01-31.',
      true,
    ],
    ['Hago una oferta vinculante confidencial. Abierta hasta el 2027-01-31.', true],
    [`${SHARES} Abierto hasta el viernes.`, false],
    ['I accept your offer, but only this once.', false],
  ])('%j is a usual one: %s', (text, expected) => {
    expect(isUsualSettlement(text)).toBe(expected);
  });
});
