import { faceNumbers } from '../../../dice/face';
import type { Path } from '../../../issue';
import { paintedOn } from '../../../painted-die/die';
import { facesBeyond } from '../../../painted-die/face-rules';
import { legalBy } from '../../legal';
import type { Points } from '../../system';
import { dragonDie, dragonPoints, slayerDie, slayerPoints } from '../sheet/pips';
import { zDraft, type Draft, type Dragon, type DragonCard, type Slayer } from '../sheet/sheet';
import { findDragonSkill } from '../skills/dragons';
import { findSlayerSkill } from '../skills/slayers';
import type { OnCard, Rule, RuleFigures, RuleIssue, RuleIssueOf } from './issue';
import { values } from './values';

const error = <R extends Rule>(rule: R, path: Path, figures: RuleFigures[R]): RuleIssueOf<R> => ({
  rule,
  severity: 'error',
  path,
  figures,
});

/** Too many points are an error, too few a warning. */
const ofThePoints = (card: OnCard, path: Path, { spent, budget }: Points): readonly RuleIssue[] => {
  if (spent > budget) return [error('points-budget', path, { card, spent, budget })];
  if (spent === budget) return [];
  return [{ rule: 'unspent-points', severity: 'warning', path, figures: { card, left: budget - spent } }];
};

/** Skills that stand there twice, each but the first, by their places. */
const repeated = (skills: readonly string[]): readonly number[] =>
  skills.flatMap((skill, at) => (skills.indexOf(skill) < at ? [at] : []));

const skillsOfSlayer = ({ attack, skills }: Slayer): readonly RuleIssue[] => [
  ...(skills.length === values.skills
    ? []
    : [error('skill-count', ['skills'], { kind: 'slayer', count: skills.length, wanted: values.skills })]),
  ...skills.flatMap((id, at): readonly RuleIssue[] => {
    const skill = findSlayerSkill(id);
    if (!skill) return [error('skill-unknown', ['skills', at], { card: undefined, skill: id })];
    return skill.needs === undefined || skill.needs === attack
      ? []
      : [error('skill-attack', ['skills', at], { skill: id, needs: skill.needs, attack })];
  }),
  ...repeated(skills).map((at) =>
    error('skill-duplicate', ['skills', at], { card: undefined, skill: skills[at] ?? '' }),
  ),
];

/** Symbols that a slayer's face has places for: the sun takes one of the 6. */
const placesFor = (face: number): number => (face === 6 ? face - 1 : face);

const slayerPips = (slayer: Slayer): readonly RuleIssue[] =>
  faceNumbers.flatMap((face) => {
    const pips = paintedOn(slayerDie(slayer.attack), slayer.faces[face]);
    const places = placesFor(face);
    return pips > places
      ? [error('face-capacity', ['faces', String(face)], { card: undefined, face, pips, places })]
      : [];
  });

const cardPips = ({ name, faces }: DragonCard, at: number): readonly RuleIssue[] => {
  const card = { at, name };
  const path = (face: number): Path => ['cards', at, 'faces', String(face)];
  return [
    ...faceNumbers.flatMap((face) => {
      const pips = paintedOn(dragonDie, faces[face]);
      return pips > face ? [error('face-capacity', path(face), { card, face, pips, places: face })] : [];
    }),
    ...facesBeyond(faces, 'shield', values.shieldsOnFace).map(({ face, pips }) =>
      error('shield-cap', path(face), { card, face, pips, most: values.shieldsOnFace }),
    ),
  ];
};

/** The points of each card: the slayer's one, or each of the dragon's. */
export const pointsByCard = (draft: Draft): readonly Points[] =>
  draft.kind === 'slayer'
    ? [{ spent: slayerPoints(draft.attack, draft.faces), budget: values.slayerPoints }]
    : draft.cards.map(({ faces }) => ({ spent: dragonPoints(faces), budget: values.cardPoints }));

/** All points of a slayer, or of the five cards of a dragon. */
export const pointsOf = (draft: Draft): Points => ({
  spent: pointsByCard(draft).reduce((sum, { spent }) => sum + spent, 0),
  budget: draft.kind === 'slayer' ? values.slayerPoints : values.cards * values.cardPoints,
});

const ofTheDragon = (dragon: Dragon): readonly RuleIssue[] => {
  const { cards } = dragon;
  const points = pointsByCard(dragon);
  const twice = repeated(cards.map(({ skill }, at) => (findDragonSkill(skill) ? skill : `#${at}`)));
  return [
    ...(cards.length === values.cards
      ? []
      : [error('skill-count', ['cards'], { kind: 'dragon', count: cards.length, wanted: values.cards })]),
    ...cards.flatMap((card, at): readonly RuleIssue[] => {
      const on = { at, name: card.name };
      const spent = points[at];
      return [
        ...(spent ? ofThePoints(on, ['cards', at, 'faces'], spent) : []),
        ...cardPips(card, at),
        ...(findDragonSkill(card.skill)
          ? []
          : [error('skill-unknown', ['cards', at, 'skill'], { card: on, skill: card.skill })]),
        ...(twice.includes(at)
          ? [error('skill-duplicate', ['cards', at, 'skill'], { card: on, skill: card.skill })]
          : []),
      ];
    }),
  ];
};

const isError = ({ severity }: RuleIssue): boolean => severity === 'error';

/** The one gate between draft and legal: every rule whose condition holds, errors before warnings. Never throws. */
export const check = (draft: Draft): readonly RuleIssue[] => {
  const [points] = pointsByCard(draft);
  const found =
    draft.kind === 'dragon'
      ? ofTheDragon(draft)
      : [
          ...(points ? ofThePoints(undefined, ['faces'], points) : []),
          ...slayerPips(draft),
          ...skillsOfSlayer(draft),
        ];
  return [...found.filter(isError), ...found.filter((issue) => !isError(issue))];
};

/** A legal slayer or dragon: the gate for whatever comes from outside. */
export const zLegalDraft = legalBy(zDraft, check);
