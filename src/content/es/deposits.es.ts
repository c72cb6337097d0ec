import type { depositsMessages } from '@/content/deposits.messages';
import type { TextsOf } from '@/i18n/translation';

export const DEPOSITS_ES: TextsOf<typeof depositsMessages> = {
  'doubt-checks-off':
    'Esta instalación no comprueba cómo se bloquean los depósitos, así que la dirección depende solo de la palabra del servidor.',
  'doubt-keys-missing':
    'No se conocen todas las claves de las dos partes y del árbitro, así que la dirección no se puede calcular aquí.',
  'doubt-own-key-missing':
    'Su propia clave no está entre las claves de este contrato. Lo que se pague aquí podría gastarse sin usted.',
  'doubt-invalid-key':
    'Una de las claves de este contrato no es válida, así que no resulta de ellas ninguna dirección.',
  'doubt-address-differs':
    'El servidor ha dado una dirección distinta de la que resulta de las claves. Lo que se pague en ella puede perderse.',
  'doubt-address-shared':
    'Otra garantía suya tiene esta misma dirección, y lo que hay en ella cuenta para aquella. No le pague dos veces: pida al soporte una dirección propia.',
  'doubt-not-checked':
    'El servidor no da ahora la clave del árbitro, así que la dirección no se ha podido comprobar. Inténtelo de nuevo en un momento.',
  'doubt-keys-changed':
    'Una clave de este contrato no es la que recuerda este dispositivo. Compruébela con la otra parte antes de pagar nada.',
  title: 'Dirección de depósito',
  purpose: 'Envíe los bitcoins de esta garantía a esta dirección. La garantía se activa cuando llega todo el importe.',
  loading: 'Obteniendo la dirección de depósito',
  verifiedTitle: 'Verificada',
  verified: 'Esta dirección resulta de las claves de las dos partes y del árbitro.',
  notVerifiedTitle: 'Sin verificar',
  given: 'Dirección del servidor',
  expected: 'Dirección que resulta de las claves',
  insist: 'Mostrar el código de todos modos, bajo mi responsabilidad',
  qrLabel: 'Código QR de la dirección de depósito',
  copyAddress: 'Copiar la dirección',
  addressCopied: 'Dirección copiada al portapapeles',
  copyFailed: 'El navegador no ha permitido copiar. Seleccione la dirección y cópiela a mano.',
  missing: 'Todavía falta',
  arrived: 'Recibido',
  unconfirmed: 'de ello sin confirmar',
  balanceUnknown: 'No se sabe qué ha llegado: el explorador de bloques no responde.',
  balanceUncounted: 'Lo que ha llegado no se cuenta: las direcciones de depósito no se pueden verificar.',
  complete: 'Ha llegado todo el importe. La garantía se activa por sí sola.',
  tryAgain: 'Intentar de nuevo',
  close: 'Cerrar',
};
