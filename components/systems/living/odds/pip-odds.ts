'use client';
import { layoutSearch } from '@/components/painted-die/layout/use-layout';
import { pipOdds, type ShownSkillOdds } from '@/components/painted-die/odds/pip-odds';
import { livingOddsMessages as say } from '#words/systems/living/messages/odds';
import { skillTextRenderer } from '@/lib/systems/living/messages/skill-text-renderer';
import { attackModesOf, type AttackMode } from '@/lib/systems/living/odds/attack-modes';
import {
  attackModeAgainst,
  attackOdds,
  duelTable,
  figuresOf,
  gainOf,
  type Fighter,
} from '@/lib/systems/living/odds/encounter';
import { aimableSkills, aimsOf } from '@/lib/systems/living/odds/layout-skill';
import { leftOut } from '@/lib/systems/living/odds/left-out';
import { rolledSkills, type RolledSkill } from '@/lib/systems/living/odds/rolled-skills';
import { skillOdds } from '@/lib/systems/living/odds/skill-odds';
import { handOdds } from '@/lib/systems/living/odds/values';
import { worthOfPips } from '@/lib/systems/living/odds/worth';
import { apply } from '@/lib/systems/living/sheet/apply';
import type { HeroDraft } from '@/lib/systems/living/sheet/hero';
import { traits, type Pip } from '@/lib/systems/living/sheet/pips';
import { findSkill, schools } from '@/lib/systems/living/skills/index';
import { dieLook } from '../die/painted-dice';
import { documentOf, system } from '../hero';

const rolledAs = (hero: HeroDraft, key: string): RolledSkill | undefined =>
  rolledSkills(hero).find((rolled) => rolled.key === key);

const oddsOfSkill = (key: string, own: Fighter, foe: Fighter): ShownSkillOdds | undefined => {
  const rolled = rolledAs(own.hero, key);
  if (!rolled) return undefined;
  const { works, figures, damage, mode } = skillOdds(rolled.skill, { ...own, hero: rolled.hero }, foe);
  return {
    works,
    damage,
    how: mode && say.modeText(mode),
    figures: figures.map(({ figure, ...means }) => ({ label: say.skill.label(figure), ...means })),
  };
};

const lines = ['always', 'green', 'blue', 'removal'] as const;

/** The part of a skill's text that none of its figures says. */
const restOf = (key: string, hero: HeroDraft) => {
  const rolled = rolledAs(hero, key);
  if (!rolled) return [];
  const rest = skillTextRenderer.render(leftOut(rolled.skill));
  const form = rest.otherForm;
  return [
    ...lines.map((line) => ({ head: say.skill.lines[line], text: rest[line] })),
    ...(form ? lines.map((line) => ({ head: form.while, text: form.text[line] })) : []),
  ].filter(({ text }) => text.length > 0);
};

/** Odds of the Living Rulebook; six dice where a skill adds one to the Dicepool. */
export const livingOdds = pipOdds<HeroDraft, AttackMode, Pip>({
  system,
  strip: { key: 'pipsmith/odds-strip', usualFoe: 'dummy-medium' },
  look: dieLook,
  words: say,
  hands: [1, 2, 3, 4, 5, 6],
  documentOf,
  modesOf: attackModesOf,
  modeText: say.modeText,
  remarkOn: ({ deadZone }) => (deadZone ? say.deadZone : undefined),
  attackModeAgainst,
  attackOdds: (own, foe) => {
    const { critical, ...odds } = attackOdds(own, foe);
    return attackModeAgainst(own, foe).critical === 'none' ? odds : { ...odds, critical };
  },
  figuresOf,
  gainOf,
  duelTable,
  worthOfPips,
  handOdds,
  pipOfValue: { av: 'melee', rav: 'ranged', mav: 'magic', dv: 'defence', mdv: 'magic', green: 'skill' },
  painted: (hero, stroke) => apply(hero, { edit: 'paint', owner: 'hero', ...stroke }).faces,
  skills: {
    of: (hero) =>
      rolledSkills(hero).map((rolled) => ({
        key: rolled.key,
        name: say.skill.rolled(rolled),
        roller: rolled.follower && say.skill.whoRolls(rolled.follower),
      })),
    odds: oddsOfSkill,
    rest: { title: say.skill.leftOut, of: restOf },
    note: say.skill.note,
  },
  layout: {
    traits,
    skillsFor: (hero) => {
      const { own, others } = aimableSkills(hero);
      return {
        own,
        others: schools.flatMap(({ id, name }) => {
          const skills = others.filter(({ school }) => school === id);
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
