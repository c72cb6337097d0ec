import type { Template } from '@/domain/models';

/** Texts of a template. Numbers, roles and ids come from the Spanish original. */
export interface TemplateTexts {
  title: string;
  description: string;
  /** By comment id. */
  comments: Record<string, string>;
  /** By id of the predefined guarantee. */
  guarantees: Record<string, { description: string; conditions: string; verificationProcess: string }>;
}

export function translateTemplate(
  template: Template,
  { title, description, comments, guarantees }: TemplateTexts,
): Template {
  return {
    ...template,
    title,
    description,
    comments: template.comments.map((comment) => ({ ...comment, text: comments[comment.id] ?? comment.text })),
    predefinedGuarantees: template.predefinedGuarantees.map((guarantee) => ({
      ...guarantee,
      ...guarantees[guarantee.id],
    })),
  };
}
