import type { recoveryFileMessages } from '@/content/recovery-file.messages';
import type { TextsOf } from '@/i18n/translation';

export const recoveryFile: TextsOf<typeof recoveryFileMessages> = {
  'file-too-large':
    'Este archivo es demasiado grande para ser un archivo de recuperación. Elija el archivo aval-recovery-….html.',
  'file-not-json':
    'Esto no es un archivo de recuperación, o está incompleto. Elija el archivo aval-recovery-….html u otra copia.',
  'file-not-a-recovery-file': 'Esto no es un archivo de recuperación. Elija el archivo aval-recovery-….html.',
  'file-newer-version':
    'Este archivo es de una versión posterior de este programa. Vuelva a cargar la página, o use una más reciente.',
  'file-incomplete': 'Este archivo está dañado: {field} falta o es incorrecto. Use otra copia.',
  'file-whole': 'algún dato',
  'contract-keys-invalid':
    'Las claves de este archivo no son válidas para su red: el archivo se ha modificado o está dañado.',
  'contract-descriptor-differs':
    'Un descriptor no corresponde a las claves de este archivo: el archivo se ha modificado.',
  'contract-address-differs':
    'La dirección {address} no corresponde a las claves de este archivo: el archivo se ha modificado.',
  'contract-deposit-repeated': 'La dirección {address} aparece dos veces en este archivo: el archivo se ha modificado.',
  'contract-coin-repeated': 'La moneda {coin} aparece dos veces en este archivo: el archivo se ha modificado.',
  'contract-transaction-invalid': 'Una transacción de este archivo no se puede leer: el archivo está dañado.',
  'contract-coin-differs':
    'La moneda {coin} no coincide con su transacción: se ha modificado un importe o una dirección del archivo.',
};
