import type { recoveryPageMessages } from '@/content/recovery-page.messages';
import type { TextsOf } from '@/i18n/translation';

export const recoveryPage: TextsOf<typeof recoveryPageMessages> = {
  title: 'Página de recuperación',
  purpose: 'Un solo archivo con el que puede mover sus garantías si este producto desaparece.',
  use: 'Guárdela junto a su kit de recuperación. Ábrala desde su disco, sin ninguna red: crea y firma la transacción con el kit. Usted y otro firmante pueden entonces mover el dinero.',
  size: 'Tamaño del archivo',
  hash: 'SHA-256',
  copyHash: 'Copiar el SHA-256',
  copied: 'Copiado',
  copyFailed: 'El navegador no ha permitido copiar. Seleccione el texto y cópielo a mano.',
  hashHint:
    'Es el mismo para quienes compilen esta versión. Compárelo con lo que ve la otra parte o con el archivo de su disco.',
  open: 'Abrirla aquí',
  close: 'Cerrar',
  download: 'Descargar página de recuperación',
  downloading: 'Descargando…',
  downloaded: 'Su navegador está guardando {file}. Su SHA-256 es el de arriba.',
  unreachable:
    'No se ha podido descargar la página de recuperación y no se ha guardado nada. Compruebe su conexión e inténtelo otra vez.',
  changed:
    'El servidor ha enviado un archivo distinto del que corresponde a esta aplicación. No se ha guardado: podría quedarse con sus claves. Vuelva a cargar la página e inténtelo otra vez; si se repite, consiga el archivo en otro sitio y compare su SHA-256.',
  unknown:
    'No se ha podido cargar el SHA-256 de la página de recuperación. Compruebe su conexión, vuelva a cargar la página e inténtelo otra vez.',
};
