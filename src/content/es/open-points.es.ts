import type { openPointMessages } from '@/content/open-points.messages';
import type { TextsOf } from '@/i18n/translation';

export const openPoints: TextsOf<typeof openPointMessages> = {
  title: '¿Publicar con puntos pendientes?',
  purpose: 'Puede publicar el contrato tal como está.',
  unsavedPurpose: 'Los cambios sin guardar siguen en este dispositivo y no se incluyen.',
  publish: 'Publicar de todos modos',
  back: 'Volver',
  unsaved: 'Tiene cambios del texto sin guardar.',
  blank: 'Sin completar todavía:',
  'no-depositor': 'No consta quién la deposita:',
  past: 'Válida hasta el {date}, que ya ha pasado:',
};
