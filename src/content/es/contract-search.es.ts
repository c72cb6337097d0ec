import type { contractSearchMessages } from '@/content/contract-search.messages';
import type { TextsOf } from '@/i18n/translation';

export const CONTRACT_SEARCH_ES: TextsOf<typeof contractSearchMessages> = {
  'order-waiting': 'Pendientes de mí',
  'order-newest': 'Más recientes',
  'order-modified': 'Modificados recientemente',
  'order-title': 'Título',
  'filter-all': 'Todos',
  'filter-other': 'Otros',
  search: 'Buscar en sus contratos',
  clearSearch: 'Borrar la búsqueda',
  placeholder: 'Título, descripción o contraparte',
  filters: 'Filtrar por estado',
  order: 'Ordenar por',
  none: 'Ningún contrato coincide. Cambie la búsqueda o véalos todos.',
  showAll: 'Ver todos los contratos',
  found: { one: '{count} contrato', many: '{count} contratos' },
  depositDue: 'Deposite',
  depositsDue: { one: '{count} depósito le espera', many: '{count} depósitos le esperan' },
};
