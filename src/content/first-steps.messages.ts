import { i18n } from '@/i18n/i18n';

/** The checklist of /contracts for new users. */
export const firstStepsMessages = i18n('firstSteps', {
  title: 'First steps',
  done: 'Done:',
  dismiss: 'Hide',
  dismissLabel: 'Hide the first steps',
  dismissed: 'First steps hidden.',
  backup: 'Back up your key',
  backupText: 'A file with your [signing key], encrypted with your password. Nobody can restore a lost key.',
  backupAction: 'Download key backup',
  contract: 'Create or join a contract',
  contractText: 'To join one, open the link that your counterparty sends you.',
  contractAction: 'Create contract',
  kit: 'Get the [recovery kit]',
  kitText: 'With it and your password you can move the money without us. There is nothing to install.',
  kitLater: 'Available once a deposit is paid. With it you can move the money without us.',
  kitAction: 'Open contract',
  kitHelp: 'How it works',
});
