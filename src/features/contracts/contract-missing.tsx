import FileX from 'lucide-react/icons/file-x';
import { contractMessages } from '@/content/contracts.messages';
import { useMessages } from '@/content/use-messages';
import { PATHS } from '@/lib/paths';
import { DeadEnd } from '@/ui/dead-end';
import { LinkButton } from '@/ui/link-button';

/** There is no such contract. */
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
