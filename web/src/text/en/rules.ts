import type { RulesFile } from '../rules';

export const rules: RulesFile = { duel: [], pantheon: [], wonders1: [], wonders2: [] };
