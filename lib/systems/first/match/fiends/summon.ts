import { besides, radius, type Point } from '../../../../table/table';
import type { Skill } from '../../skills/category';
import { saidOf, type Use } from '../effects/use';
import { profileFrom } from '../state/profile';
import { newFigure, type Figure } from '../state/figure';
import { profileOf, chooseSheet, type Flow, type MatchContext } from '../state/match-context';
import { takenPlaces } from '../geometry/placing';
import { facesIn, fiendBuilding } from './building';

const [lifeEach, pointsEach] = [1, 3];

const fiendSlot = (match: MatchContext, caster: Figure): number => {
  const { figures } = match.s;
  const free = figures.findIndex(
    ({ kind, life, hero }) => kind === 'fiend' && life === 'gone' && hero === caster.id,
  );
  return free < 0 ? figures.length : free;
};

/** Where a fiend comes: in base contact with its summoner, and nowhere that would kill it. */
const roomBeside = (match: MatchContext, caster: Figure): Point | undefined =>
  besides(
    match.ground,
    caster.at,
    { passable: takenPlaces(match, caster), blocking: [] },
    0,
    radius,
    (place) => !match.scenario.isDeadly(match, caster.team, [place]),
  );

/** A fiend with Life and points for each Magic pip comes, as its player configures it now; it acts from his next turn. */
function* come(match: MatchContext, caster: Figure, skill: string, magic: number, at: Point): Flow {
  const [dice, points] = [magic * lifeEach, magic * pointsEach];
  const { fiend: first } = profileOf(match, caster);
  const about = { about: 'build', figure: caster.id, skill, dice, points } as const;
  const built = yield* chooseSheet(caster.owner, about, fiendBuilding(points, first));
  const sheet = profileFrom(profileOf(match, caster).name, facesIn(built));
  const id = fiendSlot(match, caster);
  const before = match.s.figures[id];
  const place = before?.sheet ?? match.s.sheets.length;
  match.s.sheets = before
    ? match.s.sheets.map((each, nth) => (nth === place ? sheet : each))
    : [...match.s.sheets, sheet];
  const { owner, team } = caster;
  const fiend = newFigure({
    id,
    kind: 'fiend',
    sheet: place,
    owner,
    team,
    hero: caster.id,
    at,
    life: 'up',
    dice,
  });
  fiend.isNew = true;
  fiend.thisTurn = { ...fiend.thisTurn, hasAttacked: true, isStill: true };
  match.s.figures[id] = fiend;
  match.host.emit({ type: 'came', figure: id, by: caster.id });
}

/** Whether a summoning could bring anything; the first one, which comes at once, needs room at once. */
export const canSummon = (match: MatchContext, caster: Figure): boolean =>
  profileOf(match, caster).bestMagic > 0 && (caster.hasSummoned || roomBeside(match, caster) !== undefined);

/** The first fiend of a match comes at once, with the most that its summoner's die can show. */
export function* comeAtOnce(match: MatchContext, caster: Figure, { id }: Skill): Flow {
  const at = roomBeside(match, caster);
  if (!at) return;
  caster.hasSummoned = true;
  yield* come(match, caster, id, profileOf(match, caster).bestMagic, at);
}

/** The fiend of a casting that is through comes; where there is no room it waits for the end of a turn with room. */
function* complete(match: MatchContext, caster: Figure, skill: string, magic: number): Flow {
  const at = roomBeside(match, caster);
  caster.casting = at ? undefined : { left: 0, magic, isNew: false };
  if (at) yield* come(match, caster, skill, magic, at);
  else match.host.emit({ type: 'no-room', figure: caster.id });
}

/** Every later one is cast for a turn for each blue pip, less one for each green pip. */
export function* beginCasting(match: MatchContext, use: Use): Flow {
  const { user, skill, blue } = use;
  if (blue === 0) return;
  const long = saidOf(use, (effect) => (effect.act === 'summon' ? effect.turns : undefined)) ?? 0;
  const less = saidOf(use, (effect) => (effect.act === 'hasten' ? effect.turns : undefined)) ?? 0;
  const left = Math.max(0, long - less);
  if (left === 0) {
    yield* complete(match, user, skill.id, blue);
    return;
  }
  user.casting = { left, magic: blue, isNew: true };
  match.host.emit({ type: 'casting', figure: user.id, turns: left });
}

/** A complete turn of casting has passed. */
export function* castOn(match: MatchContext, caster: Figure, skill: string): Flow {
  const { casting } = caster;
  if (!casting || caster.life !== 'up') return;
  if (casting.isNew) {
    caster.casting = { ...casting, isNew: false };
    return;
  }
  const left = casting.left - 1;
  if (left > 0) caster.casting = { ...casting, left };
  else yield* complete(match, caster, skill, casting.magic);
}
