import type { contractScreenMessages, guaranteeRowMessages } from '@/content/contract-screen.messages';
import type { TextsOf } from '@/i18n/translation';

export const contractScreen: TextsOf<typeof contractScreenMessages> = {
  tabs: 'Partes del contrato',
  terms: 'Términos',
  unread: { one: '{count} mensaje nuevo', many: '{count} mensajes nuevos' },
  more: { one: 'y {count} más', many: 'y {count} más' },
  invite: 'Invite a su contraparte',
  termsDue: 'Firme los términos',
  readText: 'Leer el texto completo',
  print: 'Imprimir',
  close: 'Cerrar',
  description: 'Términos y condiciones',
  noText: 'El contrato no tiene texto.',
};

export const guaranteeRow: TextsOf<typeof guaranteeRowMessages> = {
  youDeposit: 'Usted deposita',
  deposits: 'deposita',
  protectsYou: 'le protege a usted',
  protects: 'protege a',
  until: 'hasta',
  balance: 'Saldo',
  remaining: 'Queda',
  unpaid: 'Sin pagar todavía',
  released: 'Liberado',
  waitsFor: 'Usted ha firmado. {name} aún debe firmar la liberación de',
  afterFee: 'tras la comisión.',
  disputeNext: 'Acuerde un reparto, o escriba a {name} (tercera clave).',
  paidOutHint: 'Sus monedas han salido de la garantía. El registro se actualiza en un minuto.',
};
