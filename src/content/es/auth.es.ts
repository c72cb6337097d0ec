import type { authMessages } from '@/content/auth.messages';
import type { TextsOf } from '@/content/translation';

export const AUTH_ES: TextsOf<typeof authMessages> = {
  loginTitle: 'Iniciar sesión en {brand}',
  registerTitle: 'Registrarse en {brand}',
  username: 'Nombre de usuario',
  email: 'Correo electrónico',
  password: 'Contraseña',
  passwordHint:
    'Esta contraseña protege también su clave de firma, que se crea en este navegador. No se puede restablecer: guárdela bien.',
  login: 'Iniciar sesión',
  loggingIn: 'Iniciando sesión…',
  forgotPassword: '¿Ha olvidado la contraseña?',
  forgotPasswordReason: 'Una contraseña no se puede restablecer: protege también la clave de firma.',
  noAccount: '¿No tiene cuenta?',
  registerHere: 'Regístrese aquí',
  register: 'Registrarse',
  registering: 'Registrando…',
  haveAccount: '¿Ya tiene cuenta? Inicie sesión aquí',
  registered: 'Registro completado. Inicie sesión.',
  loginFailed: 'No se ha podido iniciar sesión',
  registrationFailed: 'No se ha podido completar el registro',
  demoTitle: 'Cuentas de demostración',
  demoHint: 'Pruebe el producto con una de ellas.',
  demoUse: 'Usar',
  demoUseAccount: 'Usar {email}',
};
