import type { logoutMessages, statusMessages } from '@/content/status.messages';
import type { TextsOf } from '@/i18n/translation';

export const STATUS_ES: TextsOf<typeof statusMessages> = {
  offline:
    'No tiene conexión. Lo que ve puede no estar al día, y no se puede guardar ni firmar nada hasta que vuelva a tenerla.',
  storageFull:
    'El almacenamiento de este navegador está lleno. Tras volver a cargar la página habrá que obtener de nuevo sus contratos; deje abierta esta pestaña mientras se esté guardando algo.',
  storageBlocked:
    'Este navegador no permite que la página guarde nada. Tras volver a cargarla tendrá que iniciar sesión de nuevo; deje abierta esta pestaña mientras se esté guardando algo.',
  clock: 'El reloj de este dispositivo se desvía unas {hours} h. Las fechas que ve y que elige pueden ser incorrectas.',
  newerVersion:
    'Hay una versión más reciente de esta página y partes de esta ya no se pueden cargar. Termine lo que esté escribiendo y vuelva a cargarla.',
  reload: 'Volver a cargar',
  savingOne: 'Su transacción está en camino; su registro todavía se está guardando…',
  savingMany: '{count} transacciones están en camino; sus registros todavía se están guardando…',
  retryNow: 'Reintentar ahora',
  retrying: 'Reintentando…',
  dismiss: 'Descartar',
  notBroadcast: 'Una transacción no se ha difundido.',
  releaseNotSaved: 'Una liberación no se ha guardado.',
};

export const LOGOUT_ES: TextsOf<typeof logoutMessages> = {
  title: '¿Cerrar la sesión antes de que todo esté guardado?',
  purpose: 'Al cerrar la sesión, este navegador olvida lo que todavía tiene que guardar.',
  sent: 'Difundidas y todavía sin registrar: {count}. El dinero está a salvo en la red, pero el servidor puede seguir mostrándolas como pendientes.',
  unsent: 'Firmadas y todavía sin difundir: {count}. Habría que firmarlas de nuevo.',
  signatures:
    'Liberaciones que usted ha firmado y que el servidor todavía no tiene: {count}. Habría que hacerlas de nuevo.',
  stay: 'Seguir con la sesión',
  leave: 'Cerrar la sesión de todos modos',
};
