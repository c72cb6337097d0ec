import { ACCOUNT_ES } from '@/content/es/account.es';
import { ATTENTION_ES } from '@/content/es/attention.es';
import { CHAT_ES } from '@/content/es/chat.es';
import { CONTRACT_SEARCH_ES } from '@/content/es/contract-search.es';
import {
  CONTRACT_DETAIL_ES,
  CONTRACT_ES,
  CONTRACT_FORM_ES,
  CONTRACT_LIST_ES,
  JOIN_ES,
} from '@/content/es/contracts.es';
import { DEPOSITS_ES } from '@/content/es/deposits.es';
import { DEVEL_ES } from '@/content/es/devel.es';
import { DISCARD_ES } from '@/content/es/discard.es';
import { DISPUTES_ES } from '@/content/es/disputes.es';
import { ERRORS_ES } from '@/content/es/errors.es';
import { GALLERY_ES } from '@/content/es/gallery.es';
import { GUARANTEE_TIMELINE_ES } from '@/content/es/guarantee-timeline.es';
import { GUARANTEES_ES } from '@/content/es/guarantees.es';
import { LANGUAGE_ES, LAYOUT_ES, MEMBER_BAR_ES, NOT_FOUND_ES, SETTINGS_ES, THEME_ES } from '@/content/es/layout.es';
import { DEMO_ACCOUNTS_ES, LOGIN_ES } from '@/content/es/login.es';
import { PINS_ES } from '@/content/es/pins.es';
import { REGISTRATION_ES } from '@/content/es/registration.es';
import { SAMPLE_DISPUTE_ES } from '@/content/es/sample-dispute.es';
import { LOGOUT_ES, STATUS_ES } from '@/content/es/status.es';
import { TEMPLATES_ES } from '@/content/es/templates.es';
import { WITHDRAWALS_ES } from '@/content/es/withdrawals.es';
import type { Catalogue } from '@/i18n/translation';

/** What is in English by default; the rest has its base texts. */
export const SPANISH: Catalogue = {
  account: ACCOUNT_ES,
  attention: ATTENTION_ES,
  chat: CHAT_ES,
  contract: CONTRACT_ES,
  contractDetail: CONTRACT_DETAIL_ES,
  contractForm: CONTRACT_FORM_ES,
  contractList: CONTRACT_LIST_ES,
  contractSearch: CONTRACT_SEARCH_ES,
  demoAccounts: DEMO_ACCOUNTS_ES,
  deposits: DEPOSITS_ES,
  devel: DEVEL_ES,
  discard: DISCARD_ES,
  disputes: DISPUTES_ES,
  errors: ERRORS_ES,
  gallery: GALLERY_ES,
  guaranteeTimeline: GUARANTEE_TIMELINE_ES,
  guarantees: GUARANTEES_ES,
  join: JOIN_ES,
  language: LANGUAGE_ES,
  layout: LAYOUT_ES,
  login: LOGIN_ES,
  logout: LOGOUT_ES,
  memberBar: MEMBER_BAR_ES,
  notFound: NOT_FOUND_ES,
  registration: REGISTRATION_ES,
  pins: PINS_ES,
  sampleDispute: SAMPLE_DISPUTE_ES,
  settings: SETTINGS_ES,
  status: STATUS_ES,
  templates: TEMPLATES_ES,
  theme: THEME_ES,
  withdrawals: WITHDRAWALS_ES,
};
