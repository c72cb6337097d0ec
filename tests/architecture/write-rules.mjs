// Writes the lint rules of modules.mjs to biome.modules.json, which biome.json extends: `npm run rules`.
import { writeFileSync } from 'node:fs';
import { lintOverrides } from './rules.mjs';

writeFileSync('tests/architecture/biome.modules.json', `${JSON.stringify({ overrides: lintOverrides() }, null, 2)}\n`);
