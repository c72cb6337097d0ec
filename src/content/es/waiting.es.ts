import type { waitingMessages } from '@/content/waiting.messages';
import type { TextsOf } from '@/i18n/translation';

export const waiting: TextsOf<typeof waitingMessages> = {
  slow: 'Tarda más de lo normal. Puede seguir esperando o dejarlo: lo que ha escrito se conserva.',
  slowLoad: 'Tarda más de lo normal: el servidor aún no ha respondido.',
  stop: 'Dejar de esperar',
  retry: 'Reintentar',
  stopped: 'Ha dejado de esperar antes de que respondiera el servidor. Puede que se haya hecho.',
  late: 'El servidor ha respondido: al final se ha hecho.',
  'next-create': 'Compruebe sus contratos antes de crearlo otra vez.',
  'next-join': 'Abra el contrato desde su lista para ver si ya forma parte de él.',
  'next-save': 'El contrato se vuelve a cargar cada minuto; compruebe si ha cambiado antes de intentarlo otra vez.',
  'next-delete': 'Vuelva a cargar la lista para ver si el contrato sigue ahí.',
  'next-guarantee': 'Compruebe las garantías del contrato antes de añadirla otra vez.',
  'next-message': 'Compruebe si aparece en el chat antes de enviarlo otra vez.',
  'next-delete-message': 'Compruebe si sigue apareciendo en el chat antes de eliminarlo otra vez.',
  'next-release': 'Averiguamos qué ha pasado y eliminamos una liberación que se haya creado sin su firma.',
  'next-sign': 'Si se firmó aquí, seguimos enviándola y registrándola.',
  'next-cancel': 'Abra la garantía otra vez en un momento para ver si la liberación ha desaparecido.',
  'next-deposit': 'Reinténtelo: si la dirección se ha creado, la verá.',
  'next-terms': 'Si se han firmado aquí, la firma se guarda y el contrato la muestra en un momento.',
  'next-registration':
    'Puede que la cuenta ya exista: intente iniciar sesión con este correo y esta contraseña, o regístrese otra vez.',
};
