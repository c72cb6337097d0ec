import type { TermWording } from '@/content/en/templates/template-texts';

/** The words of src/content/templates/price-labels.ts in English. */
export function labelPrice(name: string): Exclude<TermWording, string> {
  return {
    label: `${name}, before tax`,
    wordings: {
      consumer: { label: `${name}, with tax` },
      'maybe-consumer': { label: `${name}, before tax (for a consumer, with tax)` },
    },
  };
}

/** The rent of a home bears no such tax. */
export function labelRent(name: string): Exclude<TermWording, string> {
  const { label, wordings } = labelPrice(name);
  return { label, wordings: { ...wordings, home: { label: name } } };
}
