import type { pinsMessages } from '@/content/pins.messages';
import type { TextsOf } from '@/i18n/translation';

export const PINS_ES: TextsOf<typeof pinsMessages> = {
  'changed-own-place': 'Su propio lugar entre las partes',
  'changed-counterparty': 'Clave pública de la otra parte',
  'changed-arbitrator': 'Clave pública extendida del árbitro',
  'fault-own-key-missing':
    'El lugar de su clave en este contrato contiene otra clave. Lo que se pague con ella podría gastarse sin usted. No pague ni firme nada, y pregunte al servicio de asistencia qué ha ocurrido.',
  'fault-invalid-key':
    'Una de las claves no es válida, está repetida o es de otra red, así que no resulta de ellas ninguna dirección de depósito. No pague ni firme nada, y pregunte al servicio de asistencia qué ha ocurrido.',
  changedTitle: 'Una clave de este contrato ha cambiado',
  changedMeaning:
    'Este dispositivo recuerda otras claves para este contrato. Las claves no cambian solas: o la otra parte perdió la suya y acordó con usted una nueva, o alguien ha puesto la suya en lugar de la de ella para hacerse con el dinero.',
  changedAdvice:
    'Pregunte a la otra parte por otro canal, por teléfono o en persona, y compare con ella la clave nueva, letra por letra. Hasta entonces, aquí no se puede depositar, liberar ni firmar nada.',
  before: 'Antes',
  now: 'Ahora',
  position: 'Lugar {number}',
  noPosition: 'Ninguno: usted no está entre las partes',
  checked: 'He comparado la clave nueva con la otra parte por otro canal y es correcta',
  useNewKey: 'Usar la clave nueva',
  faultTitle: 'Una clave de este contrato es incorrecta',
};
