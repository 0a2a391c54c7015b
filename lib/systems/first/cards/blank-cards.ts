import type { Card } from '../../../cards/card';
import { layCard } from '../../../painted-die/cards/card-layout';
import { emptyFaces, traits } from '../sheet/pips';
import { dieOf } from './card-content';
import type { CardKind, CardLabels } from './card-labels';

import { iconPath } from './icons';
import { paintedPips } from './painted-pips';

/** A card to fill in by hand; a specialist has three skills. */
export const blankCards = (kind: CardKind, labels: CardLabels): readonly Card[] => {
  const isFiend = kind === 'fiend';
  const kindName = isFiend ? labels.fiend : '';
  return layCard(
    {
      id: `blank-${kind}`,
      kind,
      name: isFiend ? labels.fiend : labels.blankHero,
      part: isFiend ? labels.fiend : labels.part,
      front: {
        name: '',
        title: '',
        ...(isFiend && { emblem: iconPath('fiend') }),
        caption: kindName,
        values: traits.map((pip) => ({ pip: paintedPips[pip], label: labels.values[pip] })),
        icons: [],
        lines: [],
      },
      back: {
        name: '',
        right: kindName,
        ...dieOf({ faces: emptyFaces }, labels),
        blocks: isFiend
          ? labels.fiendRules.map((text) => ({ block: 'paragraph', text }) as const)
          : [
              { block: 'section', text: labels.skills },
              { block: 'lines', count: 3 },
            ],
        foot: isFiend
          ? []
          : [
              { block: 'section', text: labels.equipment },
              { block: 'lines', count: 2 },
            ],
      },
    },
    labels,
  );
};
