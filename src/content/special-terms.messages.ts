import { i18n, params } from '@/i18n/i18n';

/** Special terms of a template, its governing law, and the legal nature of the texts. In Spanish by default, like the template screens. */
export const specialTermsMessages = i18n('specialTerms', {
  title: 'Condiciones particulares',
  usual: 'Más condiciones',
  optional: params('{label} (opcional)'),
  choose: 'Elija una opción',
  'not-money':
    'Escriba un importe en euros mayor que cero, con dos decimales como máximo, por ejemplo 1500,50 o 1500.50.',
  'not-percent': 'Escriba un porcentaje con coma o punto, por ejemplo 2,5.',
  'not-a-date': 'Escriba una fecha que exista.',

  draftingNote: params('Propuesta de redacción, no asesoramiento jurídico. Última actualización: {month}.'),
  draftingHelp: 'Haga que un abogado o una abogada la revise antes de publicar el contrato.',
  law: 'Ley aplicable: la española.',
  translation: 'Hecho a partir del modelo en español.',

  noGuarantees: 'Ninguna: este modelo no pide garantías a esta parte.',
});
