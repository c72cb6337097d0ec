import { settings } from '@/config/settings';
import { kitMessages } from '@/content/kit.messages';
import type { Id } from '@/domain/primitives/ids';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { TermText } from '@/features/help/term-text';
import { useKitStatus } from '@/features/kit/use-kit-status';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';

/** Offers the recovery kit below a paid deposit, if none was saved or the saved one would miss the deposit. */
export function KitOffer({ contractId }: { contractId: Id }) {
  const t = useMessages(kitMessages);
  const open = useOpenDialog();
  const status = useKitStatus(contractId)?.kind;
  if (status !== 'none' && status !== 'stale') return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
      <p className="min-w-0 flex-1 basis-60">
        <TermText word="recovery-kit" text={t.offer({ brand: settings().brand })} />
      </p>
      <Button size="sm" onClick={() => open({ kind: 'download-kit' })}>
        {t.download}
      </Button>
    </div>
  );
}
