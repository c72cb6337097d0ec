import { i18n, params } from '@/i18n/i18n';

/** The introduction beside login and registration. */
export const authIntroMessages = i18n('authIntro', {
  title: params('What {brand} is'),
  safe: 'Two of three keys move the money',
  /** The picture above names them. */
  safeText: 'One alone moves nothing.',
  /** With VITE_DEPOSIT_SCRIPT=unverified. */
  uncheckedTitle: 'Three keys',
  uncheckedText:
    'Every guarantee has three keys: yours, the other party’s and a third. Your browser does not check here that these keys lock a deposit. For that you depend on the server.',
  cost: 'What it costs',
  costText: params(
    'Bitcoin network fees, and the fee of the arbitrator, if you agree on one. {brand} itself takes nothing in this version.',
  ),
  help: 'Read how it works, and what happens if something goes wrong',
});
