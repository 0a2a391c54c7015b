import { heroTexts } from '../../painted-die/hero-edits';
import type { System } from '../system';
import { heroCoding } from './codec/hero';
import { messages } from './parts/messages';
import { check, zLegalHero } from './rules/check';
import type { RuleIssue } from './rules/issue';

import { repair } from './rules/repair/repair';
import { apply } from './sheet/apply';
import type { Edit } from './sheet/edit';
import { newHero, type HeroDraft } from './sheet/hero';
import { pointBudget, pointsSpent } from './sheet/pips';
import { readHero, writeHero } from './sheet/file';

import { samples } from './start/samples/samples';

/** The Living Rulebook. */
export const living: System<HeroDraft, Edit> = {
  id: 'living',
  inParties: true,
  read: readHero,
  write: writeHero,
  legal: zLegalHero,
  check,
  points: ({ faces }) => ({ spent: pointsSpent(faces), budget: pointBudget }),
  blank: newHero,
  ...heroTexts,
  apply,
  // An issue of a hero of this game is one of its rules: it comes from `check`.
  repair: (hero, issue) => repair(hero, issue as RuleIssue),
  coding: heroCoding,
  samples: samples.map(({ id, hero }) => ({ id, sheet: hero })),
  parts: {
    messages: () => messages,
    cards: async () => (await import('./parts/cards')).cards,
    facts: async () => (await import('./parts/facts')).facts,
    reference: async () => (await import('./parts/reference')).reference,
    skills: async () => (await import('./parts/skills')).skills,
    vocabulary: async () => (await import('./parts/vocabulary')).vocabulary,
    kit: async () => (await import('./parts/kit')).kit,
    start: async () => (await import('./parts/start')).start,
    miniature: async () => (await import('./parts/miniature')).miniature,
    setUp: async () => (await import('./parts/set-up')).setUp,
    match: async () => (await import('./parts/match')).match,
    balance: async () => (await import('./parts/balance')).balance,
    versions: async () => (await import('./parts/versions')).versions,
    play: async () => (await import('./parts/play')).play,
    maps: async () => (await import('./parts/maps')).maps,
    night: async () => (await import('./parts/night')).night,
    companion: async () => (await import('./parts/companion')).companion,
    odds: async () => (await import('./parts/odds')).odds,
    conversions: async () => (await import('./parts/conversions')).conversions,
  },
};
