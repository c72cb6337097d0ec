import type { openCertificateMessages } from '@/content/open-certificate.messages';
import type { TextsOf } from '@/i18n/translation';

export const openCertificate: TextsOf<typeof openCertificateMessages> = {
  title: 'Abrir certificado',
  purpose:
    'Lee los términos firmados de un archivo, verifica cada firma y los recuerda en este dispositivo. Sirve para términos que se firmaron en otro dispositivo.',
  file: 'Certificado',
  fileChoose: 'Elegir archivo',
  fileNone: 'Ningún archivo elegido',
  fileHint: 'El archivo aval-terms-…, o un kit de recuperación aval-kit-….',
  open: 'Abrir',
  opening: 'Verificando…',
  close: 'Cerrar',
  cancel: 'Cancelar',
  show: 'Mostrar el certificado',

  done: 'Revisión {revision}: firmada por ambas partes. Todas las firmas son válidas.',
  doneOwner: 'Revisión {revision}: firmada solo por quien creó el contrato. La firma es válida.',
  doneCounterparty: 'Revisión {revision}: firmada solo por la contraparte. La firma es válida.',
  known: 'Este dispositivo ya la tenía.',
  added: 'Este dispositivo la recuerda ahora.',

  'file-missing': 'Elija primero el archivo de un certificado.',
  'file-unreadable': 'El navegador no ha podido leer este archivo. Elíjalo otra vez.',
  'file-too-large': 'Este archivo es demasiado grande para ser un certificado. Elija el archivo aval-terms-….',
  'file-not-json': 'Este archivo está incompleto o dañado, o no es un certificado. Use otra copia.',
  'file-recovery-kit': 'Este kit de recuperación no se puede leer. Use otra copia.',
  'file-key-backup': 'Esto es una copia de seguridad de una clave. Elija el archivo aval-terms-….',
  'file-not-a-certificate': 'Esto no es un certificado. Elija el archivo aval-terms-….',
  'file-newer-version':
    'Este archivo es de una versión posterior del programa. Vuelva a cargar esta página e inténtelo otra vez.',
  'file-not-terms':
    'El texto de este archivo no corresponde a los términos de un contrato. El archivo se cambió o está dañado; use otra copia.',
  'file-not-canonical':
    'El texto de este archivo se ha reformateado, así que no es el que se firmó. Use una copia que nadie haya editado.',
  'file-role-repeated':
    'El archivo contiene dos firmas de la misma parte, así que alguien lo ha cambiado. Use otra copia.',
  'file-incomplete': 'El archivo está dañado: {field} falta o es incorrecto. Use otra copia.',
  'file-whole': 'una parte',
  'kit-no-terms': 'Este kit de recuperación no contiene términos firmados. Elija el archivo aval-terms-….',
  'kit-unreadable':
    'Este kit de recuperación no se puede leer: está dañado o es de una versión posterior. Use otra copia.',

  'owner-network': 'Estos términos son de otra red ({network}), así que no son de este contrato. Elija otro archivo.',
  'owner-contract': 'Estos términos son de otro contrato: {title}. Abra el archivo en la página de ese contrato.',
  'owner-person': 'Estos términos nombran a personas que no son las partes de este contrato. Elija otro archivo.',
  'owner-no-party':
    'Estos términos no nombran a ambas partes de este contrato, o usted no es una de ellas. Elija otro archivo.',
  'owner-own-key':
    'Estos términos indican para usted una clave distinta de la de su cuenta. Se firmaron con otras claves, o se cambió el archivo. Use otra copia.',
  'owner-other-key':
    'Estos términos indican para la otra parte una clave distinta de la que tiene ahora el contrato. Una de las dos está mal: pregunte a la otra parte por otro canal, y no pague ni firme nada hasta aclararlo.',

  'signature-text-altered':
    'Ninguna firma de este archivo corresponde a estos términos: el texto se cambió después de firmarlo. Use una copia que nadie haya editado.',
  'signature-invalid-owner':
    'La firma de la persona que creó el contrato no corresponde a estos términos. Alguien cambió el texto o la firma; use otra copia.',
  'signature-invalid-counterparty':
    'La firma de la contraparte no corresponde a estos términos. Alguien cambió el texto o la firma; use otra copia.',
  'key-differs-owner':
    'La persona que creó el contrato no firmó con la clave que indican los términos. Alguien cambió el archivo; use otra copia.',
  'key-differs-counterparty':
    'La contraparte no firmó con la clave que indican los términos. Alguien cambió el archivo; use otra copia.',
  'address-differs-owner':
    'La dirección junto a la firma de la persona que creó el contrato no corresponde a su clave. Alguien cambió el archivo; use otra copia.',
  'address-differs-counterparty':
    'La dirección junto a la firma de la contraparte no corresponde a su clave. Alguien cambió el archivo; use otra copia.',
  nothing: 'No se ha guardado nada.',
};
