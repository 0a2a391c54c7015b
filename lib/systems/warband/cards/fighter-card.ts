import { defaultCardSize, type Card } from '../../../cards/card';
import type { Block } from '../../../cards/text/flow';
import { drawBorder, drawPanel, drawPicture, panel } from '../../../cards/hero-card/border';
import { notesCards, notesLines } from '../../../cards/hero-card/text-cards';
import { drawName } from '../../../cards/hero-card/name-ribbon';
import { part } from '../../../cards/pieces/part';
import { writeOne, writeShort, type Sketch } from '../../../cards/sketch';
import { smallestOnCards } from '../../../cards/text/text';
import type { CardOptions } from '../../display';
import { cards as say } from '#words/systems/warband/messages/cards';
import { cardCommand, printedRole } from '#words/systems/warband/messages/roles';
import { terms } from '#words/systems/warband/messages/terms';
import type { Fighter } from '../sheet/warband';
import { command, roleIdOf, roleOf, useOf, type Role, type RoleId } from '../skills/roles';
import { emblemOf, iconPath } from './icons';
import { drawFigures, drawSide } from './fighter-front';
import { attacksOf, hasActiveSkill, rollsOf } from './rolls';
import { tableBlocks } from './table-blocks';
import { drawCredits, drawHouseRules, drawText, fitsText } from '../../../cards/hero-card/text-side';

const left = panel.x;
const right = panel.x + panel.width;

/** "Specialist · Ranger". */
const titleOf = (fighter: Fighter): string =>
  [terms.ranks[fighter.rank], terms.role(fighter), fighter.minion ? say.minion : '']
    .filter((word) => word !== '')
    .join(' · ');

/** Numbers of the die that hit, and those that defend, each behind what it is rolled for. */
const drawRolls = (face: Sketch, fighter: Fighter): void => {
  const { melee, shot } = attacksOf(fighter);
  const { low, high } = rollsOf(fighter);
  const tried = say.tried({ attack: melee || shot, skill: hasActiveSkill(fighter) });
  const rows = [
    ...(tried === undefined ? [] : [{ what: tried, numbers: low }]),
    { what: say.saved(fighter.rank !== 'rookie'), numbers: high },
  ];
  face.draw({ draw: 'line', from: [left, 75.6], to: [right, 75.6], stroke: 'gold', strokeWidth: 0.15 });
  rows.forEach(({ what, numbers }, at) => {
    const y = (rows.length === 1 ? 80.2 : 78.9) + at * 3.4;
    const style = { typeface: 'text', size: 8.5, fill: 'ink' } as const;
    writeOne(face, what, style, { x: left + 1, y, width: panel.width - 14, least: smallestOnCards });
    const result = { x: right - 1, y, width: 11, align: 'right' } as const;
    writeOne(face, say.numbers(numbers), { ...style, typeface: 'strong' }, result);
  });
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

/** The skills of a fighter. */
const roleBlocks = (
  fighter: Fighter,
  skills: NonNullable<CardOptions['skills']>,
  hasFireTeam: boolean,
): readonly Block[] => {
  const role = roleIdOf(fighter);
  return [
    ...(role === undefined ? [] : skillBlocks(role, roleOf(role), printedRole(role, hasFireTeam), skills)),
    ...(fighter.rank === 'boss' ? skillBlocks('command', command, cardCommand, skills) : []),
  ];
};

/** Place of the text on the back, in mm; points. */
const text = { top: 12.6, bottom: 80.4, most: 9.5 } as const;

const fighterCard = (
  fighter: Fighter,
  nth: number,
  blocks: readonly Block[],
  { houseRules, photos = {}, place }: CardOptions,
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
      face.draw(...drawPanel(under + 6.4, emblemOf(fighter), 0));
      if (photo !== undefined) {
        face.describe(say.fighterPhoto(fighter.name));
        face.draw(...drawPicture(under + 6.4, photo));
      }
      drawSide(face, place, under + 6.4);
      drawFigures(face, fighter);
      drawRolls(face, fighter);
      if (houseRules) drawHouseRules(face, say.houseRules);
    },
    (face) => {
      face.draw(...drawBorder());
      const place = { x: left, y: 9.4, width: panel.width, least: smallestOnCards };
      writeShort(face, fighter.name, { typeface: 'display', size: 13, fill: 'ink' }, place);
      face.draw({ draw: 'line', from: [left, 11.2], to: [right, 11.2], stroke: 'gold', strokeWidth: 0.15 });
      drawText(face, blocks, text.top, text.bottom, true, text.most);
      drawCredits(face, say.credits);
      if (houseRules) drawHouseRules(face, say.houseRules);
    },
  );
};

/**
 * The card of a fighter: figures on the front; role, gear, actions, wounds and, if wanted, the player's notes on the back.
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
  const skills = roleBlocks(fighter, options.skills ?? 'names', hasFireTeam);
  const versions = tableBlocks(fighter).map((rest) => [...skills, ...rest]);
  const lines = options.notes ? notesLines(fighter.notes) : [];
  const withNotes = (blocks: readonly Block[]): readonly Block[] =>
    lines.length === 0 ? blocks : [...blocks, { block: 'section', text: say.notes } as const, ...lines];
  const fits = (blocks: readonly Block[]): boolean => fitsText(blocks, text.top, text.bottom);
  const noted = versions.map(withNotes).find(fits);
  if (noted) return [fighterCard(fighter, nth, noted, options)];
  return [
    fighterCard(fighter, nth, versions.find(fits) ?? skills, options),
    ...notesCards(
      { id: `fighter-${nth}-notes`, kind: 'fighter', name: say.notesOf(fighter.name) },
      options.notes ? fighter.notes : '',
    ),
  ];
};
