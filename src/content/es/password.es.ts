import type { passwordMessages } from '@/content/password.messages';
import type { TextsOf } from '@/i18n/translation';

export const password: TextsOf<typeof passwordMessages> = {
  show: 'Mostrar la contraseña',
  hide: 'Ocultar la contraseña',
};
