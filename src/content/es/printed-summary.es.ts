import type { printedSummaryMessages } from '@/content/printed-summary.messages';
import type { TextsOf } from '@/i18n/translation';

export const printedSummary: TextsOf<typeof printedSummaryMessages> = {
  title: 'Resumen',
  thirdKey: 'Tercera clave',
  printed: 'Impreso el',
  nobody: 'Nadie todavía',
  unknown: 'Desconocido',
  'signed-none': 'Los términos aquí impresos no están firmados.',
  'signed-half': 'Solo una parte ha firmado los términos aquí impresos.',
  'signed-unknown': 'Desconocido',
  guarantee: 'Garantía',
  depositor: 'La deposita',
  protects: 'Protege a',
  amount: 'Importe',
  validUntil: 'Válida hasta',
};
