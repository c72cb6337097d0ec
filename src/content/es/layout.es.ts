import type { languageMessages } from '@/content/language.messages';
import type { layoutMessages } from '@/content/layout.messages';
import type { memberBarMessages } from '@/content/member-bar.messages';
import type { notFoundMessages } from '@/content/not-found.messages';
import type { settingsMessages } from '@/content/settings.messages';
import type { themeMessages } from '@/content/theme.messages';
import type { TextsOf } from '@/i18n/translation';

export const LAYOUT_ES: TextsOf<typeof layoutMessages> = {
  skipToContent: 'Ir al contenido',
  mainNavigation: 'Principal',
  login: 'Iniciar sesión',
  loading: 'Cargando',
  goToContracts: 'Ir a sus contratos',
  errorTitle: 'Algo ha fallado en esta pantalla',
  errorText: 'No se ha enviado nada por ello. Vuelva a cargar la página; si se repite, vuelva a sus contratos.',
  reload: 'Volver a cargar',
};

export const MEMBER_BAR_ES: TextsOf<typeof memberBarMessages> = {
  menu: 'Menú',
  contracts: 'Contratos',
  newContract: 'Nuevo contrato',
  devel: 'Desarrollo',
  userDisputes: 'Gestión de disputas: usuario',
  arbitratorDisputes: 'Gestión de disputas: árbitro',
  allMockups: 'Ver todas las maquetas',
  downloadKeyBackup: 'Descargar copia de la clave',
  checkKeyBackup: 'Comprobar copia de la clave',
  logout: 'Cerrar sesión',
};

export const NOT_FOUND_ES: TextsOf<typeof notFoundMessages> = {
  title: 'Página no encontrada',
  text: 'No hay nada en esta dirección.',
};

export const THEME_ES: TextsOf<typeof themeMessages> = {
  theme: 'Tema',
  system: 'Como el sistema',
  light: 'Claro',
  dark: 'Oscuro',
};

export const LANGUAGE_ES: TextsOf<typeof languageMessages> = {
  language: 'Idioma',
  default: 'Predeterminado (modelos en español)',
  en: 'English',
  es: 'Español',
  failed: 'No se ha podido cargar el idioma. Compruebe su conexión y elíjalo de nuevo.',
};

export const SETTINGS_ES: TextsOf<typeof settingsMessages> = {
  title: 'La aplicación no puede iniciarse: hay un ajuste incorrecto',
  text: 'Corríjalo en el entorno con el que se compila la aplicación y vuelva a compilarla.',
  value: 'Valor',
  expected: 'Se esperaba',
};
