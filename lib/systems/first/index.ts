import { pointsOf } from '../../painted-die/die';
import { heroTexts } from '../../painted-die/hero-edits';
import type { System } from '../system';
import { heroCoding } from './codec/hero';
import { messages } from './parts/messages';
import { check, zLegalHero } from './rules/check';
import type { RuleIssue } from './rules/issue';
import { repair } from './rules/repair';
import { apply } from './sheet/apply';
import type { Edit } from './sheet/edit';
import { readHero, writeHero } from './sheet/file';
import { newHero, type HeroDraft } from './sheet/hero';
import { die, pointBudget } from './sheet/pips';
import { samples } from './start/samples';

/** The first edition. */
export const first: System<HeroDraft, Edit> = {
  id: 'first',
  inParties: true,
  read: readHero,
  write: writeHero,
  legal: zLegalHero,
  check,
  points: ({ faces }) => ({ spent: pointsOf(die, faces), budget: pointBudget }),
  blank: newHero,
  ...heroTexts,
  apply,
  // An issue of a hero of this game is one of its rules: it comes from `check`.
  repair: (hero, issue) => repair(hero, issue as RuleIssue),
  coding: heroCoding,
  samples,
  parts: {
    messages: () => messages,
    cards: async () => (await import('./parts/cards')).cards,
    facts: async () => (await import('./parts/facts')).facts,
    reference: async () => (await import('./parts/reference')).reference,
    skills: async () => (await import('./parts/skills')).skills,
    kit: async () => (await import('./parts/kit')).kit,
    start: async () => (await import('./parts/start')).start,
    miniature: async () => (await import('./parts/miniature')).miniature,
    odds: async () => (await import('./parts/odds')).odds,
    setUp: async () => (await import('./parts/set-up')).setUp,
    match: async () => (await import('./parts/match')).match,
    balance: async () => (await import('./parts/balance')).balance,
    versions: async () => (await import('./parts/versions')).versions,
    play: async () => (await import('./parts/play')).play,
    maps: async () => (await import('./parts/maps')).maps,
    night: async () => (await import('./parts/night')).night,
    companion: async () => (await import('./parts/companion')).companion,
    conversions: async () => (await import('./parts/conversions')).conversions,
  },
};
