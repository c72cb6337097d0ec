import type { registrationMessages } from '@/content/registration.messages';
import type { TextsOf } from '@/i18n/translation';

export const REGISTRATION_ES: TextsOf<typeof registrationMessages> = {
  registerTitle: 'Registrarse en {brand}',
  username: 'Nombre de usuario',
  email: 'Correo electrónico',
  password: 'Contraseña',
  passwordHint:
    'Esta contraseña protege también su clave de firma, que se crea en este navegador. No se puede restablecer: guárdela bien.',
  strength: 'Seguridad',
  strengthHint: 'Cuatro palabras que no tienen nada que ver entre sí hacen una contraseña fuerte.',
  'strength-very-weak': 'muy débil',
  'strength-weak': 'débil',
  'strength-fair': 'regular',
  'strength-good': 'buena',
  'strength-strong': 'fuerte',
  strengthIs: 'Seguridad: {words}.',
  strengthWarning: 'Quien la adivine tiene una firma.',
  register: 'Registrarse',
  registering: 'Registrando…',
  haveAccount: '¿Ya tiene cuenta? Inicie sesión aquí',
  registered: 'Registro completado. Inicie sesión.',
  registrationFailed: 'No se ha podido completar el registro',
};
