import type { Card } from '../../../../cards/card';
import type { Block } from '../../../../cards/text/flow';
import type { FrontContent } from '../../../../painted-die/cards/front';
import type { FrontValue } from '../../../../painted-die/cards/front-values';
import { layCard } from '../../../../painted-die/cards/card-layout';
import type { CardKind, CardLabels } from '../../cards/card-labels';
import { bestValues, dieOf } from '../../cards/card-content';

import { linesOf } from '../../cards/card-skills';
import { paintedPips } from '../../cards/painted-pips';
import { emptyFaces, type Faces } from '../../sheet/pips';
import type { SkillText } from '../../skills/skill-text';
import type { CastText, KitCardOptions } from './kit-labels';

/** A skill by name, where it is used, what it is and needs, and what it does. */
export const castSkill = (
  name: string,
  text: SkillText,
  right: string,
  labels: CardLabels,
): readonly Block[] => [
  { block: 'heading', text: name, note: text.facts.join(' · '), right },
  ...linesOf(text, labels),
];

interface Cast {
  readonly id: string;
  readonly kind: CardKind;
  readonly text: CastText;
  readonly emblem: NonNullable<FrontContent['emblem']>;
  readonly icons?: FrontContent['icons'];
  readonly faces: Faces;
  /** Green pips that come during the match: a box to write in instead of a figure. */
  readonly gainsGreen?: boolean;
  readonly skills: readonly Block[];
  readonly foot?: readonly Block[];
  readonly isHouseValue: boolean;
  /** Part of the layout that is the product's own, when not the whole of it. */
  readonly why?: string;
}

/** A die on the card: a house value is told in a few words, or left blank. */
const shownDie = (
  { faces, isHouseValue, gainsGreen, why }: Cast,
  { labels, houseDice = 'printed' }: KitCardOptions,
): {
  readonly faces: Faces;
  readonly values: readonly FrontValue[];
  readonly note: string;
} => {
  const values = bestValues(faces, labels.card);
  const boxes = values.map(({ pip, label }) => ({ pip, label }));
  if (gainsGreen)
    return { faces, values: [{ pip: paintedPips.skill, label: labels.card.pips.skill }], note: '' };
  if (!isHouseValue) return { faces, values, note: '' };
  return houseDice === 'printed'
    ? { faces, values, note: why ?? labels.houseValueWhy }
    : { faces: emptyFaces, values: boxes, note: labels.paintIt };
};

/** A card of a figure from the rules: its picture on the front, all that it does with its die on the back where that holds it. */
export const castCard = (cast: Cast, options: KitCardOptions): readonly Card[] => {
  const { id, kind, text, emblem, icons = [], skills, foot = [] } = cast;
  const { card } = options.labels;
  const { faces, values, note } = shownDie(cast, options);
  const rules: readonly Block[] = [
    ...text.rules.map((rule): Block => ({ block: 'paragraph', text: rule })),
    ...(note === '' ? [] : [{ block: 'paragraph', text: note, look: 'facts' } as const]),
  ];
  const headed = (block: 'heading' | 'section'): readonly Block[] =>
    text.heading === undefined ? rules : [{ block, text: text.heading }, ...rules];
  const laid = (onFront: readonly Block[], onBack: readonly Block[]): readonly Card[] =>
    layCard(
      {
        id,
        kind,
        name: text.name,
        part: card.part,
        front: {
          name: text.name,
          title: text.title,
          emblem,
          caption: text.caption,
          values,
          icons,
          lines: [text.line],
          rules: onFront,
        },
        back: {
          name: text.name,
          right: text.caption,
          ...dieOf({ faces }, card),
          blocks: [...skills, ...onBack],
          foot,
        },
      },
      card,
    );
  const pictured = laid([], headed('heading'));
  return pictured.length === 1 ? pictured : laid(headed('section'), []);
};
