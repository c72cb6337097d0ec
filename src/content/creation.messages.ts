import { i18n } from '@/i18n/i18n';

/** Choice of creation mode (docs/specification.md#2-screens-and-routes), in Spanish. */
export const creationMessages = i18n('creation', {
  title: 'Crear un contrato',
  intro: 'Hay dos maneras de empezar. En ambas puede guardar un borrador y cambiar el texto antes de compartirlo.',
  scratchTitle: 'Crear desde cero',
  scratchText: 'Escriba usted el título y las condiciones, o adjunte el contrato en PDF.',
  scratchWhen: 'Elija esta opción si el texto ya está redactado o si su acuerdo no se parece a ninguno habitual.',
  scratchAction: 'Empezar desde cero',
  templateTitle: 'Usar un modelo predefinido',
  templateText: 'Parta de un modelo completo, con garantías y cláusulas listas para adaptar.',
  templateWhen:
    'Elija esta opción si se trata de una compraventa, un servicio, un alquiler, un préstamo u otro acuerdo habitual, o si no sabe qué garantías pedir.',
  templateAction: 'Ver los modelos',
  recommended: 'Recomendado la primera vez',
  clausesText: '¿Tiene textos que repite en cada contrato?',
  clausesLink: 'Guárdelos en su biblioteca de cláusulas',
});
