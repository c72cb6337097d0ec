import type { Template } from '@/domain/models';

/** What a template says; its numbers, roles and ids stay those of the Spanish original. */
export interface TemplateTexts {
  title: string;
  description: string;
  /** By the ids of the comments. */
  comments: Record<string, string>;
  /** By the ids of the predefined guarantees. */
  guarantees: Record<string, { description: string; conditions: string; verificationProcess: string }>;
}

export function withTexts(template: Template, { title, description, comments, guarantees }: TemplateTexts): Template {
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
