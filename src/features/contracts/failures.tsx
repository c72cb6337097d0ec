import FileX from 'lucide-react/icons/file-x';
import { PATHS } from '@/config/paths';
import { contractMessages } from '@/content/contracts.messages';
import { useMessages } from '@/i18n/use-messages';
import { LinkButton } from '@/ui/button/link-button';
import { DeadEnd } from '@/ui/message/dead-end';

/** Screen for a contract that does not exist. */
export function ContractMissing() {
  const t = useMessages(contractMessages);
  return (
    <DeadEnd
      icon={<FileX />}
      title={t.notFound}
      text={t.notFoundHint}
      action={<LinkButton to={PATHS.contracts}>{t.backToContracts}</LinkButton>}
    />
  );
}
