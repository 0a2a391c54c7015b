import { readBy } from '../file-problem';
import type { System } from '../system';
import { warbandCoding } from './codec/warband';
import { messages } from './parts/messages';
import { check, zLegalWarband } from './rules/check';
import type { RuleIssue } from './rules/issue';
import { repair } from './rules/repair';
import { apply } from './sheet/apply';
import type { Edit } from './sheet/edit';
import { photosAfter } from './sheet/photos-after';
import { newWarband, zWarband, type Warband } from './sheet/warband';
import { writeWarband } from './sheet/write';
import { samples } from './start/samples';

/** The warband skirmish. */
export const warband: System<Warband, Edit> = {
  id: 'warband',
  inParties: false,
  read: readBy<Warband>(zWarband),
  write: writeWarband,
  legal: zLegalWarband,
  check,
  points: () => ({ spent: 0, budget: 0 }),
  blank: newWarband,
  texts: ({ name }) => ({ name, title: '', notes: '' }),
  writeText: { name: (name) => ({ edit: 'name-warband', name }) },
  apply,
  photosAfter,
  // An issue of a warband is one of its rules: it comes from `check`.
  repair: (sheet, issue) => repair(sheet, issue as RuleIssue),
  coding: warbandCoding,
  samples,
  parts: {
    messages: () => messages,
    cards: async () => (await import('./parts/cards')).cards,
    facts: async () => (await import('./parts/facts')).facts,
    reference: async () => (await import('./parts/reference')).reference,
    odds: async () => (await import('./parts/odds')).odds,
    kit: async () => (await import('./parts/kit')).kit,
    setUp: async () => (await import('./parts/set-up')).setUp,
    match: async () => (await import('./parts/match')).match,
    balance: async () => (await import('./parts/balance')).balance,
    versions: async () => (await import('./parts/versions')).versions,
    night: async () => (await import('./parts/night')).night,
    companion: async () => (await import('./parts/companion')).companion,
    play: async () => (await import('./parts/play')).play,
    start: async () => (await import('./parts/start')).start,
    skills: async () => (await import('./parts/skills')).skills,
  },
};
