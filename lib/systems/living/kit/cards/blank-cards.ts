import type { Card } from '../../../../cards/card';
import type { Block } from '../../../../cards/text/flow';
import { layCard } from '../../../../painted-die/cards/card-layout';
import { dieOf } from '../../cards/card-content';
import type { CardLabels } from '../../cards/card-labels';
import { paintedPips } from '../../cards/painted-pips';
import type { FollowerKind } from '../../sheet/follower';
import { snowfallAllowance } from '../../rules/snowfall';
import { bestFace } from '../../../../painted-die/die';
import { emptyFaces, traits, type Faces } from '../../sheet/pips';

/** Kind of a blank card; `snowfall` is a hero in a snowball fight. */
export type BlankKind = 'hero' | 'snowfall' | FollowerKind;

/** Lines for skills that a hand can write on: equipment leaves room for four. */
const skillLines: Readonly<Record<BlankKind, number>> = {
  hero: 4,
  snowfall: snowfallAllowance.common + snowfallAllowance.elite,
  daemon: 3,
  pet: 3,
  'beast-shape': 3,
};

/** Somebody whose card is filled in but for his skills. */
export interface Known {
  readonly name: string;
  /** An icon, a path in a box of 512 x 512. */
  readonly emblem?: string;
  readonly faces: Faces;
}

/** A card to fill in by hand, with the facts that are known. */
export const blankCards = (kind: BlankKind, labels: CardLabels, known?: Known): readonly Card[] => {
  const { name, faces } = known ?? { name: '', faces: emptyFaces };
  const isFollower = kind !== 'hero' && kind !== 'snowfall';
  const isAnimal = kind === 'pet' || kind === 'beast-shape';
  const kindName = kind === 'hero' ? '' : kind === 'snowfall' ? labels.snowfall : labels.followerKinds[kind];
  const foot: readonly Block[] =
    kind === 'snowfall'
      ? []
      : [
          { block: 'section', text: isFollower ? labels.weapons : labels.equipment },
          { block: 'lines', count: 1 },
        ];
  return layCard(
    {
      id: `blank-${kind}`,
      kind: isFollower ? 'follower' : kind,
      name: name !== '' ? name : kind === 'hero' ? labels.system : kindName,
      part: kind === 'hero' ? labels.part : kindName,
      front: {
        name,
        title: '',
        ...(known?.emblem !== undefined && { emblem: known.emblem }),
        caption: kindName,
        values:
          kind === 'snowfall'
            ? [
                {
                  pip: paintedPips.skill,
                  label: labels.pips.skill,
                  ...(known && { value: bestFace(faces, 'skill') }),
                },
              ]
            : traits
                .filter((pip) => kind === 'hero' || pip !== 'ranged')
                .map((pip) => ({ pip: paintedPips[pip], label: labels.pips[pip] })),
        icons: [],
        lines: kind === 'snowfall' ? [labels.snowfallLine] : [],
      },
      back: {
        name,
        right: kindName,
        ...dieOf({ faces }, labels),
        blocks: [
          ...(kind === 'daemon'
            ? [
                {
                  block: 'paragraph',
                  text: labels.daemonRule,
                  pip: paintedPips.magic,
                  aloud: labels.withPip('magic'),
                  sign: labels.pips.magic,
                } as const,
              ]
            : []),
          { block: 'section', text: isAnimal ? labels.ability : labels.skills },
          { block: 'lines', count: skillLines[kind] },
        ],
        foot,
      },
    },
    labels,
  );
};
