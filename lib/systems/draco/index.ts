import type { System } from '../system';
import { draftCoding } from './codec/draft';
import { messages } from './parts/messages';
import { check, pointsOf, zLegalDraft } from './rules/check';
import type { RuleIssue } from './rules/issue';
import { repair } from './rules/repair';
import { apply } from './sheet/apply';
import type { Edit } from './sheet/edit';
import { readDraft, writeDraft } from './sheet/file';
import { newSlayer, type Draft } from './sheet/sheet';
import { teamOfKind } from './sheet/teams';
import { lacking } from './start/lacking';
import { samples } from './start/samples';

/** Hic est Draco: slayers and dragons. */
export const draco: System<Draft, Edit> = {
  id: 'draco',
  inParties: true,
  set: { teamOf: teamOfKind, lacks: lacking },
  read: readDraft,
  write: writeDraft,
  legal: zLegalDraft,
  check,
  points: pointsOf,
  blank: (name) => newSlayer(name),
  texts: ({ name, title, notes }) => ({ name, title, notes }),
  writeText: {
    name: (text) => ({ edit: 'set-text', field: 'name', text }),
    title: (text) => ({ edit: 'set-text', field: 'title', text }),
    notes: (text) => ({ edit: 'set-text', field: 'notes', text }),
  },
  apply,
  // An issue of a slayer or dragon is one of its rules: it comes from `check`.
  repair: (sheet, issue) => repair(sheet, issue as RuleIssue),
  coding: draftCoding,
  samples,
  parts: {
    messages: () => messages,
    cards: async () => (await import('./parts/cards')).cards,
    facts: async () => (await import('./parts/facts')).facts,
    reference: async () => (await import('./parts/reference')).reference,
    kit: async () => (await import('./parts/kit')).kit,
    start: async () => (await import('./parts/start')).start,
    play: async () => (await import('./parts/play')).play,
    setUp: async () => (await import('./parts/set-up')).setUp,
    match: async () => (await import('./parts/match')).match,
    balance: async () => (await import('./parts/balance')).balance,
    versions: async () => (await import('./parts/versions')).versions,
    skills: async () => (await import('./parts/skills')).skills,
    odds: async () => (await import('./parts/odds')).odds,
    night: async () => (await import('./parts/night')).night,
    companion: async () => (await import('./parts/companion')).companion,
  },
};
