import type { SpecialTerm } from '@/domain/templates/term-types';

/** The words of a price: for a consumer with taxes, between others without (art. 20.1 TRLGDCU). */
export function labelPrice(name: string): Required<Pick<SpecialTerm, 'label' | 'wordings'>> {
  return {
    label: `${name}, sin impuestos`,
    wordings: {
      consumer: { label: `${name}, con impuestos` },
      'maybe-consumer': { label: `${name}, sin impuestos (para una persona consumidora, con ellos)` },
    },
  };
}

/** The rent of a home bears no such tax. */
export function labelRent(name: string): Required<Pick<SpecialTerm, 'label' | 'wordings'>> {
  const { label, wordings } = labelPrice(name);
  return { label, wordings: { ...wordings, home: { label: name } } };
}
