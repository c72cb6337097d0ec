import type { GuaranteeFormIssue } from '@/domain/guarantees/guarantee-form';
import type { TypedAmountIssue } from '@/domain/money/parse-amount';
import { i18n } from '@/i18n/i18n';

type Texts = Record<TypedAmountIssue | GuaranteeFormIssue, string>;

/** What is wrong with an amount in BTC, or with a field of a guarantee. */
export const FORM_ISSUES = {
  en: {
    required: 'Required',
    empty: 'Enter an amount.',
    'not-a-number': 'Enter an amount with a point or a comma, for example 0.001.',
    negative: 'The amount must be greater than 0.',
    zero: 'The amount must be greater than 0.',
    'too-precise': 'Bitcoin has at most 8 decimals.',
    'too-large': 'There will never be more than 21 million BTC.',
    'no-amount': 'This payment link names no amount.',
    'not-a-date': 'Enter a valid date.',
    past: 'This date has passed. Choose today or a later day.',
  },
  es: {
    required: 'Este dato es obligatorio.',
    empty: 'Escriba un importe.',
    'not-a-number': 'Escriba un importe con coma o punto, por ejemplo 0,001.',
    negative: 'El importe debe ser mayor que 0.',
    zero: 'El importe debe ser mayor que 0.',
    'too-precise': 'Un importe en BTC tiene 8 decimales como máximo.',
    'too-large': 'Nunca habrá más de 21 millones de BTC.',
    'no-amount': 'Este enlace de pago no indica ningún importe.',
    'not-a-date': 'Escriba una fecha válida.',
    past: 'Esta fecha ya ha pasado. Elija hoy o un día posterior.',
  },
} satisfies Record<'en' | 'es', Texts>;

export const formIssueMessages = i18n('formIssues', FORM_ISSUES.en);

/** On the template screens, which are in Spanish by default. */
export const legalFormIssueMessages = i18n('legalFormIssues', FORM_ISSUES.es);
