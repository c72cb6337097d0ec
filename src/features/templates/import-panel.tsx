import { PATHS } from '@/config/paths';
import { errorMessages, errorText } from '@/content/errors.messages';
import { templateMessages } from '@/content/templates.messages';
import { useLegalTexts } from '@/content/use-legal-texts';
import { countUnfilled } from '@/domain/template/clause-selection';
import { contractText, type TailoredTemplate } from '@/domain/template/template-draft';
import type { ImportState } from '@/features/templates/use-import';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { LinkButton } from '@/ui/button/link-button';
import { Banner } from '@/ui/message/banner';

export interface ImportPanelProps {
  tailored: TailoredTemplate;
  state: ImportState;
  onImport: () => void;
}

/** Import as a draft, or go on in the create form; both wait until every placeholder has its number. */
export function ImportPanel({ tailored, state, onImport }: ImportPanelProps) {
  const t = useMessages(templateMessages);
  const errors = useMessages(errorMessages);
  const unfilled = countUnfilled(tailored.clauses);
  return (
    <div className="flex flex-col gap-3">
      {state.stage === 'failed' && (
        <Banner tone="red">
          {t.importFailed} {errorText(errors, state.error)}
        </Banner>
      )}
      <p role="status" className={unfilled > 0 ? 'text-sm font-medium text-tone-yellow' : 'text-sm text-ink-soft'}>
        {unfilled > 0 ? t.unfilled(unfilled) : t.importHint}
      </p>
      <Button
        variant="primary"
        disabled={unfilled > 0}
        busy={state.stage === 'busy'}
        busyLabel={t.importing}
        onClick={onImport}
      >
        {t.import}
      </Button>
      {unfilled === 0 && <FormLink tailored={tailored} />}
    </div>
  );
}

/** The create form takes the text; guarantees need a contract first, so the text does not promise any. */
function FormLink({ tailored }: { tailored: TailoredTemplate }) {
  const t = useMessages(templateMessages);
  const { draftWording } = useLegalTexts();
  const template = contractText({ ...tailored, guarantees: [] }, draftWording(tailored.template.type));
  return (
    <div className="flex flex-col gap-2">
      <LinkButton to={PATHS.newContract} state={{ template }}>
        {t.continueInForm}
      </LinkButton>
      <p className="text-xs text-ink-faint">{t.continueHint}</p>
    </div>
  );
}
