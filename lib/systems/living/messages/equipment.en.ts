import {
  hitEffects,
  cannon,
  openedBy,
  poleTargets,
  projectile,
  rangedFacts,
  type RangedFacts,
} from '../reference/equipment';
import { type RangedKind, meleeKinds, rangedKinds, type MeleeKind, type Weapon } from '../sheet/armoury';
import { nameWithoutNote, type Skill } from '../skills/school';
import { count, list } from '#words/language/words';
import { schoolName } from '#words/systems/living/messages/places';

/** One thing to know: a word for it, and a sentence. */
export interface GearFact {
  readonly term: string;
  readonly text: string;
}

const fact = (term: string, text: string): GearFact => ({ term, text });

const isMelee = (type: string): type is MeleeKind => (meleeKinds as readonly string[]).includes(type);
const isRanged = (type: string): type is RangedKind => (rangedKinds as readonly string[]).includes(type);

const hitEffectText = (kind: MeleeKind): string => {
  switch (hitEffects[kind]) {
    case 'knockdown':
      return 'Your target gets a Knockdown counter.';
    case 'one-damage':
      return 'Your target takes at least 1 damage, whatever its DV.';
    case 'bleeding':
      return 'Your target gets a Bleeding counter.';
  }
};

const criticalHit = 'Critical hit';

const meleeFacts = (kind: MeleeKind, pole: boolean): readonly GearFact[] => [
  fact(
    criticalHit,
    `${hitEffectText(kind)} You score a critical hit if at least two dice show as many Melee pips as your best face.`,
  ),
  ...(pole
    ? [
        fact(
          'On a pole',
          `Needs both hands. Before the match, choose what your critical hits do: the effect above, or the same AV against up to ${poleTargets} more opponents in base contact.`,
        ),
      ]
    : []),
];

const rangeText = ({ range, beyond }: RangedFacts): string => {
  const further = beyond ? ' You may shoot further, at −1 RAV for each full # beyond that.' : '';
  switch (range.of) {
    case 'map':
      return 'As far as you can see.';
    case 'die':
      return `${range.reach}# for each die in your Hand, so it shrinks as you lose Life.${further}`;
    case 'fixed':
      return `${range.reach}#.${further}`;
  }
};

const reloadText = ({ reload, reloadsOnTheMove }: RangedFacts): string => {
  if (reload === 0) return 'None: you can shoot with every action.';
  const moving = reloadsOnTheMove ? ', or as part of a movement action' : '';
  return `${count(reload, 'counter')} per shot. Remove each with a separate action${moving}.`;
};

const shots = (kind: RangedKind): readonly GearFact[] => {
  const facts = rangedFacts[kind];
  return [
    fact('Range', rangeText(facts)),
    ...(kind === 'cannon'
      ? [
          fact(
            'Cannon',
            `${count(cannon.shots, 'shot')} a match; you can’t use skills with it. While you carry it you have ${count(cannon.actions, 'action')} a turn. You may drop it at any time, but then it’s gone for the match.`,
          ),
          fact(
            'Blast',
            `For each point of RAV the blast reaches ${cannon.blast}# around the target. It attacks everybody there, at −1 RAV for each full ${cannon.blast}# from the target.`,
          ),
        ]
      : [fact('Reload', reloadText(facts))]),
    fact(
      'Dead zone',
      facts.deadZone === 0 ? 'None.' : `Nobody who is even partly within ${facts.deadZone}# can be a target.`,
    ),
    ...(facts.ravLost > 0 ? [fact('Aim', `Every shot gets −${facts.ravLost} RAV.`)] : []),
    ...(facts.moreDamage > 0
      ? [
          fact(
            'Damage',
            `A shot that does damage does ${facts.moreDamage} extra damage, which nobody can defend against.`,
          ),
        ]
      : []),
    fact(
      kind === 'throwing' ? 'Critical hit, thrown' : criticalHit,
      facts.push === 0 ? 'None.' : `It pushes your target ${facts.push}# away from you.`,
    ),
  ];
};

const weaponFacts = (weapon: Weapon): readonly GearFact[] => {
  const { type } = weapon;
  if (isMelee(type)) return meleeFacts(type, weapon.pole === true);
  if (type === 'throwing')
    return [
      fact('In melee', 'You can use it in melee too, with your RAV as AV if you like.'),
      ...shots(type),
      ...(weapon.melee === undefined ? [] : [fact('Critical hit in melee', hitEffectText(weapon.melee))]),
    ];
  if (isRanged(type)) return shots(type);
  if (type === 'magic')
    return [
      fact(
        'Projectile',
        `You can fire it with an action, up to ${projectile.range}#. It always hits and does ${projectile.damage} damage, unless the target rolls a Defence or Magic pip.`,
      ),
    ];
  return [fact('Your own skill', 'If it does more than damage, design a skill for it.')];
};

/** More than this many skills of a school are counted, not named. */
const named = 4;

const openedText = (piece: Weapon | 'shield'): string | undefined => {
  const opened = openedBy(piece);
  const bySchool = new Map<Skill['school'], readonly Skill[]>();
  for (const skill of opened.skills)
    bySchool.set(skill.school, [...(bySchool.get(skill.school) ?? []), skill]);
  const parts = [
    ...opened.schools.map((id) => `all ${schoolName(id)} skills`),
    ...[...bySchool].flatMap(([id, skills]) =>
      skills.length > named
        ? [`${skills.length} ${schoolName(id)} skills`]
        : skills.map(({ name }) => nameWithoutNote(name)),
    ),
  ];
  return parts.length === 0 ? undefined : `${list(parts)}.`;
};

const opens = (piece: Weapon | 'shield'): readonly GearFact[] => {
  const text = openedText(piece);
  return text === undefined ? [] : [fact('Lets you learn', text)];
};

/** Effects of equipment. The builder loads it beside the panel, not with the page. */
export const gear = {
  about: (name: string): string => `What ${name} does`,
  /** `learner`: the one who carries it learns skills, as a pet does not. */
  weapon: (weapon: Weapon, learner: boolean): readonly GearFact[] => [
    ...weaponFacts(weapon),
    ...(learner ? opens(weapon) : []),
  ],
  aboutArmour: 'What armour and shields allow',
  armourCaption: 'Defence pips on each face',
  worn: 'Armour',
  alone: 'No shield',
  withShield: 'With a shield',
  armourHint: 'No face may be all one colour, so lower faces take fewer pips, and the 1-face takes none.',
  shield: (): readonly GearFact[] => opens('shield'),
};
