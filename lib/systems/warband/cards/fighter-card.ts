import { defaultCardSize, type Card } from '../../../cards/card';
import type { Block } from '../../../cards/text/flow';
import { drawBorder, drawPanel, drawPicture, panel } from '../../../cards/hero-card/border';
import { notesCards, notesLines } from '../../../cards/hero-card/text-cards';
import { drawName } from '../../../cards/hero-card/name-ribbon';
import { part } from '../../../cards/pieces/part';
import { writeOne, writeShort, type Sketch } from '../../../cards/sketch';
import { smallestOnCards } from '../../../cards/text/text';
import type { CardOptions } from '../../display';
import { builder } from '#words/systems/warband/messages/builder';
import { cards as say } from '#words/systems/warband/messages/cards';
import { printedCommand, printedRole } from '#words/systems/warband/messages/roles';
import { terms } from '#words/systems/warband/messages/terms';
import { dieOf } from '../sheet/rank';
import type { Fighter, ShooterClass } from '../sheet/warband';
import { movesOf } from '../skills/movement';
import { command, roleIdOf, roleOf, useOf, type Role, type RoleId } from '../skills/roles';
import { round, square, woundsOf } from './boxes';
import { iconPath } from './icons';
import { drawCredits, drawHouseRules, drawText, fitsText } from '../../../cards/hero-card/text-side';

const left = panel.x;
const right = panel.x + panel.width;

/** "Specialist · Ranger". */
const titleOf = (fighter: Fighter): string =>
  [terms.ranks[fighter.rank], terms.role(fighter), fighter.minion ? say.minion : '']
    .filter((word) => word !== '')
    .join(' · ');

/** Die, stat and inches, each over its name. */
const drawFigures = (face: Sketch, fighter: Fighter): void => {
  const { rank, stat } = fighter;
  const figures = [
    { label: say.die, value: terms.die(dieOf[rank]) },
    { label: say.stat, value: String(stat) },
    { label: say.moves, value: terms.inches(movesOf(fighter)) },
  ];
  figures.forEach(({ label, value }, at) => {
    const x = left + (panel.width / 3) * (at + 0.5);
    const place = { x, align: 'middle', width: panel.width / 3 - 1 } as const;
    writeOne(
      face,
      value,
      { typeface: 'strong', size: 16, fill: 'ink' },
      { ...place, y: 70.6, aloud: `${label} ${value}` },
    );
    writeOne(face, label, { typeface: 'text', size: smallestOnCards, fill: 'muted' }, { ...place, y: 73.7 });
  });
};

/** The round of the activation on the left, the squares of the wounds on the right. */
const drawBoxes = (face: Sketch, { rank }: Fighter): void => {
  const y = 79;
  const side = 4.4;
  const label = { typeface: 'text', size: 7, fill: 'ink' } as const;
  face.draw({ draw: 'line', from: [left, 75.6], to: [right, 75.6], stroke: 'gold', strokeWidth: 0.15 });
  face.draw(round(left + side / 2, y, side));
  writeOne(face, say.activated, label, { x: left + side + 1.4, y: y + 0.9, width: 16 });
  const wounds = woundsOf[rank];
  for (let at = 0; at < wounds; at += 1) face.draw(square(right - side / 2 - at * (side + 1.2), y, side));
  const x = right - wounds * (side + 1.2) - 0.4;
  writeOne(face, say.wounds, label, {
    x,
    y: y + 0.9,
    align: 'right',
    width: 16,
    aloud: `${say.wounds} ${wounds}`,
  });
};

/** Dice of a shot: those of the class, or the Ranger's own for all distances. */
const diceOf = (fighter: Fighter, kind: ShooterClass): string => {
  const role = roleIdOf(fighter);
  const [own] = (role === undefined ? [] : (roleOf(role).traits ?? [])).flatMap((trait) =>
    trait.says === 'long-shot' && trait.classes.some((each) => each === kind) ? [trait] : [],
  );
  return own ? say.longShot(own.within, own.keep) : builder.shooters[kind];
};

const gearBlocks = (fighter: Fighter): readonly Block[] => {
  const { melee, shooter, shield } = fighter;
  const lines = [
    ...(melee === undefined ? [] : [say.melee(melee)]),
    ...(shooter
      ? [say.shooter(shooter.name, terms.classes[shooter.class], diceOf(fighter, shooter.class))]
      : []),
    ...(shield ? [say.shield] : []),
  ];
  return [
    { block: 'section', text: say.gear },
    ...(lines.length === 0 ? [terms.unarmed(fighter)] : lines).map(
      (text) => ({ block: 'paragraph', text }) as const,
    ),
  ];
};

/** A skill by its name, with its text if wanted. */
const skillBlocks = (
  icon: RoleId | 'command',
  role: Role,
  text: string,
  skills: NonNullable<CardOptions['skills']>,
): readonly Block[] => [
  { block: 'heading', text: role.name, note: terms.uses[useOf(role)], icon: iconPath(icon) },
  ...(skills === 'names' ? [] : [{ block: 'paragraph', text } as const]),
];

const textBlocks = (
  fighter: Fighter,
  skills: NonNullable<CardOptions['skills']>,
  hasFireTeam: boolean,
): readonly Block[] => {
  const role = roleIdOf(fighter);
  return [
    ...(role === undefined ? [] : skillBlocks(role, roleOf(role), printedRole(role, hasFireTeam), skills)),
    ...(fighter.rank === 'boss' ? skillBlocks('command', command, printedCommand, skills) : []),
    ...gearBlocks(fighter),
  ];
};

/** Place of the text on the back, in mm. */
const text = { top: 12.6, bottom: 80.4 } as const;

const fighterCard = (
  fighter: Fighter,
  nth: number,
  blocks: readonly Block[],
  { houseRules, photos = {} }: CardOptions,
): Card => {
  const photo = photos[nth - 1];
  return part(
    { id: `fighter-${nth}`, kind: 'fighter', name: fighter.name, size: defaultCardSize },
    (face) => {
      face.draw(...drawBorder());
      const under = drawName(face, fighter.name);
      const title = {
        x: left + 1.6,
        y: under + 4.4,
        width: panel.width - 3,
        least: smallestOnCards,
      } as const;
      writeShort(face, titleOf(fighter), { typeface: 'title', size: 12, fill: 'ink' }, title);
      face.draw(...drawPanel(under + 6.4, iconPath(roleIdOf(fighter) ?? 'warband'), 0));
      if (photo !== undefined) {
        face.describe(say.fighterPhoto(fighter.name));
        face.draw(...drawPicture(under + 6.4, photo));
      }
      drawFigures(face, fighter);
      drawBoxes(face, fighter);
      if (houseRules) drawHouseRules(face, say.houseRules);
    },
    (face) => {
      face.draw(...drawBorder());
      const place = { x: left, y: 9.4, width: panel.width, least: smallestOnCards };
      writeShort(face, fighter.name, { typeface: 'display', size: 13, fill: 'ink' }, place);
      face.draw({ draw: 'line', from: [left, 11.2], to: [right, 11.2], stroke: 'gold', strokeWidth: 0.15 });
      drawText(face, blocks, text.top, text.bottom);
      drawCredits(face, say.credits);
      if (houseRules) drawHouseRules(face, say.houseRules);
    },
  );
};

/**
 * The card of a fighter: figures and boxes on the front; role, gear and, if wanted, the player's notes on the back.
 * Notes that don't fit get a separate card. Roles are short, so short and full texts are the same.
 * @param nth from 1
 * @param hasFireTeam whether somebody in the warband founds one
 */
export const fighterCards = (
  fighter: Fighter,
  nth: number,
  options: CardOptions,
  hasFireTeam = true,
): readonly Card[] => {
  const blocks = textBlocks(fighter, options.skills ?? 'names', hasFireTeam);
  const lines = options.notes ? notesLines(fighter.notes) : [];
  const noted =
    lines.length === 0 ? blocks : [...blocks, { block: 'section', text: say.notes } as const, ...lines];
  if (fitsText(noted, text.top, text.bottom)) return [fighterCard(fighter, nth, noted, options)];
  return [
    fighterCard(fighter, nth, blocks, options),
    ...notesCards(
      { id: `fighter-${nth}-notes`, kind: 'fighter', name: say.notesOf(fighter.name) },
      options.notes ? fighter.notes : '',
    ),
  ];
};
