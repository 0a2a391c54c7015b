import type { Leaflet, TurnStep } from '../../../cards/kit/leaflet';
import {
  exampleAttack,
  exampleRoll,
  pipsIn,
  strikeRoll,
  type ExampleRoll,
  type ExampleWords,
} from '../../../painted-die/cards/example';
import { bestFace } from '../../../painted-die/die';
import { greenOnly } from '../cards/cards';
import { leaflet as words } from '#words/systems/living/messages/leaflet';
import type { AnyScenario, Scenario } from '../scenarios/scenario';
import { rulesOf } from '../scenarios/scenario';
import { meleeKindOf, servesMelee, servesRanged } from '../sheet/armoury';
import type { HeroDraft } from '../sheet/hero';
import type { Pip } from '../sheet/pips';
import { teamNames } from './teams';
import { findSkill } from '../skills/index';
import { nameWithoutNote, type Skill } from '../skills/school';
import type { MissionId } from './cards/training-cast';
import { owner, spellExample } from './leaflet-spell';
import type { CriticalKind } from './leaflet-words';

/** Dice that a Hero begins with; chapter "Playing the Game". */
const fullHand = 5;

const roll = (hero: HeroDraft, pip: Pip): ExampleRoll =>
  exampleRoll(owner(hero), pip, 'high', words.example.scenario.roll);

/** How a hero attacks without a skill, with the best weapon; undefined if there is none for the hero's pips. */
export const attackOf = ({ faces, equipment: { weapons } }: HeroDraft): 'melee' | 'ranged' | undefined => {
  const melee = weapons.some(servesMelee) ? bestFace(faces, 'melee') : 0;
  const ranged = weapons.some(servesRanged) ? bestFace(faces, 'ranged') : 0;
  if (melee === 0 && ranged === 0) return undefined;
  return melee >= ranged ? 'melee' : 'ranged';
};

/** Throws are left out: the table has to agree whether they push. */
const criticalOf = (
  { equipment: { weapons } }: HeroDraft,
  way: 'melee' | 'ranged',
): CriticalKind | undefined => {
  if (way === 'melee') return weapons.filter(servesMelee).flatMap((weapon) => meleeKindOf(weapon) ?? [])[0];
  return weapons.find(servesRanged)?.type === 'throwing' ? undefined : 'shot';
};

/** The words of an attack, with those of its critical hit. */
const wordsFor = (one: HeroDraft, way: 'melee' | 'ranged', kind: AnyScenario['kind']): ExampleWords => {
  const critical = criticalOf(one, way);
  return { ...words.example[kind], ...(critical && { critical: words.critical(critical) }) };
};

/** An attack of one figure on one of the others, with both rolls. */
const attack = (
  one: HeroDraft,
  others: readonly HeroDraft[],
  kind: AnyScenario['kind'],
): readonly TurnStep[] => {
  const way = attackOf(one);
  return way ? exampleAttack(way, 'defence', owner(one), others.map(owner), wordsFor(one, way, kind)) : [];
};

/** A spell of somebody who has stars on the die. */
const spell = (one: HeroDraft): readonly TurnStep[] => {
  if (bestFace(one.faces, 'magic') === 0) return [];
  const cast = roll(one, 'magic');
  return [
    { text: words.turn.spell(one.name, cast.best, pipsIn(cast, owner(one), 'skill')), roll: cast.roll },
  ];
};

const attackClasses = { melee: 'Melee Attack', ranged: 'Ranged Attack' } as const;

const skillsOf = ({ skills }: HeroDraft): readonly Skill[] =>
  skills.flatMap((id) => (typeof id === 'string' ? (findSkill(id) ?? []) : []));

/** Skills for this turn only help against what others do in it, which makes a poor first example. */
const endsWithTurn = ({ green = [] }: Skill): boolean =>
  green.some((effect) => 'until' in effect && effect.until === 'this-turn');

/** Their skill that goes with the attack of the example. */
const addedSkill = (one: HeroDraft): Skill | undefined => {
  const way = attackOf(one);
  return way && skillsOf(one).find((skill) => skill.class === attackClasses[way]);
};

/** How one of their skills is used: with the attack before, or by itself; empty where they have only spells. */
const skillUse = (one: HeroDraft, heroes: readonly HeroDraft[]): string => {
  const way = attackOf(one);
  const added = addedSkill(one);
  if (way && added) {
    const rolled = strikeRoll(way, owner(one), wordsFor(one, way, 'scenario'));
    return words.turn.skillWith(one.name, nameWithoutNote(added.name), pipsIn(rolled, owner(one), 'skill'));
  }
  for (const hero of heroes) {
    const alone = skillsOf(hero).find((skill) => skill.class === 'Skill' && !endsWithTurn(skill));
    if (alone)
      return words.turn.skillAlone(
        hero.name,
        nameWithoutNote(alone.name),
        pipsIn(roll(hero, 'skill'), owner(hero), 'skill'),
      );
  }
  return '';
};

/** A skill in a snowball fight: only Skill pips count. */
const snowball = (one: HeroDraft): TurnStep => {
  const snowy = { ...one, faces: greenOnly(one.faces) };
  const rolled = roll(snowy, 'skill');
  return { text: words.turn.snow(pipsIn(rolled, owner(snowy), 'skill')), roll: rolled.roll };
};

/** The step that ends a phase, once the deck is empty. */
const phaseEnd = (scenario: Scenario): Parameters<typeof words.turn.next>[0] => {
  if (rulesOf(scenario, 'refill').length > 0) return 'parcel';
  return rulesOf(scenario, 'hold').length > 0 ? 'score' : 'nothing';
};

/** Heroes of the other team, or everybody else where there are none. */
const opponentsOf = (
  hero: HeroDraft,
  scenario: Scenario,
  heroes: readonly HeroDraft[],
): readonly HeroDraft[] => {
  const teams = teamNames(
    scenario,
    heroes.map(({ name }) => name),
  );
  const own = teams && Object.values(teams).find((names) => names.includes(hero.name));
  return heroes.filter((other) => other !== hero && !own?.includes(other.name));
};

/** A first turn of these heroes in a scenario, a later one with an opponent in reach, and the use of skills. */
export const scenarioTurns = (
  scenario: Scenario,
  heroes: readonly HeroDraft[],
): Pick<Leaflet, 'turn' | 'example' | 'skills'> => {
  const { titles } = words;
  const fighters = heroes.filter((hero) => attackOf(hero));
  const one = fighters.find(addedSkill) ?? fighters[0] ?? heroes[0];
  if (!one) return { turn: { title: titles.first, steps: [] } };
  const others = heroes.filter((hero) => hero !== one);
  const { turn } = words;
  const [snow] = rulesOf(scenario, 'snow');
  const cast = snow ? [] : spellExample(heroes, (hero) => opponentsOf(hero, scenario, heroes));
  const steps = [
    { text: turn.deck(one.name) },
    { text: turn.moves(one.name, snow?.movement ?? fullHand, snow !== undefined) },
    { text: turn.next(phaseEnd(scenario)) },
  ];
  const close = snow
    ? [snowball(one)]
    : attackOf(one)
      ? [...attack(one, others, 'scenario'), ...cast]
      : cast.length > 0
        ? cast
        : spell(one);
  const use = skillUse(one, heroes);
  return {
    turn: { title: titles.first, steps },
    ...(close.length > 0 && { example: { title: titles.close, steps: close } }),
    ...(!snow && {
      skills: { title: titles.skills, text: [...turn.skills, ...(use === '' ? [] : [use])] },
    }),
  };
};

/** A turn of a mission: your Hero’s, with the others of the mission. */
export const missionTurn = (id: MissionId, [you, ...others]: readonly HeroDraft[]): readonly TurnStep[] => {
  if (!you) return [];
  const { missions } = words.turn;
  switch (id) {
    case 'first-steps': {
      const { move, plague, on } = missions[id];
      const rolled = roll(you, 'skill');
      return [
        { text: move },
        { text: plague(pipsIn(rolled, owner(you), 'skill')), roll: rolled.roll },
        { text: on },
      ];
    }
    case 'melee-training':
      return [
        { text: missions[id].move },
        ...attack(you, others, 'mission'),
        { text: missions[id].skill },
        { text: missions[id].boot },
      ];
    case 'open-fire': {
      const { dummy, reload, next } = missions[id];
      return [{ text: dummy }, ...attack(you, others, 'mission'), { text: reload }, { text: next }];
    }
    case 'kind-of-magic': {
      const { boon, tom, missile, next } = missions[id];
      const rolled = roll(you, 'magic');
      const [victim, wizard] = [others[0], others.at(-1)];
      if (!victim || !wizard) return [];
      const cast = roll(wizard, 'magic');
      const guard = exampleRoll(owner(victim), 'magic', 'low', words.example.mission.roll);
      const left = Math.max(0, fullHand - (cast.best - guard.best));
      return [
        { text: boon(rolled.best), roll: rolled.roll },
        { text: tom(cast.best), roll: cast.roll },
        { text: missile(victim.name, cast.best, guard.best, left), roll: guard.roll },
        { text: next },
      ];
    }
  }
};
