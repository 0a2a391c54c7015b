import type { FaceNumber } from '../../../../dice/face';
import { unit } from '../../../../table/table';
import { addedBy, inchesBy, onFace, withSuns, type KnownAct } from '../../skills/resolve';
import type { SlayerSkill } from '../../skills/effect';
import { slayerSkills, type SlayerSkillId } from '../../skills/slayers';
import { canStrike, harmOf, hitDragon, strikeSlayer } from '../combat/strike';
import { opponentOf, performAll } from '../effects/effects';
import { dragonOf, wants, type Flow, type MatchContext } from '../state/match-context';
import type { Figure } from '../state/figure';
import { leaveContact, leavingSpots } from '../movement/leave';
import { paceOf, walk } from '../movement/walk';
import { contactsOf } from '../places/bases';
import { rollPool, sunsIn } from '../rolls/pool';
import type { Attacking } from '../rolls/values';
import type { skillInTurn } from './actions';

/** The attack of a skill: it uses the same roll, and gives up what the skill says. @returns the damage */
function* attackWith(
  match: MatchContext,
  slayer: Figure,
  skill: SlayerSkill,
  faces: readonly FaceNumber[],
  acts: readonly KnownAct[],
): Flow<number> {
  if (!canStrike(match, slayer, inchesBy(acts, 'reach'))) {
    match.host.emit({ told: 'too-far', figure: slayer.id });
    return 0;
  }
  const attacking: Attacking = {
    av: addedBy(acts, 'av', slayer.pool) - (skill.lessAv ?? 0),
    lessDv: addedBy(acts, 'less-dv', slayer.pool),
  };
  return yield* hitDragon(match, slayer, faces, attacking, harmOf(match, slayer));
}

/** A skill's movement; in contact it may leave first, and extra inches are walked afterwards. */
function* moveWith(match: MatchContext, slayer: Figure, acts: readonly KnownAct[]): Flow {
  const farther = inchesBy(acts, 'farther') * unit;
  const isUnmet = acts.some(({ act }) => act === 'unmet');
  if (contactsOf(match, slayer).length === 0) {
    yield* walk(match, slayer, paceOf(slayer) + farther, { isUnmet });
    return;
  }
  if (leavingSpots(match, slayer).length === 0) return;
  if (!(yield* wants(slayer.id, { about: 'break-away', figure: slayer.id }))) return;
  yield* leaveContact(
    match,
    slayer,
    acts.some(({ act }) => act === 'slip-away'),
  );
  if (match.s.outcome || slayer.isDead || contactsOf(match, slayer).length > 0) return;
  yield* walk(match, slayer, farther, { isUnmet: true });
}

/** A slayer's skill: the roll, what its action is besides, and what the suns bring; chapter "Slayer using a skill". */
export function* useSlayerSkill(match: MatchContext, slayer: Figure, id: SlayerSkillId): Flow {
  const skill: SlayerSkill = slayerSkills[id];
  const faces = rollPool(match, slayer, skill.use === 'attack' ? 'attack' : 'skill');
  const suns = sunsIn(faces);
  match.host.emit({ told: 'skill', figure: slayer.id, skill: id, suns });
  const acts = withSuns(skill.suns, suns);
  const damage = skill.use === 'attack' ? yield* attackWith(match, slayer, skill, faces, acts) : 0;
  if (skill.use === 'move') yield* moveWith(match, slayer, acts);
  const target = opponentOf(match, slayer);
  yield* performAll(match, { actor: slayer, skill: id, target, damage, faces }, acts);
}

type DragonSkillInTurn = NonNullable<ReturnType<typeof skillInTurn>>;

/** The skill of the dragon's card: with an attack, or instead of it; chapter "Dragon using a skill". */
export function* useDragonSkill(
  match: MatchContext,
  skill: DragonSkillInTurn,
  card: number,
  target: Figure | undefined,
): Flow {
  const dragon = dragonOf(match);
  match.host.emit({ told: 'skill', figure: dragon.id, skill: skill.id, suns: 0 });
  const using = { actor: dragon, skill: skill.id, target, damage: 0, faces: [] };
  if (skill.insteadOfAttack || !target) {
    match.s.spent = [...match.s.spent, card];
    yield* performAll(match, using, onFace(skill.acts, 1));
    return;
  }
  const attacking = (face: FaceNumber): Attacking => {
    const acts = onFace(skill.acts, face);
    return { av: addedBy(acts, 'av', dragon.pool), lessDv: addedBy(acts, 'less-dv', dragon.pool) };
  };
  const { pick, damage } = yield* strikeSlayer(match, target, skill.id, attacking);
  yield* performAll(match, { ...using, damage }, onFace(skill.acts, pick.face));
}
