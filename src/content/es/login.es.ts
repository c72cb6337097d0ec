import type { demoAccountsMessages } from '@/content/demo-accounts.messages';
import type { loginMessages } from '@/content/login.messages';
import type { TextsOf } from '@/i18n/translation';

export const LOGIN_ES: TextsOf<typeof loginMessages> = {
  loginTitle: 'Iniciar sesión en {brand}',
  email: 'Correo electrónico',
  password: 'Contraseña',
  login: 'Iniciar sesión',
  loggingIn: 'Iniciando sesión…',
  forgotPassword: '¿Ha olvidado la contraseña?',
  forgotPasswordReason: 'Una contraseña no se puede restablecer: protege también la clave de firma.',
  noAccount: '¿No tiene cuenta?',
  registerHere: 'Regístrese aquí',
  loginFailed: 'No se ha podido iniciar sesión',
  unsaved: 'Algo de la cuenta con la que ha entrado sigue sin guardarse. Salga antes.',
};

export const DEMO_ACCOUNTS_ES: TextsOf<typeof demoAccountsMessages> = {
  title: 'Cuentas de demostración',
  hint: 'Pruebe el producto con una de ellas.',
  choose: 'Usar',
  chooseAccount: 'Usar {email}',
};
