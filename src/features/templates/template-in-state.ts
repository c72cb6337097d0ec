import type { Template } from '@/domain/models';
import { isRecord } from '@/domain/primitives/records';

/**
 * The one of the templates that a navigation state names, or `null`. Looked up by its id: the browser keeps the state over reloads and new
 * versions of the product, its content may be an old one's.
 */
export function templateInState(state: unknown, templates: readonly Template[]): Template | null {
  if (!isRecord(state) || !isRecord(state.template)) return null;
  const { id } = state.template;
  return templates.find((template) => template.id === id) ?? null;
}
