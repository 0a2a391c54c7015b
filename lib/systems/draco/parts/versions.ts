import { versionWords as say } from '#words/painted-die/messages/versions';
import { pipMoves, type PipCount, type PipMoves } from '../../../painted-die/pip-moves';
import type { Replacement } from '../../balance-part';
import { versionsBy, type ChangePlace } from '../../versions';
import { cardWords } from '#words/systems/draco/messages/versions';
import { terms } from '#words/systems/draco/messages/terms';
import { check } from '../rules/check';
import { apply } from '../sheet/apply';
import type { Edit, PaintPip } from '../sheet/edit';
import { dragonDie, slayerDie } from '../sheet/pips';
import type { Draft, Dragon, Slayer } from '../sheet/sheet';
import { dragonSkillIds } from '../skills/dragons';
import { slayerSkillIds } from '../skills/slayers';

/** @param card the place of a dragon's card; a slayer has but one */
const pipPlaces = <Pip extends PaintPip>(
  moves: readonly PipMoves<Pip>[],
  names: Readonly<Record<Pip, string>>,
  within: (name: string) => string,
  card?: number,
): readonly ChangePlace<Edit>[] => {
  const paint = ({ face, pip, count }: PipCount<Pip>): Edit => ({
    edit: 'set-pips',
    card,
    face,
    pip,
    count,
  });
  return moves.map(({ face, pip, wiped, painted }) => ({
    kind: 'pip',
    id: `pip ${card ?? ''} ${face} ${pip}`,
    name: within(say.pip(names[pip], face)),
    take: [paint(wiped)],
    instead: () =>
      painted.map((to): Replacement<Edit> => ({
        id: `${to.face} ${to.pip}`,
        name: say.pip(names[to.pip], to.face),
        edits: [paint(to)],
      })),
  }));
};

const ofSlayer = (slayer: Slayer): readonly ChangePlace<Edit>[] => [
  ...slayer.skills.map((skill, index): ChangePlace<Edit> => ({
    kind: 'skill',
    id: `skill ${index}`,
    name: terms.skill(skill),
    take: [{ edit: 'remove-skill', index }],
    instead: () =>
      slayerSkillIds
        .filter((id) => !slayer.skills.includes(id))
        .map((id) => ({ id, name: terms.skill(id), edits: [{ edit: 'add-skill', skill: id }] })),
  })),
  ...pipPlaces(pipMoves(slayerDie(slayer.attack), slayer.faces), terms.pipsOf(slayer.attack), (name) => name),
];

const ofDragon = ({ cards }: Dragon): readonly ChangePlace<Edit>[] =>
  cards.flatMap((card, index): readonly ChangePlace<Edit>[] => [
    {
      kind: 'skill',
      id: `skill ${index}`,
      name: cardWords.onCard(card.skill === '' ? cardWords.noSkill : terms.skill(card.skill), card.name),
      take: [],
      instead: () =>
        dragonSkillIds
          .filter((id) => !cards.some(({ skill }) => skill === id))
          .map((id): Replacement<Edit> => ({
            id,
            name: terms.skill(id),
            edits: [{ edit: 'set-card-skill', index, skill: id }],
          })),
    },
    ...pipPlaces(
      pipMoves(dragonDie, card.faces),
      terms.pips,
      (name) => cardWords.onCard(name, card.name),
      index,
    ),
  ]);

/** Versions of a slayer or a dragon; what they fight with is painted. */
export const versions = versionsBy<Draft, Edit>({
  check,
  apply,
  kinds: say.kinds.filter(({ kind }) => kind !== 'gear'),
  places: (draft) => (draft.kind === 'slayer' ? ofSlayer(draft) : ofDragon(draft)),
});
