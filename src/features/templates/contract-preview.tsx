import { templateMessages } from '@/content/templates.messages';
import { useLegalTexts } from '@/content/use-legal-texts';
import { contractText, type TailoredTemplate } from '@/domain/template/template-draft';
import { useMessages } from '@/i18n/use-messages';
import { Disclosure } from '@/ui/layout/disclosure';

/** The contract's text as it stands. */
export function ContractPreview({ tailored }: { tailored: TailoredTemplate }) {
  const t = useMessages(templateMessages);
  const { draftWording } = useLegalTexts();
  const { description } = contractText(tailored, draftWording(tailored.template.type));
  return <Disclosure summary={t.preview}>{description}</Disclosure>;
}
