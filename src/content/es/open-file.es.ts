import type { openFileMessages } from '@/content/open-file.messages';
import type { TextsOf } from '@/i18n/translation';

export const openFile: TextsOf<typeof openFileMessages> = {
  'psbt-unreadable': 'No contiene nada que se pueda abrir aquí.',
  'psbt-not-a-transaction': 'No es una PSBT ni ninguno de los otros archivos.',
  'psbt-cut-off': 'No se puede leer. Si es una PSBT, le falta el final: guárdela o cópiela entera.',
  'psbt-too-long': 'Este texto es demasiado largo para ser una PSBT.',
  'psbt-transaction':
    'Es una transacción en bruto, no una PSBT: aquí no se puede firmar nada en ella. Si ya la han firmado dos personas, cualquier explorador de bloques la difunde. Si no, pida la PSBT.',
  'psbt-invalid': 'Esta PSBT está dañada, o es de una versión que aquí no se lee. Pida otra copia.',
  title: 'Abrir un archivo',
  purpose:
    'Para lo que alguien le envíe sobre este contrato: una transacción para firmar (PSBT), un certificado, un archivo de recuperación. Verá qué es antes de que se firme nada.',
  file: 'Archivo',
  fileChoose: 'Elegir archivo',
  fileNone: 'Ningún archivo elegido',
  text: 'O pegue su texto',
  open: 'Abrir',
  opening: 'Leyendo…',
  close: 'Cerrar',

  missing: 'Elija un archivo, o pegue su texto.',
  'file-unreadable': 'El navegador no ha podido leer este archivo. Elíjalo otra vez.',
  'file-too-large': 'Este archivo es demasiado grande para ser uno de estos. Elija otro.',
  nothing: 'No se ha guardado ni firmado nada.',
  known: 'Pida el archivo original a quien se lo envió: .psbt, aval-terms-…, aval-recovery-…, aval-for-signer-…',
  several: 'Este archivo dice ser dos cosas: {first} y {second}. Pida dos archivos a quien se lo envió.',
  'kind-recovery': 'un archivo de recuperación',
  'kind-certificate': 'un certificado',
  'kind-transaction': 'una transacción',
  'other-network': 'Este archivo es para la red {theirs}; este sitio usa {ours}.',
  'coins-unnamed': 'Esta PSBT no dice qué monedas gasta. Pida una que lo diga (witness UTXO).',
  'other-coins': 'Gasta monedas que no son de ninguna garantía de este contrato, así que aquí no se firma nada.',
  'contract-coins': 'Gasta monedas de otro contrato: {title}. Ábrala en la página de ese contrato.',
  'unverified-coins':
    'Gasta monedas de una dirección de este contrato que no se ha podido verificar, así que no se puede firmar aquí. La página del contrato dice por qué.',

  show: 'Ver los términos',
  done: 'Revisión {revision}: firmada por ambas partes. Todas las firmas son válidas. Este dispositivo las recuerda ahora.',
  half: 'Revisión {revision}: firmada solo por una de las partes. La firma es válida. Este dispositivo la recuerda ahora.',
  'not-a-certificate': 'Este archivo no contiene términos firmados. Elija el archivo aval-terms-….',
  'newer-version':
    'Este archivo es de una versión posterior del programa. Vuelva a cargar esta página e inténtelo otra vez.',
  damaged: 'Este certificado está dañado, o alguien lo ha editado. Use otra copia.',
  'other-contract':
    'Estos términos son de otro contrato o de otras personas: {title}. Abra el archivo en la página de ese contrato.',
  'other-keys':
    'Estos términos indican, para usted o para la otra parte, una clave distinta de la que tiene ahora el contrato. Una de las dos está mal: pregunte a la otra parte por otro canal, y no pague ni firme nada hasta aclararlo.',
  'signature-owner':
    'La firma o la clave de la persona que creó el contrato no corresponde a estos términos: el archivo se cambió después de firmarlo. Use una copia que nadie haya editado.',
  'signature-counterparty':
    'La firma o la clave de la contraparte no corresponde a estos términos: el archivo se cambió después de firmarlo. Use una copia que nadie haya editado.',

  recovery: 'Es un archivo de recuperación.',
  forSigner: 'Es un archivo de recuperación para otro firmante: no contiene ninguna clave.',
  account: 'Cuenta',
  own: 'La suya',
  stranger: 'De nadie en este contrato',
  madeAt: 'Creado el',
  contracts: 'Contratos',
  noContracts: 'Ninguno: solo la clave',
  hasContract: 'Contiene este contrato.',
  lacksContract: 'No contiene este contrato.',
  foreignKey:
    'Contiene la clave cifrada de otra persona. Solo debe tenerlo su titular: bórrelo y avise a quien se lo envió.',
  keep: 'Guárdelo. Si este sitio desaparece, se abre en la página de recuperación, junto con su propio archivo de recuperación.',
  openKey:
    'Ahora mismo no se puede abrir su clave. Elija este archivo otra vez en *Abrir la clave desde un archivo*, en el menú junto a su correo.',
};
