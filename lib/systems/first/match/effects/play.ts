import { radius, unit } from '../../../../table/table';
import { amountOf, type Effect, type One } from '../../skills/effect';
import { findSkill } from '../../skills/index';
import { newFigure, type Figure } from '../state/figure';
import {
  areFoes,
  profileOf,
  choose,
  choosePlace,
  fiendOf,
  isTarget,
  type Flow,
  type MatchContext,
} from '../state/match-context';
import { addModifier, endsOf, isBarred } from '../lasting/modifiers';
import { heal, raise } from '../life/life';
import { push } from '../movement/push';
import { isWithin } from '../geometry/placing';
import { regionRound } from '../geometry/room';
import type { Use } from './use';

type Act<Name extends Effect['act']> = Extract<Effect, { readonly act: Name }>;

const figuresOf = (
  match: MatchContext,
  use: Use,
  whom: One,
  targets: readonly Figure[],
): readonly Figure[] => {
  switch (whom) {
    case 'you':
      return [use.user];
    case 'target':
      return targets.filter(({ kind }) => kind !== 'trap');
    case 'fiend': {
      const fiend = fiendOf(match, use.user);
      return fiend ? [fiend] : [];
    }
  }
};

const affect = (match: MatchContext, use: Use, figure: Figure): void => {
  match.host.emit({ type: 'affected', figure: figure.id, skill: use.skill.id, by: use.user.id });
};

/** Several uses of Poison do not add up: the strongest counts. */
const poison = (figure: Figure, skill: string, amount: number): void => {
  const other = figure.modifiers.find((each) => each.says === 'poison');
  if (other?.says === 'poison' && other.amount >= amount) return;
  figure.modifiers = figure.modifiers.filter((each) => each !== other);
  addModifier(figure, { says: 'poison', skill, by: figure.id, amount });
};

const changeValue = (
  match: MatchContext,
  use: Use,
  act: Act<'change'>,
  figure: Figure,
  scale: number,
): void => {
  const amount = amountOf(act.by, scale, use.unmoved);
  if (amount === 0) return;
  const { id: skill } = use.skill;
  const ends = endsOf(use.user, act.until);
  if (ends) addModifier(figure, { says: 'change', skill, by: use.user.id, ends, value: act.value, amount });
  else poison(figure, skill, amount);
  affect(match, use, figure);
};

const taunt = (match: MatchContext, use: Use, far: number): void => {
  const { user, skill } = use;
  const ends = endsOf(user);
  for (const foe of match.s.figures) {
    const isNear =
      isTarget(foe) && foe.kind !== 'trap' && areFoes(user, foe) && isWithin(user, foe, far * unit);
    if (!isNear || !ends) continue;
    addModifier(foe, { says: 'taunted', skill: skill.id, by: user.id, ends });
    affect(match, use, foe);
  }
};

function* barSkills(match: MatchContext, use: Use, target: Figure, count: number): Flow {
  const { user, skill } = use;
  for (let left = count; left > 0; left -= 1) {
    const open = profileOf(match, target).skills.filter((id) => !isBarred(target, id));
    if (open.length === 0) return;
    const about = { about: 'skill', figure: user.id, of: target.id } as const;
    const { skill: barred } = yield* choose(
      user.owner,
      about,
      open.map((id) => ({ pick: 'skill' as const, skill: id })),
    );
    const ends = endsOf(user);
    if (ends) addModifier(target, { says: 'barred', skill: skill.id, by: user.id, ends, barred });
    match.host.emit({ type: 'barred', figure: target.id, barred });
  }
}

/** The card of every trap: it rolls nothing. */
const layTrap = (match: MatchContext, user: Figure, at: Figure['at']): void => {
  const { figures } = match.s;
  const free = figures.findIndex(
    ({ kind, life, hero }) => kind === 'trap' && life === 'gone' && hero === user.id,
  );
  const id = free < 0 ? figures.length : free;
  const { owner, team, sheet } = user;
  figures[id] = newFigure({ id, kind: 'trap', sheet, owner, team, hero: user.id, at, life: 'up', dice: 1 });
  match.host.emit({ type: 'laid', figure: id, by: user.id });
};

function* layTraps(match: MatchContext, { user, skill }: Use, count: number, far: number): Flow {
  const about = { about: 'place', figure: user.id, skill: skill.id } as const;
  const region = regionRound(match.ground, user.at, far * unit + radius);
  for (let left = count; left > 0; left -= 1)
    layTrap(match, user, yield* choosePlace(user.owner, about, region));
}

function* playOne(
  match: MatchContext,
  use: Use,
  effect: Effect,
  scale: number,
  targets: readonly Figure[],
): Flow {
  const { user, skill } = use;
  const { id: by } = user;
  switch (effect.act) {
    case 'change':
      for (const figure of figuresOf(match, use, effect.whom, targets))
        changeValue(match, use, effect, figure, scale);
      return;
    case 'zero': {
      const ends = endsOf(user);
      for (const figure of figuresOf(match, use, effect.whom, targets)) {
        if (ends) addModifier(figure, { says: 'zero', skill: skill.id, by, ends, value: effect.value });
        affect(match, use, figure);
      }
      return;
    }
    case 'fly': {
      const ends = endsOf(user);
      for (const figure of figuresOf(match, use, effect.whom, targets))
        if (ends) addModifier(figure, { says: 'flies', skill: skill.id, by, ends });
      return;
    }
    case 'heal':
      for (const figure of figuresOf(match, use, effect.whom, targets))
        heal(match, figure, amountOf(effect.by, scale), by, skill.id);
      return;
    case 'mend': {
      const turns = amountOf(effect.turns, scale);
      for (const figure of figuresOf(match, use, effect.whom, targets)) {
        if (turns <= 0) continue;
        addModifier(figure, { says: 'mend', skill: skill.id, by, amount: effect.by.word, turns });
        affect(match, use, figure);
      }
      return;
    }
    case 'raise':
      for (const figure of figuresOf(match, use, effect.whom, targets))
        raise(match, figure, amountOf(effect.by, scale), by);
      return;
    case 'share-damage': {
      const ends = endsOf(user);
      const left = amountOf(effect.next, scale);
      for (const figure of targets) {
        if (!ends || left <= 0) continue;
        const spare = sparedBy(use);
        addModifier(figure, { says: 'link', skill: skill.id, by, ends, left, taken: 0, spare });
        affect(match, use, figure);
      }
      return;
    }
    case 'taunt':
      taunt(match, use, amountOf(effect.within, scale));
      return;
    case 'bar-skills':
      for (const figure of figuresOf(match, use, effect.whom, targets))
        yield* barSkills(match, use, figure, amountOf(effect.count, scale));
      return;
    case 'lay-traps':
      yield* layTraps(match, use, amountOf(effect.count, scale), amountOf(effect.within, scale));
      return;
    case 'limit-damage':
    case 'push':
    case 'more-attacks':
    case 'move':
    case 'damage':
    case 'targets':
    case 'radius':
    case 'reach':
    case 'line':
    case 'fiend-range':
    case 'spare-yourself':
    case 'summon':
    case 'hasten':
    case 'fiend-attack':
      // These shape the use as a whole: whoever carries it out reads them.
      return;
  }
}

const sparedBy = ({ skill, green }: Use): number =>
  skill.green.reduce(
    (sum, effect) => (effect.act === 'spare-yourself' ? sum + amountOf(effect.by, green) : sum),
    0,
  );

/** Plays a line on all its targets. @param scale pips of its colour, 1 for what comes before them */
export function* playLine(
  match: MatchContext,
  use: Use,
  effects: readonly Effect[],
  scale: number,
  targets: readonly Figure[],
): Flow {
  for (const effect of effects) yield* playOne(match, use, effect, scale, targets);
}

/** Plays the blue line, then the green one; nothing without a Skill pip. */
export function* playColours(match: MatchContext, use: Use, targets: readonly Figure[]): Flow {
  if (use.green === 0) return;
  yield* playLine(match, use, use.skill.blue ?? [], use.blue, targets);
  yield* playLine(match, use, use.skill.green, use.green, targets);
}

/** Pushes come after the damage. */
export const playPushes = (match: MatchContext, use: Use, targets: readonly Figure[]): void => {
  const by = use.skill.green.reduce(
    (sum, effect) => (effect.act === 'push' ? sum + amountOf(effect.by, use.green) : sum),
    0,
  );
  for (const figure of targets) push(match, figure, use.user.at, by * unit, use.user.id);
};

/** Lets the log know of a use. */
export const announce = ({ host }: MatchContext, { skill, user, green, blue }: Use): void => {
  host.emit({ type: 'skill', figure: user.id, skill: skill.id, green, blue, works: green > 0 });
};

/** The same of one that works without a roll. */
export const announceUnrolled = ({ host }: MatchContext, user: Figure, skill: string): void => {
  host.emit({ type: 'skill', figure: user.id, skill, green: 0, blue: 0, works: true, isUnrolled: true });
};

/** The skill of an id that a sheet names. @throws RangeError for one that no category has */
export const skillOf = (id: string) => {
  const skill = findSkill(id);
  if (!skill) throw new RangeError(`No category has the skill ${id}.`);
  return skill;
};
