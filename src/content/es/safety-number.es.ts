import type { safetyNumberMessages } from '@/content/safety-number.messages';
import type { TextsOf } from '@/i18n/translation';

export const safetyNumber: TextsOf<typeof safetyNumberMessages> = {
  menu: 'Número de seguridad',
  purpose:
    'Llame a la otra parte y pídale que abra también este número: en este contrato, en Más, Términos. Léanse los grupos. Si todos son iguales, ambas partes ven las mismas claves y nadie ha sustituido ninguna.',
  loading: 'Calculando el número…',
  unknown:
    'No se conoce el número: hacen falta las claves de ambas partes y la tercera clave. Vuelva a intentarlo en un momento.',
  retry: 'Reintentar',
  number: 'Número de seguridad',
  copy: 'Copiar',
  differs: 'Si no coincide',
  differTitle: 'No pague ni firme nada',
  differAdvice:
    'Lean los números otra vez, despacio, y asegúrense de tener abierto el mismo contrato. Si siguen siendo distintos, una de las partes ha recibido una clave equivocada de la otra parte u otra tercera clave. No deposite, libere ni firme nada. Comparen también las claves en los términos, guarden una captura de pantalla y pregunten a {support} qué ha ocurrido.',
  alarm: 'Una clave de este contrato ha cambiado. Siga primero el aviso de la parte superior del contrato.',
};
