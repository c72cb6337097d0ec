import { describe, expect, it } from 'vitest';
import { rememberTerms, withRemembered } from '@/domain/templates/remembered-terms';
import type { SpecialTerm } from '@/domain/templates/term-types';

const term = (id: string, group: SpecialTerm['group']): SpecialTerm => ({ id, group, kind: 'text', label: id });
const TEMPLATE = {
  terms: [
    term('price', 'deal'),
    term('buyer.name', 'buyer'),
    term('seller.name', 'seller'),
    term('lowPercent', 'value'),
    term('courts', 'disputes'),
  ],
};
const TYPED = { price: '10', 'buyer.name': ' Ana  Ltd ', 'seller.name': 'Berto', lowPercent: '70', courts: 'Madrid' };

describe('terms that are remembered', () => {
  it('are those of the own party, whatever its role, and of disputes', () => {
    const known = rememberTerms({}, TEMPLATE, 'buyer', TYPED);
    expect(known).toEqual({ 'own.name': 'Ana Ltd', courts: 'Madrid' });
    expect(withRemembered(known, TEMPLATE, 'seller', {})).toEqual({ 'seller.name': 'Ana Ltd', courts: 'Madrid' });
  });

  it('give way to what is typed, also to an emptied field', () => {
    const known = { 'own.name': 'Ana', courts: 'Madrid' };
    const typed = { 'buyer.name': '', courts: 'Sevilla' };
    expect(withRemembered(known, TEMPLATE, 'buyer', typed)).toEqual(typed);
  });

  it('are forgotten when a field was emptied, and stay if it was not there', () => {
    const known = { 'own.name': 'Ana', 'own.taxId': '1', courts: 'Madrid' };
    expect(rememberTerms(known, TEMPLATE, 'seller', { 'seller.name': '' })).toEqual({ ...known, 'own.name': '' });
    expect(withRemembered({ 'own.name': '' }, TEMPLATE, 'buyer', {})).toEqual({});
  });
});
