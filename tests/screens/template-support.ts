import { fireEvent } from '@testing-library/react';

/** Fills in each question of a template's form that is still blank. */
export function fillTerms(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-term]')) {
    if (field.value !== '' || field.closest('details') !== null) continue;
    fireEvent.change(field, { target: { value: getAnswer(field) } });
  }
}

function getAnswer(field: HTMLInputElement): string {
  if (field.type === 'date') return '2031-06-30';
  if (field.tagName === 'SELECT') return 'business';
  return field.inputMode === 'decimal' || field.type === 'number' ? '4000' : 'As agreed';
}
