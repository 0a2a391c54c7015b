import { bestAndSum } from '../../../dice/odds';
import { faceNumbers } from '../../../dice/face';
import { figureOf } from '../../../effects/amount';
import type { Dragon, Slayer } from '../sheet/sheet';
import type { SlayerSkill } from '../skills/effect';
import { findSlayerSkill } from '../skills/slayers';
import { bestOfPool, emptySpread, type Spread } from '../dice/pool';

/**
 * Where a slayer stands to the dragon: in contact, with a free line at 1 to 5 inches, to 10, to 13, or without a line.
 */
export const places = ['contact', 'near', 'far', 'farther', 'hidden'] as const;
export type Place = (typeof places)[number];

/** Inches of a place beyond a bow's 10. */
const beyondBow: Readonly<Record<Place, number>> = { contact: 0, near: 0, far: 0, farther: 3, hidden: 0 };

/** A slayer with dice and place. */
export interface Hunter {
  readonly slayer: Slayer;
  readonly dice: number;
  readonly place: Place;
}

/** A dragon as attacks find her. */
export interface Prey {
  readonly dragon: Dragon;
  readonly dice: number;
  /** DV that she has on any face, since her scales have thickened. */
  readonly moreDv: number;
  /** Exposed counters on her. */
  readonly exposed: number;
}

/** Action of a slayer: the plain attack, or a skill by its id. */
export type ActionId = string;
export const plainAttack: ActionId = 'attack';

/** One end of an action. */
export interface Outcome {
  /** Dice that the dragon loses. */
  readonly lost: number;
  /** Whether the attack did damage, apart from what nothing defends. */
  readonly hit: boolean;
  /** Exposed counters that she receives. */
  readonly exposed: number;
  readonly suns: number;
  readonly chance: number;
}

const attackAlone: SlayerSkill = { name: '', icon: '', use: 'attack', suns: [] };

/** A skill without a card does what a plain attack does. */
export const skillOf = (action: ActionId): SlayerSkill => findSlayerSkill(action) ?? attackAlone;

const isHarmful = ({ use, suns }: SlayerSkill): boolean =>
  use === 'attack' || suns.some(({ act }) => act === 'damage' || act === 'magic-attack');

/** Reach that each sun adds to a skill's attack, in inches. */
const reachPerSun = ({ suns }: SlayerSkill): number =>
  suns.reduce((sum, act) => (act.act === 'reach' ? sum + figureOf(act.inches, 1) : sum), 0);

const reaches = ({ slayer, place }: Omit<Hunter, 'dice'>, skill: SlayerSkill): boolean => {
  if (skill.use !== 'attack') return true;
  switch (slayer.attack) {
    case 'dagger':
      return place === 'contact';
    case 'bow':
      return place === 'near' || place === 'far' || (place === 'farther' && reachPerSun(skill) > 0);
    case 'magic':
      return false;
  }
};

/** A slayer's possible actions, plain attack first; unknown skills are left out. */
export const actionsOf = (slayer: Slayer, place: Place): readonly ActionId[] =>
  [plainAttack, ...slayer.skills].filter(
    (action) =>
      (action === plainAttack || findSlayerSkill(action) !== undefined) &&
      reaches({ slayer, place }, skillOf(action)),
  );

/** Actions of a slayer that can take dice of the dragon. */
export const harmfulActions = (slayer: Slayer, place: Place): readonly ActionId[] =>
  actionsOf(slayer, place).filter((action) => isHarmful(skillOf(action)));

export const isOncePerTurn = (action: ActionId): boolean => skillOf(action).oncePerTurn === true;

/** Her best defence: the shields of one die that she picks, on any of her cards. */
const defence = ({ dragon, dice }: Prey): Spread =>
  bestOfPool((face) => Math.max(0, ...dragon.cards.map(({ faces }) => faces[face].shield)), dice);

/** Results of a skill's acts with this many suns. */
const addedBy = (skill: SlayerSkill, suns: number, dice: number) => {
  const sum = { av: 0, lessDv: 0, damage: 0, damageIfHit: 0, exposed: 0, exposedIfHit: 0 };
  if (suns === 0) return sum;
  for (const act of skill.suns) {
    if (act.act === 'av' && dice <= (act.atMost ?? dice)) sum.av += figureOf(act.by, suns);
    if (act.act === 'magic-attack') sum.av += figureOf(act.more, suns);
    if (act.act === 'less-dv') sum.lessDv += figureOf(act.by, suns);
    if (act.act === 'damage') sum[act.ifHit ? 'damageIfHit' : 'damage'] += figureOf(act.by, suns);
    if (act.act === 'give' && act.counter === 'exposed' && act.to === 'opponent')
      sum[act.ifHit ? 'exposedIfHit' : 'exposed'] += figureOf(act.count, suns);
  }
  return sum;
};

/** Whether a roll with this many suns attacks: a spell needs a sun, a far shot needs the reach. */
const attacks = ({ slayer, place }: Hunter, skill: SlayerSkill, suns: number): boolean => {
  if (skill.use === 'attack') return slayer.attack !== 'bow' || reachPerSun(skill) * suns >= beyondBow[place];
  return suns > 0 && skill.suns.some(({ act }) => act === 'magic-attack');
};

/**
 * Every end of one action of a slayer: the die that shows most attack symbols is picked, suns count on all dice, and she
 * defends as well as her dice let her; chapters "Slayer attacking Dragon" and "Use a skill", rulings 2, 7 and 8.
 */
export const outcomesOf = (hunter: Hunter, action: ActionId, prey: Prey): readonly Outcome[] => {
  const { slayer, dice } = hunter;
  const skill = skillOf(action);
  const symbols = faceNumbers.map((face) => slayer.faces[face].attack);
  const rolls = bestAndSum(
    symbols,
    faceNumbers.map((face) => (face === 6 ? 1 : 0)),
    dice,
  );
  const defences = defence(prey);
  return rolls.flatMap((bySuns, best) =>
    bySuns.flatMap((rolled, suns) => {
      if (rolled === 0) return [];
      const { av, lessDv, damage, damageIfHit, exposed, exposedIfHit } = addedBy(skill, suns, dice);
      const attack = attacks(hunter, skill, suns) ? Math.max(0, best - (skill.lessAv ?? 0) + av) : 0;
      return defences.flatMap((defended, shields) => {
        if (defended === 0) return [];
        const dv = Math.max(0, shields + prey.moreDv - lessDv - prey.exposed);
        const hit = Math.max(0, attack - dv);
        return [
          {
            hit: hit > 0,
            lost: Math.min(prey.dice, hit + damage + (hit > 0 ? damageIfHit : 0)),
            exposed: exposed + (hit > 0 ? exposedIfHit : 0),
            suns,
            chance: rolled * defended,
          },
        ];
      });
    }),
  );
};

/** How often each number of dice is lost by one action. */
export const lostBy = (outcomes: readonly Outcome[], most: number): Spread => {
  const spread = emptySpread(most);
  for (const { lost, chance } of outcomes) spread[lost] = (spread[lost] ?? 0) + chance;
  return spread;
};
