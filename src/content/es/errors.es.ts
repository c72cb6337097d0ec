import type { errorMessages } from '@/content/errors.messages';
import type { TextsOf } from '@/i18n/translation';

export const ERRORS_ES: TextsOf<typeof errorMessages> = {
  network: 'Error de red: el servidor no ha respondido. Compruebe su conexión e inténtelo de nuevo.',
  httpGone: 'El servidor ya no tiene esto. Vuelva a cargar la página.',
  httpForbidden: 'El servidor no permite esto con su cuenta. Si debería, cierre la sesión y vuelva a iniciarla.',
  httpBusy: 'El servidor está recibiendo demasiadas solicitudes. Espere un momento e inténtelo de nuevo.',
  httpDown: 'El servidor no ha podido hacerlo (código de estado {status}). Inténtelo de nuevo en un momento.',
  httpOther: 'El servidor lo ha rechazado: la solicitud ha fallado con el código de estado {status}.',
  serverSays: 'El servidor lo ha rechazado: {text}',
  'bad-answer':
    'El servidor ha enviado una respuesta que no se puede usar ({what}). Inténtelo de nuevo; si persiste, avise al servicio de asistencia.',
  'keys-not-generated': 'No se han podido generar las claves',
  'crypto-unavailable':
    'Este navegador no ofrece criptografía en esta página. Ábrala por https, o en localhost, e inténtelo de nuevo.',
  'wrong-password': 'La contraseña no es correcta. No se ha firmado ni enviado nada; escríbala de nuevo.',
  'bad-envelope':
    'Su clave de firma guardada no se puede leer. Cierre la sesión y vuelva a iniciarla para obtenerla de nuevo.',
  'key-mismatch':
    'La clave de firma guardada es de otra cuenta. Cierre la sesión y vuelva a iniciarla para obtener la suya.',
  'psbt-refused': 'La transacción se ha rechazado y no se ha firmado nada: {text}',
  'psbt-high-fee': 'La comisión de red es inusualmente alta. Confirme que la acepta antes de firmar.',
  'no-psbt': 'No se ha encontrado ninguna PSBT para firmar',
  'signature-invalid': 'Una firma de esta transacción no es válida. Cancélela y cree una nueva.',
  'not-enough-signatures': 'Todavía falta una firma. La otra parte tiene que firmar primero.',
  'broadcast-refused': 'La red Bitcoin ha rechazado la transacción: {text}',
  'record-refused': 'El servidor no ha aceptado su firma, así que hay que hacer la liberación de nuevo: {text}',
  'no-deposit-answer': 'El servidor no ha dado ninguna dirección de depósito',
  'no-deposit-address': 'No se ha generado ninguna dirección de depósito',
  'address-not-derived': 'No se ha podido generar la dirección',
  'address-info': 'No se han podido obtener los datos de la dirección',
  'guarantee-update-failed': 'No se ha podido actualizar la garantía',
  'fees-unknown':
    'No se conocen las comisiones de red actuales: el explorador de bloques no ha respondido. Inténtelo de nuevo en un momento.',
  'balance-unknown':
    'No se conoce el saldo: el explorador de bloques no ha respondido. Inténtelo de nuevo en un momento.',
  'keys-changed':
    'Una clave de este contrato ha cambiado desde la última vez que la vio, así que no se paga ni se firma nada. Compruébela con la otra parte; la alarma de la cabecera del contrato dice cómo.',
  'deposits-unverified':
    'Ninguna dirección de depósito de esta garantía se puede verificar con las claves, así que lo que contienen no se cuenta y no se puede liberar desde aquí.',
  'signing-here': 'Esta garantía ya se está liberando o firmando. Espere a que termine.',
  'signing-elsewhere':
    'Esta garantía se está firmando en otra pestaña. Termine allí, o cierre esa pestaña e inténtelo de nuevo.',
  'withdrawal-waiting':
    'Mientras tanto se ha firmado otra retirada de esta garantía, que espera la segunda firma. Firme o cancele primero esa.',
  'already-broadcast':
    'La otra parte ha firmado y difundido esta transacción mientras tanto, así que ya no se puede cancelar.',
  unsaved:
    'Este navegador todavía tiene que guardar algo de la cuenta con la que ha entrado. Espere a que termine o salga antes.',
  unexpected: 'Ha ocurrido algo inesperado: {text}',
};
