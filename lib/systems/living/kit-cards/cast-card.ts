import type { Card } from '../../../cards/card';
import type { Block } from '../../../cards/flow';
import type { FrontContent, FrontValue } from '../../../cards/front';
import { layCard, type CardContent } from '../card-layout';
import { bestValues, dieOf } from '../card-content';
import type { CardLabels } from '../card-labels';
import { linesOf } from '../card-skills';
import { bestFace, type Faces } from '../pips';
import type { SkillText } from '../skill-text';
import type { CastText, KitCardLabels } from './kit-labels';

const paragraphs = (texts: readonly string[]): readonly Block[] =>
  texts.map((text) => ({ block: 'paragraph', text }));

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

/** The best value of each trait, and of the green pip where there is nothing else. */
const valuesOf = (faces: Faces, labels: CardLabels): readonly FrontValue[] => {
  const values = bestValues(faces, labels);
  const skill = bestFace(faces, 'skill');
  return values.length > 0 || skill === 0
    ? values
    : [{ pip: 'skill', label: labels.pips.skill, value: skill }];
};

interface Cast {
  readonly id: string;
  readonly kind: CardContent['kind'];
  readonly text: CastText;
  readonly emblem: NonNullable<FrontContent['emblem']>;
  readonly icons?: FrontContent['icons'];
  readonly faces: Faces;
  readonly skills: readonly Block[];
  readonly foot?: readonly Block[];
  readonly isHouseValue: boolean;
  /** What of the layout is the product's own, when not the whole of it. */
  readonly why?: string;
}

/** A card of somebody whom the rules describe; a layout of the product's own is marked on both sides and says so. */
export const castCard = (
  { id, kind, text, emblem, icons = [], faces, skills, foot = [], isHouseValue, why }: Cast,
  labels: KitCardLabels,
): readonly Card[] =>
  layCard(
    {
      id,
      kind,
      name: text.name,
      front: {
        name: text.name,
        title: text.title,
        emblem,
        caption: text.caption,
        values: valuesOf(faces, labels.card),
        icons,
        lines: [text.line],
        system: labels.card.system,
        ...(isHouseValue && { mark: labels.houseValue }),
      },
      back: {
        name: text.name,
        right: text.caption,
        ...dieOf(faces, labels.card),
        blocks: [
          ...skills,
          ...paragraphs(text.rules),
          ...(isHouseValue
            ? [{ block: 'paragraph', text: why ?? labels.houseValueWhy, look: 'facts' } as const]
            : []),
        ],
        further: [],
        foot,
      },
    },
    labels.card,
  );
