import { i18n } from '@/i18n/i18n';

/** Names of the contract types and of their filters, for the template and clause screens. */
export const contractTypeMessages = i18n('contractTypes', {
  all: 'Todos',
  sale: 'Compraventa',
  services: 'Servicios',
  license: 'Licencia',
  supply: 'Suministro',
  rental: 'Arrendamiento',
  employment: 'Trabajo',
  loan: 'Préstamo',
  distribution: 'Distribución',
});
