export { AuthIntro } from '@/features/auth/extras/auth-intro';
export { DemoAccounts } from '@/features/auth/extras/demo-accounts';
export { EngineNotice } from '@/features/auth/extras/engine-notice';
export { LoginStatus } from '@/features/auth/extras/login-status';
export { PasswordNotice } from '@/features/auth/extras/password-notice';
export { Banner } from '@/ui/message/banner';
