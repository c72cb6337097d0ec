import { buildContract } from '@tests/unit/content/build-contract';
import { describe, expect, it } from 'vitest';
import { FEATURE_CLAUSES } from '@/content/templates/feature-clauses';
import { CONTRACT_TYPES } from '@/domain/models';

describe.each(FEATURE_CLAUSES.map((clause) => [clause.feature, clause] as const))('%s', (_feature, { es, en }) => {
  it('is complete in both languages', () => {
    for (const { title, content } of [es, en]) {
      expect(title).toMatch(/^\p{Lu}/u);
      expect(content).toMatch(/\.$/);
      expect(content).not.toMatch(/[[\]*]/);
    }
  });

  // A contract must not name what the program cannot do.
  it.each(CONTRACT_TYPES)('is not part of a contract yet: %s', (type) => {
    for (const [tag, { title, content }] of Object.entries({ es, en })) {
      const { text } = buildContract(type, 'buyer', tag === 'es' ? 'es' : 'en', true);
      expect(text).not.toContain(`${title}. `);
      expect(text).not.toContain(content.slice(0, 60));
    }
  });
});
