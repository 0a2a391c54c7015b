import { asIf } from '../../../match/as-if';
import { concernedBy } from '../../../skirmish/play/concerned';
import { heightAt, type Point } from '../../../table/table';
import { capital } from '#words/language/words';
import { inContact, opponentsInContact, units } from '../match/geometry/where';
import { cover, sees } from '../match/geometry/sight';
import { lookAt } from '../match/players/judge';
import { figureOf, profileOf } from '../match/state/match-context';
import type { MatchEvent } from '../match/state/event';
import type { Situation } from '../match/state/situation';
import { furthest } from '../match/using/aim';
import { weaponAt, zoneOf } from '../match/values/weapons';
import { isRangedKind } from '../sheet/armoury';
import { findSkill } from '../skills/index';
import { skillName } from '#words/systems/living/messages/match-set-up';
import { rangeIds } from '#words/systems/living/messages/play';
import { weaponText } from '#words/systems/living/messages/weapon-facts';
import type { TableBetween, TableRange } from '../../table-scene';

export const betweenIn = (situation: Situation, one: number, other: number, at?: Point): TableBetween => {
  const match = lookAt(
    at ? asIf(situation, other, { at, height: heightAt(lookAt(situation).ground, at) }) : situation,
  );
  const [a, b] = [figureOf(match, one), figureOf(match, other)];
  return { sees: sees(match, a, b), cover: cover(match, a, b), touches: inContact(a, b) };
};

/** Opponents in base contact with a figure. */
const meets =
  (situation: Situation) =>
  (mover: number): readonly number[] => {
    const figure = situation.figures[mover];
    return figure ? opponentsInContact(lookAt(situation), figure).map(({ id }) => id) : [];
  };

/** The figures that events have to do with against their will. */
export const concernedIn = (events: readonly MatchEvent[], situation: Situation): readonly number[] =>
  concernedBy(events, meets(situation));

/** Ranges of weapons and spells; a Command's earshot is with its skill. */
export const rangesIn = (situation: Situation, id: number): readonly TableRange[] => {
  const match = lookAt(situation);
  const figure = situation.figures[id];
  if (!figure) return [];
  const { weapons, skills } = profileOf(match, figure);
  const ofWeapons = weapons.flatMap((weapon, place): readonly TableRange[] => {
    if (weapon.type !== 'magic' && !isRangedKind(weapon.type)) return [];
    const { least, most } = zoneOf(match, figure, weapon);
    const name = capital(weaponText(weaponAt(match, figure, place)));
    return [{ id: rangeIds.weapon(place), name, most: units(most), least: units(least) }];
  });
  const ofSkills = skills.flatMap((skillId): readonly TableRange[] => {
    const skill = findSkill(skillId);
    if (!skill) return [];
    const most = skill.class === 'Command' ? figure.hand : furthest(match, figure, skill);
    return [{ id: rangeIds.skill(skillId), name: skillName(skillId), most: units(most), least: 0 }];
  });
  return [...ofWeapons, ...ofSkills].filter(({ most }) => most > 0 && most < Infinity);
};
