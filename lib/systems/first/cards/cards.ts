import type { Card } from '../../../cards/card';
import type { Block } from '../../../cards/text/flow';
import { layCard, type CardContent } from '../../../painted-die/cards/card-layout';
import { armourIcons, equipmentBlocks, notesBlocks } from '../../../painted-die/cards/worn';
import type { FrontContent } from '../../../painted-die/cards/front';
import { bestFace } from '../../../painted-die/die';
import type { CardOptions } from '../../display';
import type { Fiend, HeroDraft } from '../sheet/hero';
import { bestValues, dieOf, dotted, emblemOf, gearOf } from './card-content';
import type { CardKind, CardLabels } from './card-labels';

import { cardSkills, type PrintedSkills } from './card-skills';
import { iconPath } from './icons';

/** Options for making cards. */
export interface FirstCardOptions extends Omit<CardOptions, 'skills'> {
  readonly labels: CardLabels;
  readonly skills: PrintedSkills;
}

const mark = ({ houseRules, labels }: FirstCardOptions): Pick<FrontContent, 'mark'> =>
  houseRules ? { mark: labels.houseRules } : {};

const heroCard = (hero: HeroDraft, options: FirstCardOptions): CardContent<CardKind> => {
  const { labels } = options;
  const { weapons } = gearOf(hero.equipment, labels);
  const skills = cardSkills(hero.skills, options.skills, labels);
  return {
    id: 'hero',
    kind: 'hero',
    name: hero.name,
    part: labels.part,
    front: {
      name: hero.name,
      title: hero.title,
      ...emblemOf(hero.skills),
      ...(options.photo !== undefined && { photo: { id: options.photo, label: labels.photo } }),
      values: bestValues(hero.faces, labels),
      icons: armourIcons(hero.equipment, labels, iconPath),
      lines: [dotted(weapons) || labels.unarmed, labels.weaponCount(hero.equipment.weapons.length)],
      ...mark(options),
    },
    back: {
      name: hero.name,
      right: '',
      ...dieOf(hero, labels),
      blocks: [...skills, ...(options.notes ? notesBlocks(labels.notes, hero.notes) : [])],
      foot: equipmentBlocks(labels.equipment, [...weapons, ...hero.equipment.other]),
    },
    foldsOut: options.foldsOut,
    ...(options.link !== undefined && { link: options.link }),
  };
};

/** The fiend that comes first: its Life is the most Magic pips that a face of its summoner has. */
const fiendCard = (fiend: Fiend, hero: HeroDraft, options: FirstCardOptions): CardContent<CardKind> => {
  const { labels } = options;
  const { faces } = fiend;
  const life = labels.fiendLife(bestFace(hero.faces, 'magic'));
  return {
    id: 'fiend',
    kind: 'fiend',
    name: labels.fiend,
    part: labels.fiend,
    front: {
      name: labels.fiend,
      title: labels.fiendOf(hero.name),
      emblem: iconPath('fiend'),
      caption: '',
      values: bestValues(faces, labels),
      icons: [],
      lines: [life],
      ...mark(options),
    },
    back: {
      name: labels.fiend,
      right: '',
      ...dieOf(fiend, labels),
      blocks: [life, ...labels.fiendRules].map((text): Block => ({ block: 'paragraph', text })),
      foot: [],
    },
  };
};

/**
 * The cards of a hero: the Hero Card and one for the fiend that comes first, each with the continuation cards that its
 * texts need. Any draft has cards; nothing of it is left out, its notes where they are asked for.
 */
export const cards = (hero: HeroDraft, options: FirstCardOptions): readonly Card[] => [
  ...layCard(heroCard(hero, options), options.labels),
  ...(hero.fiend ? layCard(fiendCard(hero.fiend, hero, options), options.labels) : []),
];
