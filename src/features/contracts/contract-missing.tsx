import FileX from 'lucide-react/icons/file-x';
import { contractMessages } from '@/content/contracts.messages';
import { useMessages } from '@/content/use-messages';
import { PATHS } from '@/lib/paths';
import { LinkButton } from '@/ui/link-button';

/** There is no such contract. */
export function ContractMissing() {
  const t = useMessages(contractMessages);
  return (
    <div className="mx-auto flex max-w-form flex-col items-center gap-4 py-16 text-center">
      <FileX aria-hidden="true" className="size-8 stroke-[1.25] text-ink-faint" />
      <h1 className="text-lg font-semibold">{t.notFound}</h1>
      <p className="text-sm text-pretty text-ink-soft">{t.notFoundHint}</p>
      <LinkButton to={PATHS.contracts}>{t.backToContracts}</LinkButton>
    </div>
  );
}
