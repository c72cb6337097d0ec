import type { printedSummaryMessages } from '@/content/printed-summary.messages';
import type { TextsOf } from '@/i18n/translation';

export const printedSummary: TextsOf<typeof printedSummaryMessages> = {
  title: 'Resumen',
  owner: 'Creado por',
  counterparty: 'Contraparte',
  arbitrator: 'Árbitro',
  printed: 'Impreso el',
  nobody: 'Nadie todavía',
  unknown: 'Desconocido',
  signatures: 'Firmas',
  signed: 'Revisión {revision}, firmada por ambas partes.',
  signedBy: 'Firma: {party}',
  hash: 'Hash de los términos (SHA-256)',
  guarantee: 'Garantía',
  depositor: 'La deposita',
  protects: 'Protege a',
  amount: 'Importe',
  validUntil: 'Válida hasta',
  held: 'Depositado ahora',
  heldNote:
    'Depositado ahora: lo que hay en las direcciones de depósito verificadas, según la cadena de bloques al imprimir.',
};
