import type { Casting, CharmKind, Clock, Figure } from '../state/figure';
import { newKey, type Game } from '../state/game';
import { isSpell } from '../../skills/school';
import type { Use } from '../state/use';
import { dropMarks, marksOf } from './carried';
import { inForce, replaceCharm, thatCount } from './castings';
import { endingsOf } from '../entries/endings';
import { charm } from './marks';

/** Whether what lies there of a spell was for the very next one, which is this casting of it. */
const endsByCasting = ({ skill, given }: Use): boolean =>
  !given && isSpell(skill) && endingsOf(skill).includes('casts-spell');

/**
 * Puts what a skill leaves on a figure, for its pips and its time. Where the same caster's casting of it lies there, that
 * is the place of the new one too; of the two the stronger counts, each for its own time (ruling 3 for skills).
 * @param blue what is left of its Magic pips on this figure
 */
export const castOn = (
  game: Game,
  on: Figure,
  kind: CharmKind,
  use: Use,
  clock: Clock,
  blue: number,
): void => {
  const { skill, user: by, green } = use;
  const before = on.charms.find(
    (each) => each.stored === undefined && each.skill === skill.id && each.by === by,
  );
  if (!before) {
    charm(game, on, kind, { use }, clock, blue);
    return;
  }
  const { key } = before;
  if (use.charms.get(on.id) === key) {
    // This very use has laid it already, as another kind.
    if (!use.waiting?.has(key)) replaceCharm(on, { ...before, kind });
    return;
  }
  use.charms.set(on.id, key);
  game.host.tell({ told: 'charm', figure: on.id, kind, skill: skill.id });
  const fresh: Casting = { key: newKey(game), green, blue, clock, marks: [] };
  const old: Casting = { ...before, marks: marksOf(game, key) };
  const all = endsByCasting(use) ? [fresh] : [fresh, old, ...(before.dormant ?? [])];
  const [now = fresh, ...dormant] = thatCount(skill, all);
  if (now === fresh) for (const figure of game.s.figures) dropMarks(figure, key);
  else (use.waiting ??= new Map()).set(key, fresh.key);
  replaceCharm(on, inForce(now === fresh ? { ...before, kind } : before, now, dormant));
};
