import { useNavigate } from 'react-router-dom';
import { PATHS } from '@/config/paths';
import { contractListMessages } from '@/content/contracts.messages';
import { ContractList } from '@/features/contracts/list/contract-list';
import { useMessages } from '@/i18n/use-messages';
import { useDocumentTitle } from '@/lib/use-document-title';
import { Button } from '@/ui/button/button';
import { LinkButton } from '@/ui/button/link-button';

/** /contracts */
export function ContractsPage() {
  const t = useMessages(contractListMessages);
  const navigate = useNavigate();
  useDocumentTitle(t.heading);
  return (
    <div className="mx-auto flex max-w-reading flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl font-semibold">{t.heading}</h1>
        <div className="flex flex-wrap items-center gap-3">
          <LinkButton variant="quiet" to={PATHS.statements}>
            {t.statement}
          </LinkButton>
          <Button variant="primary" onClick={() => void navigate(PATHS.create)}>
            {t.create}
          </Button>
        </div>
      </div>
      <ContractList />
    </div>
  );
}
