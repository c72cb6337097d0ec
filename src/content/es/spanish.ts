import {
  DEMO_ACCOUNTS_ES,
  KEY_ALARM_ES,
  LOGIN_ES,
  LOGIN_SECRET_ES,
  LOGIN_STATUS_ES,
  OWN_KEY_ES,
  REGISTRATION_ES,
} from '@/content/es/account.es';
import { ACTIVITY_ES } from '@/content/es/activity.es';
import { AUTH_INTRO_ES } from '@/content/es/auth-intro.es';
import { CERTIFICATE_ES } from '@/content/es/certificate.es';
import { CONTRACT_OVERVIEW_ES } from '@/content/es/contract-overview.es';
import { CONTRACT_SCREEN_ES, GUARANTEE_ROW_ES } from '@/content/es/contract-screen.es';
import {
  CHAT_ES,
  CONTRACT_DETAIL_ES,
  CONTRACT_ES,
  CONTRACT_FORM_ES,
  CONTRACT_LIST_ES,
  CONTRACT_SEARCH_ES,
  JOIN_ES,
  TEMPLATES_ES,
} from '@/content/es/contracts.es';
import { DEPOSIT_PROGRESS_ES } from '@/content/es/deposit-progress.es';
import { DESTINATIONS_ES } from '@/content/es/destinations.es';
import { DEVEL_ES, GALLERY_ES, SAMPLE_DISPUTE_ES } from '@/content/es/devel.es';
import { DRAFTS_ES } from '@/content/es/drafts.es';
import { FIRST_STEPS_ES } from '@/content/es/first-steps.es';
import { GLOSSARY_ES } from '@/content/es/glossary.es';
import { ATTENTION_ES, DEPOSITS_ES, DISPUTES_ES, GUARANTEE_STATE_ES, GUARANTEES_ES } from '@/content/es/guarantees.es';
import { HELP_ES } from '@/content/es/help.es';
import { INVITATION_CHECK_ES, INVITATION_ES } from '@/content/es/invitation.es';
import { KEY_FILE_ES } from '@/content/es/key-file.es';
import { KIT_DOWNLOAD_ES, KIT_ES, KIT_SHEET_ES, REHEARSAL_ES } from '@/content/es/kit.es';
import {
  DISCARD_ES,
  ERRORS_ES,
  LANGUAGE_ES,
  LAYOUT_ES,
  LOGOUT_ES,
  MEMBER_BAR_ES,
  MISSING_PAGE_ES,
  NOT_FOUND_ES,
  SETTINGS_ES,
  STATUS_ES,
  THEME_ES,
} from '@/content/es/layout.es';
import { LINT_ES } from '@/content/es/lint.es';
import { AMOUNT_ISSUES_ES, MONEY_ES } from '@/content/es/money.es';
import { OPEN_CERTIFICATE_ES } from '@/content/es/open-certificate.es';
import { PASSWORD_ES } from '@/content/es/password.es';
import { PDF_CHECK_ES } from '@/content/es/pdf-check.es';
import { RECORDS_ES } from '@/content/es/records.es';
import { RECOVERY_HELP_ES } from '@/content/es/recovery-help.es';
import { RECOVERY_PAGE_ES } from '@/content/es/recovery-page.es';
import { REPLACEMENT_ES } from '@/content/es/replacement.es';
import { REPLY_LINK_ES, SAFETY_NUMBER_ES } from '@/content/es/reply-link.es';
import { SEAL_NOTES_ES } from '@/content/es/seal-notes.es';
import { RESTORE_TERMS_ES, SEAL_CARD_ES, SEALS_ES, SIGN_TERMS_ES, TERMS_CHANGES_ES } from '@/content/es/seals.es';
import { SHELL_ES } from '@/content/es/shell.es';
import { SUPPORT_ES } from '@/content/es/support.es';
import { TERMS_CHECK_ES } from '@/content/es/terms-check.es';
import { TERMS_VIEW_ES } from '@/content/es/terms-view.es';
import { WAITING_ES } from '@/content/es/waiting.es';
import { WITHDRAWALS_ES } from '@/content/es/withdrawals.es';
import type { Catalogue } from '@/i18n/translation';

/** Screens that are in English by default; the base texts of the others are Spanish. */
export const SPANISH: Catalogue = {
  ownKey: OWN_KEY_ES,
  activity: ACTIVITY_ES,
  amountIssues: AMOUNT_ISSUES_ES,
  attention: ATTENTION_ES,
  authIntro: AUTH_INTRO_ES,
  certificate: CERTIFICATE_ES,
  openCertificate: OPEN_CERTIFICATE_ES,
  chat: CHAT_ES,
  contract: CONTRACT_ES,
  contractDetail: CONTRACT_DETAIL_ES,
  contractForm: CONTRACT_FORM_ES,
  contractList: CONTRACT_LIST_ES,
  contractOverview: CONTRACT_OVERVIEW_ES,
  contractScreen: CONTRACT_SCREEN_ES,
  contractSearch: CONTRACT_SEARCH_ES,
  demoAccounts: DEMO_ACCOUNTS_ES,
  depositProgress: DEPOSIT_PROGRESS_ES,
  deposits: DEPOSITS_ES,
  destinations: DESTINATIONS_ES,
  devel: DEVEL_ES,
  discard: DISCARD_ES,
  disputes: DISPUTES_ES,
  drafts: DRAFTS_ES,
  errors: ERRORS_ES,
  firstSteps: FIRST_STEPS_ES,
  gallery: GALLERY_ES,
  glossary: GLOSSARY_ES,
  help: HELP_ES,
  guaranteeRow: GUARANTEE_ROW_ES,
  guaranteeState: GUARANTEE_STATE_ES,
  guarantees: GUARANTEES_ES,
  join: JOIN_ES,
  kit: KIT_ES,
  keyFile: KEY_FILE_ES,
  language: LANGUAGE_ES,
  layout: LAYOUT_ES,
  lint: LINT_ES,
  login: LOGIN_ES,
  loginSecret: LOGIN_SECRET_ES,
  loginStatus: LOGIN_STATUS_ES,
  logout: LOGOUT_ES,
  memberBar: MEMBER_BAR_ES,
  missingPage: MISSING_PAGE_ES,
  money: MONEY_ES,
  notFound: NOT_FOUND_ES,
  records: RECORDS_ES,
  kitDownload: KIT_DOWNLOAD_ES,
  kitSheet: KIT_SHEET_ES,
  recoveryPage: RECOVERY_PAGE_ES,
  recoveryHelp: RECOVERY_HELP_ES,
  password: PASSWORD_ES,
  registration: REGISTRATION_ES,
  rehearsal: REHEARSAL_ES,
  replacement: REPLACEMENT_ES,
  keyAlarm: KEY_ALARM_ES,
  restoreTerms: RESTORE_TERMS_ES,
  sampleDispute: SAMPLE_DISPUTE_ES,
  sealCard: SEAL_CARD_ES,
  sealNotes: SEAL_NOTES_ES,
  seals: SEALS_ES,
  settings: SETTINGS_ES,
  shell: SHELL_ES,
  signTerms: SIGN_TERMS_ES,
  status: STATUS_ES,
  support: SUPPORT_ES,
  templates: TEMPLATES_ES,
  termsChanges: TERMS_CHANGES_ES,
  termsView: TERMS_VIEW_ES,
  invitation: INVITATION_ES,
  invitationCheck: INVITATION_CHECK_ES,
  replyLink: REPLY_LINK_ES,
  safetyNumber: SAFETY_NUMBER_ES,
  theme: THEME_ES,
  pdfCheck: PDF_CHECK_ES,
  termsCheck: TERMS_CHECK_ES,
  waiting: WAITING_ES,
  withdrawals: WITHDRAWALS_ES,
};
