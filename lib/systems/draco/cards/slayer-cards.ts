import type { Card, CardNotice } from '../../../cards/card';
import { drawText } from '../../../cards/hero-card/text-side';
import { qrCode, quietZone } from '../../../cards/qr';
import { blindSketch, type Sketch } from '../../../cards/sketch';
import type { Block } from '../../../cards/text/flow';
import { wholeDie } from '../../../painted-die/cards/die';
import type { CardOptions } from '../../display';
import { shieldsOn } from '../dice/symbols';
import { cards as say } from '#words/systems/draco/messages/cards';
import { terms } from '#words/systems/draco/messages/terms';
import type { Slayer } from '../sheet/sheet';
import { sunnyOwner, sunPips } from '../sheet/suns';
import { drawPainted } from './die';
import { drawWindow, foot, framed, largeType, right } from './frame';
import { skillIcon, slayerArt } from './icons';
import { initiativeCard } from './initiative-card';
import { slayerPips } from './painted-pips';
import { skillCardText, skillNameBlocks } from './skill-blocks';

type Code = ReturnType<typeof qrCode>;

const drawCode = (face: Sketch, qr: NonNullable<Code>): number => {
  const side = qr.modules * qr.module;
  face.draw({ draw: 'path', d: qr.d, x: right - side, y: foot - side, scale: qr.module, fill: 'ink' });
  return foot - side - quietZone * qr.module;
};

/** mm: where the text of the back ends at the latest. */
const mostText = 50;

const artOf = ({ attack, faces }: Slayer): string => slayerArt({ attack, shields: shieldsOn(faces) });

/** Die and skills on the front; the back says that the slayer recovers, since a card face down means that. */
const characterCard = (slayer: Slayer, { houseRules, link, photo }: CardOptions): Card => {
  const { name, title, attack } = slayer;
  const qr = link === undefined ? undefined : qrCode(link);
  const laid = framed({
    id: 'character',
    kind: 'character',
    name,
    title: title === '' ? terms.kinds.slayer : title,
    houseRules,
    front: (face, top) => {
      drawPainted(face, sunnyOwner(slayer), sunPips, slayerPips(attack), terms.pipsOf(attack), top);
      drawText(
        face,
        [
          { block: 'paragraph', text: say.attackLines[attack] },
          ...skillNameBlocks(slayer.skills),
          ...(slayer.skills.length > 0 ? [{ block: 'paragraph', text: say.rollForSuns } as const] : []),
        ],
        top + wholeDie.height + 1.6,
        foot,
        'all',
        largeType,
      );
    },
    back: (face, top) => {
      const bottom = qr ? drawCode(face, qr) : foot;
      const below = drawText(
        face,
        [
          { block: 'section', text: say.recovering },
          { block: 'paragraph', text: say.recoveringText },
        ],
        top,
        mostText,
        true,
        largeType,
      );
      drawWindow(face, below + 1, bottom, artOf(slayer), photo);
    },
  });
  const noCode: readonly CardNotice[] =
    link !== undefined && !qr ? [{ notice: 'no-qr-code-too-long', card: laid.id }] : [];
  return { ...laid, notices: [...laid.notices, ...noCode] };
};

/** mm: where the picture of a skill ends, by how much room its text leaves. */
const pictureEnds = { least: 34, most: 58 } as const;
const underPicture = 2;

/** The height at which a text begins that ends at the foot in large type. */
const textTop = (blocks: readonly Block[]): number =>
  foot - 0.5 - drawText(blindSketch, blocks, 0, Infinity, true, largeType);

const skillCard = (slayer: Slayer, id: string, nth: number, houseRules: boolean): Card => ({
  ...framed({
    id: `skill-${nth}`,
    kind: 'skill',
    name: terms.skill(id),
    title: say.skillOf(slayer.name),
    houseRules,
    isFaceUp: true,
    front: (face, top) => {
      const blocks = skillCardText(id);
      const { least, most } = pictureEnds;
      const end = Math.min(most, Math.max(least, textTop(blocks) - underPicture));
      drawWindow(face, top, end, skillIcon(id));
      drawText(face, blocks, end + underPicture, foot, true, largeType);
    },
    back: (face, top) => drawWindow(face, top, foot, skillIcon(id)),
  }),
  set: `skills of ${slayer.name}`,
});

/** A slayer on cards: his character card, his initiative card, and one for each skill. */
export const slayerCards = (slayer: Slayer, options: CardOptions): readonly Card[] => [
  characterCard(slayer, options),
  initiativeCard('initiative', slayer.name, slayer.title, artOf(slayer), options),
  ...slayer.skills.map((id, at) => skillCard(slayer, id, at + 1, options.houseRules)),
];
