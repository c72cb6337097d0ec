import type { authIntroMessages } from '@/content/auth-intro.messages';
import type { TextsOf } from '@/i18n/translation';

export const authIntro: TextsOf<typeof authIntroMessages> = {
  title: 'Qué es {brand}',
  safe: 'Nadie puede llevarse el dinero',
  safeText:
    'Cada garantía tiene tres claves: la suya, la de su contraparte y la de un árbitro. Para mover el dinero hacen falta dos. Nadie puede hacerlo por su cuenta, tampoco {brand}.',
  cost: 'Cuánto cuesta',
  costText:
    'Las comisiones de la red Bitcoin, 0.00001 BTC por abrir una disputa y los honorarios del árbitro, si los acuerdan. {brand} no cobra nada en esta versión.',
  help: 'Lea cómo funciona y qué ocurre si algo va mal',
  invited: 'Le han invitado a un contrato',
  invitedText:
    'Inicie sesión o regístrese. Después leerá el contrato y decidirá. Antes no hay nada acordado ni pagado.',
};
