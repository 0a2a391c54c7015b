import { oncePer } from '../../../../once-per';
import type { NamedId } from '../../skills/effects/named';
import { findSkill } from '../../skills/index';
import { isSpell, type Skill } from '../../skills/school';
import { targetsOf } from './aim';
import type { Aura, Figure, FigureId, Stored } from '../state/figure';
import type { Flow } from '../state/flow';
import { choose, figureOf, profileOf, type MatchContext, type NamedPlay } from '../state/match-context';
import { worth } from '../values/count';
import { knownSkills, isFree, skillActions } from './learnt';
import { endAura } from '../lasting/end-aura';
import type { Action } from '../state/option';
import { pipsOf, type EffectContext, type Use } from '../state/use';

/** Uses of an attack that may be made again with the same roll: as many as a turn can hold. */
const often = 99;

/** A copied spell: a Psi Spell without its school's rules (ruling psion-mimicry). */
const asPsiSpell = oncePer((skill: Skill): Skill => ({ ...skill, class: 'Psi Spell' }));

/** The skill that an aura holds uses of. */
export const storedSkill = ({ stored }: Aura): Skill | undefined => {
  const skill = stored && findSkill(stored.skill);
  return skill && stored.how === 'copied' ? asPsiSpell(skill) : skill;
};

/** Purpose for which a skill has to find something. */
type Search = 'store' | 'copy' | 'shape' | 'nothing';

const searchOf = oncePer((skill: Skill): Search => {
  const names: readonly NamedId[] = (skill.green ?? []).flatMap((effect) =>
    'named' in effect ? [effect.named] : [],
  );
  if (names.includes('glyph')) return 'store';
  if (names.includes('borrow-spell')) return 'copy';
  return names.includes('shapeshift') ? 'shape' : 'nothing';
});

/** Spells that could be stored: any but the one that stores, and none twice. */
const storable = (match: MatchContext, figure: Figure, by: Skill): readonly string[] =>
  knownSkills(match, figure)
    .filter(
      (skill) =>
        isSpell(skill) &&
        skill.id !== by.id &&
        !figure.usedUp.includes(skill.id) &&
        !figure.auras.some(({ stored }) => stored?.how === 'kept' && stored.skill === skill.id),
    )
    .map(({ id }) => id);

/** Spells of another that could be copied. */
const copyable = (match: MatchContext, other: Figure, by: Skill): readonly string[] => {
  const isForCommon = (by.always ?? []).some((effect) => 'named' in effect && 'commonOnly' in effect.figures);
  return knownSkills(match, other)
    .filter((skill) => isSpell(skill) && (!isForCommon || skill.tier === 'common'))
    .map(({ id }) => id);
};

/** Whether a skill that stores or copies finds something: it is not offered otherwise, nor while its copy is there. */
export const findsSomething = (
  match: MatchContext,
  figure: Figure,
  skill: Skill,
  target: Figure,
): boolean => {
  const search = searchOf(skill);
  if (search === 'store') return storable(match, figure, skill).length > 0;
  if (search === 'nothing') return true;
  if (search === 'shape') return profileOf(match, figure).shape !== undefined;
  const isCopy = figure.auras.some((aura) => aura.skill === skill.id && aura.stored?.how === 'copied');
  return !isCopy && copyable(match, target, skill).length > 0;
};

/** Uses of what a figure has stored, copied or may do again. */
export const storedActions = (
  match: MatchContext,
  figure: Figure,
  isFree: (skill: Skill) => boolean,
  hows: readonly Stored['how'][] = ['kept', 'copied', 'again'],
): readonly Action[] => {
  if (figure.auras.every(({ stored }) => stored === undefined)) return [];
  return figure.auras.flatMap((aura): readonly Action[] => {
    const { stored, key } = aura;
    const skill = storedSkill(aura);
    if (!stored || !skill || !hows.includes(stored.how) || !isFree(skill)) return [];
    const action = { pick: 'use' as const, skill: skill.id, stored: key };
    const cost = stored.how === 'copied' ? (skill.actions ?? 1) : 1;
    if (skill.target === undefined) return [{ ...action, cost }];
    return targetsOf(match, figure, skill).map(({ id: target }) => ({ ...action, target, cost }));
  });
};

/** Counts a use; with the last one it is over. */
export function* spendStored(match: MatchContext, figure: Figure, key: number): Flow {
  const aura = figure.auras.find((each) => each.key === key);
  if (!aura?.stored) return;
  const { stored } = aura;
  if (stored.uses <= 1) yield* endAura(match, figure, key, false);
  else
    figure.auras = figure.auras.map((each) =>
      each.key === key ? { ...each, stored: { ...stored, uses: stored.uses - 1 } } : each,
    );
}

const hold = (figure: Figure, aura: Aura, stored: Stored): void => {
  figure.auras = [...figure.auras.filter(({ key }) => key !== aura.key), { ...aura, stored }];
};

function* pickSpell(figure: Figure, by: Skill, spells: readonly string[]): Flow<string | undefined> {
  if (spells.length === 0) return undefined;
  const about = { about: 'skill', figure: figure.id, skill: by.id } as const;
  return (yield* choose(
    figure.owner,
    about,
    spells.map((skill) => ({ pick: 'skill' as const, skill })),
  )).skill;
}

const auraOf = (match: MatchContext, use: Use, on: FigureId): Aura | undefined =>
  figureOf(match, on).auras.find(({ key }) => key === use.auras.get(on));

/** Uses of a known spell are stored, each with one Skill pip and the most Magic pips that the card shows. */
export const storeSpell: NamedPlay = function* (match, { figures: { uses = 0 } }, context): Flow {
  const figure = figureOf(match, context.use.user);
  const aura = auraOf(match, context.use, figure.id);
  if (!aura) return;
  const skill = yield* pickSpell(figure, context.use.skill, storable(match, figure, context.use.skill));
  if (skill === undefined) return;
  const pips = { green: 1, magic: Math.max(...profileOf(match, figure).sides.magic) };
  hold(figure, aura, { skill, uses: worth(match, uses, context, figure.id), how: 'kept', ...pips });
};

const chosenSpells = new WeakMap<Use, string>();

/** The spell is named before the roll; the copy is there after it. */
export const borrowSpell: NamedPlay = (match, effect, context) =>
  context.line === 'always'
    ? nameSpell(match, context)
    : copySpell(match, effect.figures['uses'] ?? 0, context);

function* nameSpell(match: MatchContext, { use }: EffectContext): Flow {
  const figure = figureOf(match, use.user);
  const [target] = use.targets;
  if (target === undefined) return;
  const skill = yield* pickSpell(figure, use.skill, copyable(match, figureOf(match, target), use.skill));
  if (skill !== undefined) chosenSpells.set(use, skill);
}

const copySpell = (
  match: MatchContext,
  uses: Parameters<typeof worth>[1],
  context: EffectContext,
): undefined => {
  const { use } = context;
  const [target] = use.targets;
  const skill = chosenSpells.get(use);
  const aura = target === undefined ? undefined : auraOf(match, use, target);
  if (target === undefined || skill === undefined || !aura) return;
  // It stays with the figure that has copied, not with the one the spell was copied from.
  const from = figureOf(match, target);
  from.auras = from.auras.filter(({ key }) => key !== aura.key);
  const figure = figureOf(match, use.user);
  hold(figure, aura, {
    skill,
    uses: worth(match, uses, context, figure.id),
    how: 'copied',
    green: 0,
    magic: 0,
  });
};

/** This turn's further actions may do the same again, with the same roll (parameter "again-this-turn"). */
export const mayRepeat = (figure: Figure, use: Use, key: number): void => {
  const { skill, green } = use;
  const magic = pipsOf(use);
  hold(
    figure,
    {
      key,
      kind: 'state',
      skill: skill.id,
      by: figure.id,
      green,
      blue: magic,
      // A figure that acts out of turn no longer has this one.
      clock: { ends: figure.isActing ? 'turn-ends' : 'turn-begins', of: figure.id, left: 1 },
    },
    { skill: skill.id, uses: often, how: 'again', green, magic },
  );
};

/** Skills with possible targets, and stored uses. */
export const usesOf = (match: MatchContext, figure: Figure): readonly Action[] => {
  const uses = skillActions(match, figure).filter((action) => {
    const skill = action.pick === 'use' ? findSkill(action.skill) : undefined;
    const target =
      action.pick === 'use' && action.target !== undefined ? match.s.figures[action.target] : figure;
    return !skill || !target || findsSomething(match, figure, skill, target);
  });
  const stored = storedActions(match, figure, (skill) => isFree(match, figure, skill, false));
  return stored.length === 0 ? uses : [...uses, ...stored];
};
