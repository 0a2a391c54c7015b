import type { FaceNumber } from '../../../../dice/face';
import { unit } from '../../../../table/table';
import { addedBy, inchesBy, onFace, withSuns, type KnownAct } from '../../skills/resolve';
import type { SlayerSkill } from '../../skills/effect';
import { slayerSkills, type SlayerSkillId } from '../../skills/slayers';
import { canStrike, harmOf, hitDragon, strikeSlayer } from '../combat/strike';
import { opponentOf, performAll } from '../effects/effects';
import { dragonOf, wants, type Flow, type Game } from '../state/game';
import type { Figure } from '../state/figure';
import { leaveContact, leavingSpots } from '../movement/leave';
import { paceOf, walk } from '../movement/walk';
import { contactsOf } from '../places/bases';
import { rollPool, sunsIn } from '../rolls/pool';
import type { Attacking } from '../rolls/values';
import type { skillInTurn } from './actions';

/** The attack of a skill: it uses the same roll, and gives up what the skill says. @returns the damage */
function* attackWith(
  game: Game,
  slayer: Figure,
  skill: SlayerSkill,
  faces: readonly FaceNumber[],
  acts: readonly KnownAct[],
): Flow<number> {
  if (!canStrike(game, slayer, inchesBy(acts, 'reach'))) {
    game.host.emit({ told: 'too-far', figure: slayer.id });
    return 0;
  }
  const attacking: Attacking = {
    av: addedBy(acts, 'av', slayer.pool) - (skill.lessAv ?? 0),
    lessDv: addedBy(acts, 'less-dv', slayer.pool),
  };
  return yield* hitDragon(game, slayer, faces, attacking, harmOf(game, slayer));
}

/** A skill's movement; in contact it may leave first, and extra inches are walked afterwards. */
function* moveWith(game: Game, slayer: Figure, acts: readonly KnownAct[]): Flow {
  const farther = inchesBy(acts, 'farther') * unit;
  const isUnmet = acts.some(({ act }) => act === 'unmet');
  if (contactsOf(game, slayer).length === 0) {
    yield* walk(game, slayer, paceOf(slayer) + farther, { isUnmet });
    return;
  }
  if (leavingSpots(game, slayer).length === 0) return;
  if (!(yield* wants(slayer.id, { about: 'break-away', figure: slayer.id }))) return;
  yield* leaveContact(
    game,
    slayer,
    acts.some(({ act }) => act === 'slip-away'),
  );
  if (game.s.outcome || slayer.isDead || contactsOf(game, slayer).length > 0) return;
  yield* walk(game, slayer, farther, { isUnmet: true });
}

/** A slayer's skill: the roll, what its action is besides, and what the suns bring; chapter "Slayer using a skill". */
export function* useSlayerSkill(game: Game, slayer: Figure, id: SlayerSkillId): Flow {
  const skill: SlayerSkill = slayerSkills[id];
  const faces = rollPool(game, slayer, skill.use === 'attack' ? 'attack' : 'skill');
  const suns = sunsIn(faces);
  game.host.emit({ told: 'skill', figure: slayer.id, skill: id, suns });
  const acts = withSuns(skill.suns, suns);
  const damage = skill.use === 'attack' ? yield* attackWith(game, slayer, skill, faces, acts) : 0;
  if (skill.use === 'move') yield* moveWith(game, slayer, acts);
  const target = opponentOf(game, slayer);
  yield* performAll(game, { actor: slayer, skill: id, target, damage, faces }, acts);
}

type DragonSkillInTurn = NonNullable<ReturnType<typeof skillInTurn>>;

/** The skill of the dragon's card: with an attack, or instead of it; chapter "Dragon using a skill". */
export function* useDragonSkill(
  game: Game,
  skill: DragonSkillInTurn,
  card: number,
  target: Figure | undefined,
): Flow {
  const dragon = dragonOf(game);
  game.host.emit({ told: 'skill', figure: dragon.id, skill: skill.id, suns: 0 });
  const using = { actor: dragon, skill: skill.id, target, damage: 0, faces: [] };
  if (skill.insteadOfAttack || !target) {
    game.s.spent = [...game.s.spent, card];
    yield* performAll(game, using, onFace(skill.acts, 1));
    return;
  }
  const attacking = (face: FaceNumber): Attacking => {
    const acts = onFace(skill.acts, face);
    return { av: addedBy(acts, 'av', dragon.pool), lessDv: addedBy(acts, 'less-dv', dragon.pool) };
  };
  const { pick, damage } = yield* strikeSlayer(game, target, skill.id, attacking);
  yield* performAll(game, { ...using, damage }, onFace(skill.acts, pick.face));
}
