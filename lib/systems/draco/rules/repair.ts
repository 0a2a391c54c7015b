import { faceNumbers, type FaceNumber } from '../../../dice/face';
import { repairBy, type Remedies } from '../../../painted-die/repair';
import { apply } from '../sheet/apply';
import type { Edit, PaintPip } from '../sheet/edit';
import { attacks, dragonDie, slayerDie } from '../sheet/pips';
import type { Draft } from '../sheet/sheet';
import { dragonSkillIds } from '../skills/dragons';
import { slayerSkillIds, findSlayerSkill } from '../skills/slayers';
import { check } from './check';
import type { OnCard, RuleIssue } from './issue';

interface Spot {
  readonly face: FaceNumber;
  readonly pip: PaintPip;
  readonly count: number;
  readonly cost: number;
}

/** Symbols of a card, the lowest faces first and there the dearest symbol first: the least missed. */
const spotsOf = (draft: Draft, card: OnCard): readonly Spot[] => {
  const listed = (
    faces: Readonly<Record<FaceNumber, Readonly<Partial<Record<PaintPip, number>>>>>,
    costs: Readonly<Partial<Record<PaintPip, number>>>,
    pips: readonly PaintPip[],
  ) =>
    faceNumbers.flatMap((face) =>
      pips.map((pip) => ({ face, pip, count: faces[face][pip] ?? 0, cost: costs[pip] ?? 0 })),
    );
  if (draft.kind === 'slayer') {
    const { pips, costs } = slayerDie(draft.attack);
    return listed(draft.faces, costs, pips);
  }
  const faces = card && draft.cards[card.at]?.faces;
  return faces ? listed(faces, dragonDie.costs, dragonDie.pips) : [];
};

const set = (card: OnCard, face: FaceNumber, pip: PaintPip, count: number): Edit => ({
  edit: 'set-pips',
  ...(card && { card: card.at }),
  face,
  pip,
  count,
});

/** Removes symbols until this many points are saved, the largest saving that isn't too much first. */
const save = (draft: Draft, card: OnCard, points: number): readonly Edit[] => {
  const left = spotsOf(draft, card).map((spot) => ({ ...spot, was: spot.count }));
  let saved = 0;
  while (saved < points) {
    const there = left.filter(({ count }) => count > 0).sort((one, other) => other.cost - one.cost);
    const next = there.find(({ cost }) => cost <= points - saved) ?? there.at(-1);
    if (!next) return [];
    next.count -= 1;
    saved += next.cost;
  }
  return left
    .filter(({ count, was }) => count < was)
    .map(({ face, pip, count }) => set(card, face, pip, count));
};

/** Removes this many symbols from a face, of one kind or both. */
const thin = (draft: Draft, card: OnCard, face: FaceNumber, surplus: number): Remedies<Edit> => {
  const here = spotsOf(draft, card)
    .filter((spot) => spot.face === face && spot.count > 0)
    .sort((one, other) => one.cost - other.cost);
  const single = here
    .filter(({ count }) => count >= surplus)
    .map(({ pip, count }) => [set(card, face, pip, count - surplus)]);
  let still = surplus;
  const both = here.flatMap(({ pip, count }) => {
    const off = Math.min(still, count);
    still -= off;
    return off === 0 ? [] : [set(card, face, pip, count - off)];
  });
  return [...single, both];
};

/** Unused skills that could replace one of the list or be added. */
const freeDragonSkills = (draft: Draft): readonly string[] =>
  draft.kind === 'dragon'
    ? dragonSkillIds.filter((id) => draft.cards.every(({ skill }) => skill !== id))
    : [];

const freeSlayerSkills = (draft: Draft): readonly string[] =>
  draft.kind === 'slayer'
    ? slayerSkillIds.filter((id) => {
        const needs = findSlayerSkill(id)?.needs;
        return !draft.skills.includes(id) && (needs === undefined || needs === draft.attack);
      })
    : [];

const cardSkill = (draft: Draft, card: OnCard): Remedies<Edit> =>
  card ? freeDragonSkills(draft).map((skill) => [{ edit: 'set-card-skill', index: card.at, skill }]) : [];

/** The skill goes; where that leaves too few, another one comes for it. */
const dropSkill = (draft: Draft, at: string | number | undefined): Remedies<Edit> => {
  const drop: Edit = { edit: 'remove-skill', index: Number(at) };
  return [
    [drop],
    ...freeSlayerSkills(draft).map((skill): readonly Edit[] => [drop, { edit: 'add-skill', skill }]),
  ];
};

/** Number that a slayer or a dragon needs. */
const counted = (draft: Draft, count: number, wanted: number): readonly Edit[] => {
  const missing = Math.max(0, wanted - count);
  const surplus = Array.from({ length: Math.max(0, count - wanted) }, (_, at) => count - 1 - at);
  if (draft.kind === 'slayer')
    return [
      ...freeSlayerSkills(draft)
        .slice(0, missing)
        .map((skill): Edit => ({ edit: 'add-skill', skill })),
      ...surplus.map((index): Edit => ({ edit: 'remove-skill', index })),
    ];
  const skills = freeDragonSkills(draft);
  return [
    ...Array.from({ length: missing }).flatMap((_, nth): readonly Edit[] => [
      { edit: 'add-card' },
      { edit: 'set-card-skill', index: count + nth, skill: skills[nth] ?? '' },
    ]),
    ...surplus.map((index): Edit => ({ edit: 'remove-card', index })),
  ];
};

/** Possible remedies of an issue, the likeliest first. */
const remedies = (draft: Draft, issue: RuleIssue): Remedies<Edit> => {
  switch (issue.rule) {
    case 'points-budget': {
      const { card, spent, budget } = issue.figures;
      return [save(draft, card, spent - budget)];
    }
    case 'face-capacity': {
      const { card, face, pips, places } = issue.figures;
      return thin(draft, card, face, pips - places);
    }
    case 'shield-cap': {
      const { card, face, most } = issue.figures;
      return [[set(card, face, 'shield', most)]];
    }
    case 'skill-unknown':
    case 'skill-duplicate': {
      const { card } = issue.figures;
      return card ? cardSkill(draft, card) : dropSkill(draft, issue.path[1]);
    }
    case 'skill-count':
      return [counted(draft, issue.figures.count, issue.figures.wanted)];
    case 'skill-attack':
      return [
        ...attacks
          .filter((attack) => attack === issue.figures.needs)
          .map((attack): readonly Edit[] => [{ edit: 'set-attack', attack }]),
        ...dropSkill(draft, issue.path[1]),
      ];
    case 'unspent-points':
      return [];
  }
};

/** Edits that remove the issue and bring no new error, or none if there is no such fix. */
export const repair = repairBy<Draft, RuleIssue, Edit>({ check, apply, remedies });
