export { AuthIntro } from '@/features/auth/extras/auth-intro';
export { DemoAccounts } from '@/features/auth/extras/demo-accounts';
export { LoginStatus } from '@/features/auth/extras/login-status';
export { PasswordNotice } from '@/features/auth/extras/password-notice';
export { EngineNotice } from '@/features/password/engine-notice';
export { Banner } from '@/ui/message/banner';
