import type { firstStepsMessages } from '@/content/first-steps.messages';
import type { TextsOf } from '@/i18n/translation';

export const firstSteps: TextsOf<typeof firstStepsMessages> = {
  title: 'Primeros pasos',
  done: 'Hecho:',
  dismiss: 'Ocultar',
  dismissLabel: 'Ocultar los primeros pasos',
  dismissed: 'Primeros pasos ocultos.',
  backup: 'Guarde una copia de su clave',
  backupText: 'Un archivo con su [clave de firma], cifrada con su contraseña. Nadie puede recuperar una clave perdida.',
  backupAction: 'Descargar la copia de la clave',
  contract: 'Cree un contrato o únase a uno',
  contractText: 'Para unirse, abra el enlace que le envíe su contraparte.',
  contractAction: 'Crear un contrato',
  kit: 'Descargue el [kit de recuperación]',
  kitText: 'Con él y su contraseña puede mover el dinero sin nosotros. No hay que instalar nada.',
  kitLater: 'Estará disponible cuando se pague un depósito. Con él puede mover el dinero sin nosotros.',
  kitAction: 'Abrir el contrato',
  kitHelp: 'Cómo funciona',
};
