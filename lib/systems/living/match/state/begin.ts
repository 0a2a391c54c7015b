import { die } from '../../sheet/pips';
import type { Point } from '../../../../table/table';
import type { HeroDraft } from '../../sheet/hero';
import { freeDaemonSlots } from '../../rules/skill-slots';
import type { Follower } from '../../sheet/follower';
import { emptyTurnRecord } from './turn-record';
import { copyFigure, type Figure, type FigureKind } from './figure';
import { sexOf } from '../../sheet/sex';
import { sidesByPip } from '../../../../painted-die/match/roll';
import type { Profile } from './profile';

const idsOf = (skills: HeroDraft['skills']): readonly string[] =>
  skills.filter((skill) => typeof skill === 'string');

const noPips = [0, 0, 0, 0, 0, 0];
const noTraits = { defence: noPips, melee: noPips, ranged: noPips, magic: noPips };

/** A hero's card. In the snow the hero has only the loadout and the Skill pip, and no weapon. */
export const profileOfHero = (hero: HeroDraft, isSnowfall: boolean): Profile => {
  const daemonSlots = isSnowfall ? 0 : freeDaemonSlots(hero.faces, hero.skills);
  return { ...cardOf(hero, isSnowfall), ...(daemonSlots > 0 && { daemonSlots }) };
};

const cardOf = (hero: HeroDraft, isSnowfall: boolean): Profile => ({
  name: hero.name,
  title: hero.title,
  sides: { ...sidesByPip(die, hero.faces), ...(isSnowfall && noTraits) },
  weapons: isSnowfall ? [] : hero.equipment.weapons,
  skills: isSnowfall ? hero.snowfall.skills : idsOf(hero.skills),
  isMagical: false,
  sex: sexOf(hero),
  dice: 5,
});

export const profileOfFollower = (follower: Follower, dice = 5): Profile => ({
  name: follower.name ?? '',
  title: '',
  sides: sidesByPip(die, follower.faces),
  weapons: follower.weapons,
  skills: follower.skills,
  ability: follower.ability,
  isMagical: follower.magical,
  sex: sexOf(follower),
  dice,
});

/** A figure with nothing on it. */
export const newFigure = (
  id: number,
  kind: FigureKind,
  sheet: number,
  dice: number,
  place: { readonly owner: number; readonly team: number; readonly hero: number; readonly at: Point },
): Figure =>
  copyFigure({
    id,
    kind,
    sheet,
    owner: place.owner,
    team: place.team,
    hero: place.hero,
    at: place.at,
    height: 0,
    life: 'up',
    fallen: 0,
    hand: dice,
    pool: dice,
    poolSeen: dice,
    isWasted: false,
    isLost: false,
    conditions: [],
    modifiers: [],
    auras: [],
    barred: [],
    granted: [],
    actions: 0,
    delays: 0,
    deaf: 0,
    isActing: false,
    isFlying: false,
    isRecovering: false,
    wasHurt: false,
    alight: 0,
    reloads: [],
    isSpent: false,
    thisTurn: emptyTurnRecord,
    lastTurn: emptyTurnRecord,
    usedUp: [],
    foe: -1,
    mount: -1,
    rider: -1,
    owed: undefined,
    trims: undefined,
    promised: undefined,
    lent: undefined,
    home: undefined,
    distracted: undefined,
    isNew: undefined,
    sweeps: undefined,
  });
