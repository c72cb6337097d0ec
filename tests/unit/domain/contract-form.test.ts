import { describe, expect, it } from 'vitest';
import { checkContractText, readTemplate } from '@/domain/contracts/contract-form';

// Spec: 5.create-contract
describe('required fields of a contract', () => {
  it.each([
    ['Sale', 'Terms', {}],
    ['', 'Terms', { title: 'required' }],
    ['Sale', ' \n', { description: 'required' }],
    [' ', '', { title: 'required', description: 'required' }],
  ])('%j, %j', (title, description, issues) => {
    expect(checkContractText({ title, description })).toEqual(issues);
  });
});

describe('a template in the navigation state', () => {
  it.each([
    [{ template: { title: 'Sale', description: 'Terms', votes: 3 } }, { title: 'Sale', description: 'Terms' }],
    [{ template: { title: 'Sale' } }, null],
    [{ template: null }, null],
    [{ message: 'Hello' }, null],
    ['template', null],
    [null, null],
  ])('%j', (state, expected) => {
    expect(readTemplate(state)).toEqual(expected);
  });
});
