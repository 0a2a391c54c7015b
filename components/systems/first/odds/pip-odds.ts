'use client';
import { layoutSearch } from '@/components/painted-die/layout/use-layout';
import { pipOdds } from '@/components/painted-die/odds/pip-odds';
import { odds as say } from '#words/systems/first/messages/odds';
import { renderSkill } from '#words/systems/first/messages/skill-text/renderer';
import { attackModesOf, type AttackMode } from '@/lib/systems/first/odds/attack-modes';
import {
  attackModeAgainst,
  attackOdds,
  duelTable,
  figuresOf,
  gainOf,
} from '@/lib/systems/first/odds/encounter';
import { aimableSkills, aimsOf } from '@/lib/systems/first/odds/layout';
import { attackOfSkill, knownSkills, skillOdds } from '@/lib/systems/first/odds/skill-odds';
import { handOdds, worthOfPips } from '@/lib/systems/first/odds/worth';
import { apply } from '@/lib/systems/first/sheet/apply';
import type { HeroDraft } from '@/lib/systems/first/sheet/hero';
import { traits, type Pip } from '@/lib/systems/first/sheet/pips';
import { categories, findSkill } from '@/lib/systems/first/skills/index';
import { documentOf, system } from '../hero';
import { heroLook } from '../painted-dice';

const lines = ['always', 'blue', 'green'] as const;

/** Odds of the first edition; nobody has more than five dice. */
export const firstOdds = pipOdds<HeroDraft, AttackMode, Pip>({
  system,
  strip: { key: 'pipsmith/odds-strip-first', usualFoe: 'dummy-first-medium' },
  look: heroLook,
  words: say,
  hands: [1, 2, 3, 4, 5],
  documentOf,
  modesOf: attackModesOf,
  modeText: say.modeText,
  remarkOn: () => undefined,
  attackModeAgainst,
  attackOdds,
  figuresOf,
  gainOf,
  duelTable,
  worthOfPips,
  handOdds,
  pipOfValue: { av: 'melee', rav: 'ranged', mav: 'magic', dv: 'armour', mdv: 'magic', green: 'skill' },
  painted: (hero, stroke) => apply(hero, { edit: 'paint', owner: 'hero', ...stroke }).faces,
  skills: {
    of: (hero) => knownSkills(hero).map(({ id, name }) => ({ key: id, name })),
    odds: (key, own, foe) => {
      const skill = findSkill(key);
      if (!skill) return undefined;
      const { works, damage, figures } = skillOdds(skill, own, foe);
      const attack = attackOfSkill(skill);
      const mode = attack && attackModesOf(own.hero).find(({ id }) => id === attack);
      return {
        works,
        damage,
        how: mode && say.modeText(mode),
        figures: figures.map(({ figure, ...means }) => ({ label: say.skill.label(figure), ...means })),
      };
    },
    rest: {
      title: say.skill.text,
      of: (key) => {
        const skill = findSkill(key);
        if (!skill) return [];
        const text = renderSkill(skill);
        return lines
          .map((line) => ({ head: say.skill.lines[line], text: text[line] }))
          .filter(({ text: told }) => told.length > 0);
      },
    },
    note: say.skill.note,
  },
  layout: {
    traits,
    skillsFor: (hero) => {
      const { own, others } = aimableSkills(hero);
      return {
        own,
        others: categories.flatMap(({ id, name }) => {
          const skills = others.filter(({ category }) => category === id);
          return skills.length === 0 ? [] : [{ group: name, skills }];
        }),
      };
    },
    aimsOf: (id) => {
      const skill = findSkill(id);
      if (!skill) return undefined;
      const { damage, figures } = aimsOf(skill);
      return { damage, figures: figures.map(({ at, figure }) => ({ at, label: say.skill.label(figure) })) };
    },
    search: layoutSearch(
      () => new Worker(new URL('./layout-worker.ts', import.meta.url), { type: 'module', name: 'layout' }),
    ),
  },
});
