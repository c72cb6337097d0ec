import type { glossaryMessages } from '@/content/glossary.messages';
import type { helpMessages } from '@/content/help.messages';
import type { supportMessages } from '@/content/support.messages';
import type { TextsOf } from '@/i18n/translation';

export const help: TextsOf<typeof helpMessages> = {
  link: '¿Cómo funciona?',
  title: 'Ayuda',
  recoveryTitle: 'Si {brand} desaparece',
};

export const glossary: TextsOf<typeof glossaryMessages> = {
  'word-guarantee': 'Garantía',
  'meaning-guarantee':
    'Un importe en bitcoin que respalda una obligación del contrato. Está en una dirección de la red Bitcoin, bloqueado con tres claves.',
  'word-counterparty': 'Contraparte',
  'meaning-counterparty': 'La persona que se unió al contrato. La otra parte lo creó.',
  'word-arbitrator': 'Árbitro',
  'meaning-arbitrator':
    'La persona que tiene la tercera clave de cada garantía. Solo decide disputas si el contrato tiene convenio arbitral. Su firma y la de una parte mueven el dinero; el contrato dice cuándo puede firmar. Su clave sola no mueve nada.',
  'word-deposit-address': 'Dirección de depósito',
  'meaning-deposit-address':
    'La dirección de Bitcoin a la que se envía el dinero de una garantía. Verificada: corresponde a las tres claves.',
  'word-satoshi': 'Satoshi (sat)',
  'meaning-satoshi': 'La unidad más pequeña de bitcoin: 100.000.000 de satoshis son 1 BTC.',
  'word-network-fee': 'Comisión de red',
  'meaning-network-fee':
    'Lo que cobra la red Bitcoin por una transacción. Depende del tamaño de la transacción y de la ocupación de la red, no del importe.',
  'word-confirmation': 'Confirmación',
  'meaning-confirmation':
    'Un bloque de la red Bitcoin que contiene la transacción o que va detrás de ella. Aparece un bloque nuevo cada diez minutos, aproximadamente. Antes de la primera confirmación todavía se puede sustituir un pago.',
  'word-release': 'Liberación',
  'meaning-release': 'Sacar dinero de una garantía. Hacen falta las firmas de dos de las tres personas con clave.',
  'word-co-sign': 'Segunda firma',
  'meaning-co-sign': 'Añadir la segunda firma a una liberación. La transacción se envía entonces a la red.',
  'word-signing-key': 'Clave de firma',
  'meaning-signing-key': 'Su propia clave de las garantías. Se crea en su navegador y se cifra con su contraseña.',
  'word-recovery-file': 'Archivo de recuperación',
  'meaning-recovery-file':
    'Un archivo de su cuenta con el que usted y otro firmante pueden mover el dinero sin este sitio.',
  'word-signed-terms': 'Términos firmados',
  'meaning-signed-terms':
    'El texto exacto del contrato, firmado por ambas partes con sus claves. Cualquier cambio posterior se puede detectar.',
  'word-coin': 'Moneda',
  'meaning-coin':
    'Un pago que una dirección ha recibido y todavía no ha gastado. Una transacción gasta monedas enteras.',
  'word-safety-number': 'Número de seguridad',
  'meaning-safety-number':
    'Sesenta cifras que ambas partes comparan por teléfono. Si todas coinciden, ambas ven las mismas claves.',
  'word-revision': 'Revisión',
  'meaning-revision': 'Una versión de los términos que firman ambas partes. Cada cambio da lugar a una nueva.',
  'word-block-explorer': 'Explorador de bloques',
  'meaning-block-explorer': 'Un sitio web que muestra las transacciones y los bloques de la red Bitcoin.',
  'word-wallet': 'Monedero',
  'meaning-wallet': 'Un programa o dispositivo que guarda sus propias claves de Bitcoin, y envía y recibe bitcoins.',
  'word-psbt': 'PSBT (transacción por firmar)',
  'meaning-psbt': 'Un archivo con una transacción de Bitcoin a la que todavía le faltan firmas.',
  title: 'Glosario',
  more: 'Más en la ayuda',
};

export const support: TextsOf<typeof supportMessages> = {
  support: 'soporte',
  operator: 'quien gestiona este {brand}',
};
