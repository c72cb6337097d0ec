export { AuthIntro } from '@/features/auth/auth-intro';
export { DemoAccounts } from '@/features/auth/demo-accounts';
export { InvitationNotice } from '@/features/auth/invitation-notice';
export { LoginStatus } from '@/features/auth/login-status';
