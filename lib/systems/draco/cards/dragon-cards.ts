import type { Card, CardNotice } from '../../../cards/card';
import { textArea } from '../../../cards/hero-card/border';
import { drawText } from '../../../cards/hero-card/text-side';
import { drawIcon } from '../../../cards/icons';
import { qrCode, quietZone } from '../../../cards/qr';
import { wholeDie } from '../../../painted-die/cards/die';
import type { CardOptions } from '../../display';
import { cards as say } from '#words/systems/draco/messages/cards';
import { terms } from '#words/systems/draco/messages/terms';
import { dragonDie } from '../sheet/pips';
import type { Dragon, DragonCard } from '../sheet/sheet';
import { drawPainted, onlyPip } from './die';
import { drawWindow, foot, framed, largeType, right } from './frame';
import { iconPath, skillIcon } from './icons';
import { initiativeCard } from './initiative-card';
import { dragonPips } from './painted-pips';
import { dragonSkillText } from './skill-blocks';

const names = { dagger: terms.pips.dagger, shield: terms.pips.shield };
const clawSide = 6;
/** mm that the rule for a card face down takes at most, and where the die below it begins. */
const faceDownHeight = 11.4;
const backDie = 25;

export const nameOfCard = ({ name }: DragonCard, nth: number): string =>
  name === '' ? `${terms.kinds.dragon} ${nth}` : name;

/** "Eryam · Acid Breath" */
const titleOf = (dragon: Dragon, { skill }: DragonCard): string =>
  [dragon.name, ...(skill === '' ? [] : [terms.skill(skill)])].join(' · ');

/**
 * One of her cards: all symbols and the skill on the front, on the back what she still has of it face down: shields,
 * and the skill.
 */
const dragonCard = (dragon: Dragon, card: DragonCard, nth: number, houseRules: boolean): Card => {
  const text = dragonSkillText(card.skill);
  return framed({
    id: `dragon-${nth}`,
    kind: 'dragon',
    name: nameOfCard(card, nth),
    title: titleOf(dragon, card),
    houseRules,
    number: nth,
    front: (face, top) => {
      drawPainted(face, card, dragonDie.pips, dragonPips, names, top);
      if (card.claw) {
        face.draw(drawIcon(iconPath('claw'), textArea.right - clawSide / 2, 78, clawSide));
        face.describe(say.clawSpoken);
      }
      drawText(face, text, top + wholeDie.height + 2, card.claw ? 74.5 : foot, true, largeType);
    },
    back: (face, top) => {
      const below = drawText(
        face,
        [
          { block: 'section', text: say.faceDown },
          { block: 'paragraph', text: say.faceDownText },
        ],
        top,
        top + faceDownHeight,
      );
      const die = Math.max(backDie, below + 1);
      drawPainted(face, onlyPip(card, 'shield'), dragonDie.pips, dragonPips, names, die);
      drawText(face, text, die + wholeDie.height + 2, foot, true, largeType);
    },
  });
};

/** The dragon herself: her picture, and on the back her dicepool, which card a die names, and the link's code. */
const dragonHerself = (dragon: Dragon, { link, houseRules, photo }: CardOptions): Card => {
  const qr = link === undefined ? undefined : qrCode(link);
  const laid = framed({
    id: 'dragon',
    kind: 'character',
    name: dragon.name,
    title: dragon.title === '' ? terms.kinds.dragon : dragon.title,
    houseRules,
    front: (face, top) => drawWindow(face, top, foot, iconPath('dragon'), photo),
    back: (face, top) => {
      const side = qr ? qr.modules * qr.module : 0;
      drawText(
        face,
        [
          { block: 'section', text: say.pool },
          { block: 'paragraph', text: say.poolText },
          { block: 'section', text: say.randomCard },
          ...dragon.cards.map((card, at) => ({
            block: 'paragraph' as const,
            text: say.cardLine(at + 1, nameOfCard(card, at + 1), terms.skill(card.skill)),
          })),
          { block: 'paragraph', text: say.onSix },
          { block: 'section', text: say.hurt },
          { block: 'paragraph', text: say.hurtText },
        ],
        top,
        foot - (qr ? side + quietZone * qr.module : 0),
        true,
        largeType,
      );
      if (qr)
        face.draw({ draw: 'path', d: qr.d, x: right - side, y: foot - side, scale: qr.module, fill: 'ink' });
    },
  });
  const noCode: readonly CardNotice[] =
    link !== undefined && !qr ? [{ notice: 'no-qr-code-too-long', card: laid.id }] : [];
  return { ...laid, notices: [...laid.notices, ...noCode] };
};

/** A dragon on cards: herself, her cards, and an initiative card for each. */
export const dragonCards = (dragon: Dragon, options: CardOptions): readonly Card[] => {
  const { houseRules } = options;
  return [
    dragonHerself(dragon, options),
    ...dragon.cards.map((card, at) => dragonCard(dragon, card, at + 1, houseRules)),
    ...dragon.cards.map((card, at) =>
      initiativeCard(
        `initiative-${at + 1}`,
        nameOfCard(card, at + 1),
        titleOf(dragon, card),
        skillIcon(card.skill),
        {},
      ),
    ),
  ];
};
