import { unit } from '../../../table/table';
import { canStrike, targetsOf } from '../match/combat/strike';
import { isDragon, type Figure } from '../match/state/figure';
import {
  dragonCardsOf,
  dragonOf,
  figureOf,
  foesOf,
  slayerCardOf,
  type Table,
} from '../match/state/match-context';
import { paceOf } from '../match/movement/walk';
import type { Option } from '../match/state/option';
import { contactsOf, gapTo, sees } from '../match/places/bases';
import type { Acting } from '../match/state/situation';
import { skillInTurn } from '../match/turn/actions';
import { tableValues } from '../rules/table-values';
import { poolSizes } from '../rules/values';
import { findDragonSkill } from '../skills/dragons';
import type { SlayerSkill } from '../skills/effect';
import { slayerSkills, type SlayerSkillId } from '../skills/slayers';

/** Something that somebody could do at other times. */
export type Undone =
  | { readonly pick: 'move' | 'leave' | 'attack' | 'recover' }
  | { readonly pick: 'skill'; readonly skill: string };

export type Why =
  | {
      readonly why:
        | 'contact'
        | 'hobbled'
        | 'no-way-out'
        | 'magic'
        | 'one-action'
        | 'all-dice'
        | 'used'
        | 'spent'
        | 'nobody-to-help'
        | 'no-way';
    }
  /** Nobody can be aimed at: what keeps the nearest from it. */
  | {
      readonly why: 'missed';
      readonly nearest: number;
      readonly inches: number;
      readonly because: 'contact' | 'far' | 'near' | 'hidden';
    };

export interface Impossible {
  readonly undone: Undone;
  readonly why: Why;
}

const nearestFoe = (table: Table, figure: Figure): { readonly foe: Figure; readonly inches: number } => {
  const [nearest] = foesOf(table, figure)
    .map((foe) => ({ foe, inches: gapTo(figure, foe) / unit }))
    .sort((a, b) => a.inches - b.inches);
  return nearest ?? { foe: dragonOf(table), inches: 0 };
};

/** @param reach inches that it reaches; 0 for contact only */
const missed = (table: Table, figure: Figure, reach: number, least = 0): Why => {
  const { foe, inches } = nearestFoe(table, figure);
  const because =
    reach === 0 ? 'contact' : inches < least ? 'near' : inches > reach ? 'far' : ('hidden' as const);
  return {
    why: 'missed',
    nearest: foe.id,
    inches,
    because: because === 'hidden' && sees(table, figure, foe) ? 'far' : because,
  };
};

const whyNoStrike = (table: Table, slayer: Figure): Why => {
  switch (slayerCardOf(table, slayer).attack) {
    case 'magic':
      return { why: 'magic' };
    case 'dagger':
      return missed(table, slayer, 0);
    case 'bow':
      return missed(table, slayer, tableValues.bowReaches, tableValues.near);
  }
};

const whyNoSkill = (table: Table, slayer: Figure, id: SlayerSkillId, { used }: Acting): Why => {
  if (used.includes(id)) return { why: 'used' };
  const { use }: SlayerSkill = slayerSkills[id];
  if (use === 'attack') return whyNoStrike(table, slayer);
  return { why: use === 'move' ? 'no-way' : 'nobody-to-help' };
};

const ofMovement = (
  table: Table,
  figure: Figure,
  has: (pick: Option['pick']) => boolean,
): readonly Impossible[] => {
  if (contactsOf(table, figure).length > 0)
    return [
      { undone: { pick: 'move' }, why: { why: 'contact' } },
      ...(has('leave') ? [] : [{ undone: { pick: 'leave' }, why: { why: 'no-way-out' } } as const]),
    ];
  return paceOf(figure) > 0 ? [] : [{ undone: { pick: 'move' }, why: { why: 'hobbled' } }];
};

const ofSlayer = (
  table: Table,
  slayer: Figure,
  acting: Acting,
  isOption: (undone: Undone) => boolean,
): readonly Impossible[] => [
  ...(canStrike(table, slayer)
    ? []
    : [{ undone: { pick: 'attack' }, why: whyNoStrike(table, slayer) } as const]),
  ...slayerCardOf(table, slayer).skills.flatMap((skill): readonly Impossible[] =>
    isOption({ pick: 'skill', skill })
      ? []
      : [{ undone: { pick: 'skill', skill }, why: whyNoSkill(table, slayer, skill, acting) }],
  ),
  ...(isOption({ pick: 'recover' })
    ? []
    : [
        {
          undone: { pick: 'recover' },
          why: { why: slayer.pool < poolSizes.slayer ? 'one-action' : 'all-dice' },
        } as const,
      ]),
];

const ofDragon = (
  table: Table,
  dragon: Figure,
  { card }: Acting,
  isOption: (undone: Undone) => boolean,
): readonly Impossible[] => {
  const id = dragonCardsOf(table).cards[card]?.skill;
  const skill = id === undefined ? undefined : findDragonSkill(id);
  const found: Impossible[] = [];
  if (targetsOf(table, 0).length === 0)
    found.push({ undone: { pick: 'attack' }, why: missed(table, dragon, 0) });
  if (id !== undefined && skill && !isOption({ pick: 'skill', skill: id }))
    found.push({
      undone: { pick: 'skill', skill: id },
      why: skillInTurn(table, card) ? missed(table, dragon, skill.reach ?? 0) : { why: 'spent' },
    });
  return found;
};

/** Actions that aren't possible now, and why; nothing of it is among the options. */
export const impossibleFor = (table: Table, options: readonly Option[]): readonly Impossible[] => {
  const { acting } = table.s;
  if (!acting) return [];
  const figure = figureOf(table, acting.figure);
  const has = (pick: Option['pick']): boolean => options.some((option) => option.pick === pick);
  const isOption = (undone: Undone): boolean =>
    options.some(
      (option) =>
        option.pick === undone.pick &&
        (undone.pick !== 'skill' || (option.pick === 'skill' && option.skill === undone.skill)),
    );
  return [
    ...ofMovement(table, figure, has),
    ...(isDragon(figure)
      ? ofDragon(table, figure, acting, isOption)
      : ofSlayer(table, figure, acting, isOption)),
  ];
};
