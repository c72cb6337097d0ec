import type { contractOverviewMessages } from '@/content/contract-overview.messages';
import type { TextsOf } from '@/i18n/translation';

export const contractOverview: TextsOf<typeof contractOverviewMessages> = {
  secured: 'Asegurado',
  notChecked: 'Sin comprobar todavía',
  unchecked: { one: '{count} saldo desconocido', many: '{count} saldos desconocidos' },
  lastKnown: 'Último saldo conocido',
  readAt: 'Comprobado',
  nextDate: 'Próxima fecha',
  noDate: 'Ninguna',
  passed: 'Venció',
  more: { one: '{count} más', many: '{count} más' },
  totals: 'Totales',
  securedNow: 'Asegurado ahora',
  uncheckedContracts: {
    one: '{count} contrato con saldo desconocido',
    many: '{count} contratos con saldos desconocidos',
  },
  lastKnownContracts: {
    one: '{count} contrato con el último saldo conocido',
    many: '{count} contratos con el último saldo conocido',
  },
  awaited: 'Pendiente de depósito',
  unknownAmounts: { one: '{count} importe desconocido', many: '{count} importes desconocidos' },
  needsYou: 'Pendiente de usted',
  waiting: { one: '{count} contrato', many: '{count} contratos' },
  unknown: 'Desconocido',
  nothing: 'Nada',
};
