import type { Block } from '../../../cards/text/flow';
import { builder } from '#words/systems/warband/messages/builder';
import { cards as say } from '#words/systems/warband/messages/cards';
import { terms } from '#words/systems/warband/messages/terms';
import { isHeavy, type Fighter, type ShooterClass } from '../sheet/warband';
import { traitsOf, type Held } from '../skills/ask';
import { roleIdOf, roleOf } from '../skills/roles';
import { attacksOf, hasActiveSkill, rollsOf } from './rolls';

const paragraph = (text: string): Block => ({ block: 'paragraph', text });

const heldBy = (fighter: Fighter): readonly Held[] => {
  const role = roleIdOf(fighter);
  return traitsOf(role === undefined ? [] : [role]);
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
    ...(lines.length === 0 ? [terms.unarmed(fighter)] : lines).map(paragraph),
  ];
};

const turnBlocks = (fighter: Fighter): readonly Block[] => {
  const { melee, shot, asAnimal } = attacksOf(fighter);
  const { rank, shooter } = fighter;
  const may = {
    attack: melee || shot || asAnimal,
    skill: hasActiveSkill(fighter),
    recover: rank !== 'rookie',
  };
  return [
    { block: 'section', text: say.turn.title },
    paragraph(shooter && isHeavy(shooter.class) ? say.turn.one(may) : say.turn.two(may)),
  ];
};

const woundBlocks = (fighter: Fighter): readonly Block[] => {
  const { rank } = fighter;
  const keepsAction = heldBy(fighter).some(({ trait }) => trait.says === 'recovery' && trait.keepsAction);
  return [
    { block: 'section', text: say.wounded.title },
    paragraph(
      rank === 'rookie'
        ? say.wounded.rookie
        : `${say.wounded[rank]} ${say.wounded.recover(rollsOf(fighter).high, keepsAction)}`,
    ),
  ];
};

/**
 * Facts that a player needs of a fighter at the table, beside the skills: gear, actions and wounds; the rules say how attacks
 * are made. The fullest version comes first, shorter ones are for cards whose skills have long texts.
 */
export const tableBlocks = (fighter: Fighter): readonly (readonly Block[])[] => {
  const gear = gearBlocks(fighter);
  const [turn, wounds] = [turnBlocks(fighter), woundBlocks(fighter)];
  return [[...gear, ...turn, ...wounds], [...gear, ...wounds], gear];
};
