import type { templateMessages } from '@/content/templates.messages';
import type { TextsOf } from '@/i18n/translation';

/** The labels of these Spanish screens that the specification gives in English. */
export const TEMPLATES_ES: Partial<TextsOf<typeof templateMessages>> = {
  role: 'Su posición',
  import: 'Importar modelo',
  description: 'Descripción',
  amount: 'Importe (BTC)',
  validUntil: 'Válida hasta',
  conditions: 'Condiciones',
  verification: 'Proceso de verificación',
  close: 'Cerrar',
  addGuarantee: 'Añadir garantía',
};
