import ChevronRight from 'lucide-react/icons/chevron-right';
import { lintMessages } from '@/content/lint.messages';
import type { Finding } from '@/domain/lint/finding';
import { FindingList } from '@/features/lint/finding-list';
import { useMessages } from '@/i18n/use-messages';

/** 'Three points to look at', which unfolds. Nothing without findings. */
export function FindingsLine({ findings }: { findings: readonly Finding[] }) {
  const t = useMessages(lintMessages);
  if (findings.length === 0) return null;
  return (
    <details className="group">
      <summary className="inline-flex list-none items-center gap-1 rounded-sm py-0.5 text-sm font-medium text-tone-yellow [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open:rotate-90" />
        {t.points(findings.length)}
      </summary>
      <div className="mt-2 border-l-2 border-line pl-4">
        <FindingList findings={findings} />
      </div>
    </details>
  );
}
