import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { FacesOf, Green, PaintedDie } from './die';
import { capOfArmour, type Armour } from './equipment';
import type { PipCaps } from './face-rules';
import { randomDie } from './random-die';

/** Aims of the hero in play, in the order in which a player is asked. */
export const aims = ['stands', 'strikes', 'shoots', 'heals', 'leads', 'casts', 'summons'] as const;
export type Aim = (typeof aims)[number];

/** A miniature as a player sees it. */
export interface Miniature {
  readonly armour: Armour;
  readonly shield: boolean;
  /** Ids of what it holds. */
  readonly holds: readonly string[];
}

/** A trait that attacks or casts. */
type Use = 'melee' | 'ranged' | 'magic';

/** Something that a miniature may hold. */
export interface Held<Weapon> {
  readonly weapon: Weapon;
  /** The traits that want pips on the die while it is held; none for what only looks the part. */
  readonly uses: readonly Use[];
}

/** A way to play, dressed in whatever the miniature shows. */
export interface Calling<Id extends string> {
  readonly id: Id;
  readonly use: Use;
  /** Abilities, each with the skills of which it needs one; none where the die is enough. */
  readonly aims: Readonly<Partial<Record<Aim, readonly string[]>>>;
  /** Needs of the calling: one of these in hand, a shield, leather at most, or no armour and nothing to fight with. */
  readonly holding?: readonly string[];
  readonly shield?: true;
  readonly lightly?: true;
  readonly barely?: true;
}

/** A legal hero that looks like the miniature. */
interface OfferOf<Hero, Id extends string> {
  readonly id: Id;
  readonly hero: Hero;
  /** Does what was asked for; the others fill up the list. */
  readonly serves: boolean;
}

/** How much the best die minds damage, its own life and its skills. */
interface Leaning {
  readonly damage: number;
  readonly lost: number;
  readonly skill: number;
}

/** Weight of damage, dice lost and skill for each aim. */
const leaningOf = (aim: Aim): Leaning => {
  switch (aim) {
    case 'stands':
      return { damage: 1, lost: 2, skill: 1 };
    case 'strikes':
    case 'shoots':
      return { damage: 2, lost: 1, skill: 1 };
    case 'heals':
    case 'leads':
    case 'casts':
    case 'summons':
      return { damage: 0.5, lost: 1, skill: 4 };
  }
};

/** A game's means to dress and paint its heroes. */
interface Outfitter<Hero, Weapon, Trait extends string, Id extends string> {
  readonly callings: readonly Calling<Id>[];
  readonly held: Readonly<Record<string, Held<Weapon>>>;
  /** The trait that armour and shield allow. */
  readonly grey: Trait;
  readonly trait: Readonly<Record<Use, Trait>>;
  /** The concept as it was thought up. */
  readonly concept: (id: Id) => Hero;
  /** The concept in this gear, with an empty die, no skill and no follower. */
  readonly dressed: (
    id: Id,
    gear: Omit<Miniature, 'holds'> & { readonly weapons: readonly Weapon[] },
  ) => Hero;
  /** Dice to try, the best for the aim first. */
  readonly dice: (hero: Hero, traits: readonly Trait[], leaning: Leaning) => Iterable<FacesOf<Trait | Green>>;
  readonly painted: (hero: Hero, faces: FacesOf<Trait | Green>) => Hero;
  /** The hero with as many of the calling's skills as the rules allow, these first. */
  readonly taught: (hero: Hero, id: Id, first: readonly string[]) => Hero;
  readonly skillsOf: (hero: Hero) => readonly unknown[];
  /** Legal, and without a warning but for a point that buys no pip. */
  readonly isClean: (hero: Hero) => boolean;
  /** Wears and carries the very same. */
  readonly isAlike: (concept: Hero, dressed: Hero) => boolean;
}

const mostOffers = 3;
const mostDice = 6;

/** Dice that use every one of these traits, where the best die would leave out a weapon that the miniature holds. */
export function* randomDice<Trait extends string>(
  die: PaintedDie<Trait>,
  caps: PipCaps<Trait | Green>,
  traits: readonly Trait[],
  points: number,
): Generator<FacesOf<Trait | Green>, void, undefined> {
  for (let seed = 0; seed < mostDice; seed += 1)
    yield randomDie(xoroshiro128plus(seed), die, caps, traits, points);
}

interface Offering<Hero, Id extends string> {
  /** Aims that some hero that looks like the miniature can serve. */
  readonly aimsFor: (seen: Miniature) => readonly Aim[];
  /**
   * Legal heroes for a miniature and an aim, at most three, the ones that serve the aim first; found one by one, since
   * painting a die takes a moment.
   */
  readonly offers: (seen: Miniature, aim: Aim) => Generator<OfferOf<Hero, Id>, void, undefined>;
}

/** Offers of a game for a miniature. */
export const offeringBy = <Hero, Weapon, Trait extends string, Id extends string>({
  callings,
  held,
  grey,
  trait,
  concept,
  dressed,
  dice,
  painted,
  taught,
  skillsOf,
  isClean,
  isAlike,
}: Outfitter<Hero, Weapon, Trait, Id>): Offering<Hero, Id> => {
  const usesOf = ({ holds }: Miniature): ReadonlySet<Use> =>
    new Set(holds.flatMap((id) => held[id]?.uses ?? []));

  const looksLike = (calling: Calling<Id>, seen: Miniature): boolean => {
    const { armour, shield, holds } = seen;
    const uses = usesOf(seen);
    return (
      (calling.use === 'magic' || uses.has(calling.use)) &&
      (calling.holding?.some((id) => holds.includes(id)) ?? true) &&
      (calling.shield === undefined || shield) &&
      (calling.lightly === undefined || armour === 'none' || armour === 'light') &&
      (calling.barely === undefined || (armour === 'none' && !shield && uses.size === 0))
    );
  };

  /** The traits that the gear asks for. */
  const traitSets = (calling: Calling<Id>, seen: Miniature): readonly Trait[][] => {
    const { armour, shield } = seen;
    const uses = usesOf(seen);
    const own = [...new Set([calling.use, ...uses])].map((use) => trait[use]);
    return capOfArmour(armour, shield) > 0 ? [[grey, ...own], own] : [own];
  };

  const offer = (calling: Calling<Id>, seen: Miniature, aim: Aim): OfferOf<Hero, Id> | undefined => {
    const needed = calling.aims[aim];
    const weapons = seen.holds.flatMap((id) => held[id]?.weapon ?? []);
    const bare = dressed(calling.id, { armour: seen.armour, shield: seen.shield, weapons });
    const serves = (hero: Hero): boolean =>
      needed !== undefined && (needed.length === 0 || needed.some((id) => skillsOf(hero).includes(id)));
    const finished = concept(calling.id);
    if (isAlike(finished, bare) && serves(finished)) return { id: calling.id, hero: finished, serves: true };
    for (const traits of traitSets(calling, seen)) {
      for (const faces of dice(bare, traits, leaningOf(aim))) {
        const hero = taught(painted(bare, faces), calling.id, needed ?? []);
        if (skillsOf(hero).length > 0 && isClean(hero) && (needed === undefined || serves(hero)))
          return { id: calling.id, hero, serves: needed !== undefined };
      }
    }
    return undefined;
  };

  function* offers(seen: Miniature, aim: Aim): Generator<OfferOf<Hero, Id>, void, undefined> {
    const fitting = callings.filter((calling) => looksLike(calling, seen));
    const serving = fitting.filter((calling) => calling.aims[aim] !== undefined);
    const others = fitting.filter((calling) => calling.aims[aim] === undefined);
    let found = 0;
    for (const calling of [...serving, ...others]) {
      if (found >= mostOffers) return;
      const made = offer(calling, seen, aim);
      if (!made) continue;
      found += 1;
      yield made;
    }
  }

  return {
    aimsFor: (seen) => {
      const fitting = callings.filter((calling) => looksLike(calling, seen));
      return aims.filter((aim) => fitting.some((calling) => calling.aims[aim] !== undefined));
    },
    offers,
  };
};
