import { besides, radius, type Point } from '../../../../table/table';
import type { Skill } from '../../skills/category';
import { saidOf, type Use } from '../effects/use';
import { sheetFrom } from '../state/sheet';
import { newFigure, type Figure } from '../state/figure';
import { sheetOf, chooseSheet, type Flow, type Game } from '../state/game';
import { takenPlaces } from '../geometry/placing';
import { facesIn, fiendBuilding } from './building';

const [lifeEach, pointsEach] = [1, 3];

const fiendSlot = (game: Game, caster: Figure): number => {
  const { figures } = game.s;
  const free = figures.findIndex(
    ({ kind, life, hero }) => kind === 'fiend' && life === 'gone' && hero === caster.id,
  );
  return free < 0 ? figures.length : free;
};

/** Where a fiend comes: in base contact with its summoner, and nowhere that would kill it. */
const roomBeside = (game: Game, caster: Figure): Point | undefined =>
  besides(
    game.ground,
    caster.at,
    { passable: takenPlaces(game, caster), blocking: [] },
    0,
    radius,
    (place) => !game.scenario.isDeadly(game, caster.team, [place]),
  );

/** A fiend with Life and points for each Magic pip comes, as its player configures it now; it acts from his next turn. */
function* come(game: Game, caster: Figure, skill: string, magic: number, at: Point): Flow {
  const [dice, points] = [magic * lifeEach, magic * pointsEach];
  const { fiend: first } = sheetOf(game, caster);
  const about = { about: 'build', figure: caster.id, skill, dice, points } as const;
  const built = yield* chooseSheet(caster.owner, about, fiendBuilding(points, first));
  const sheet = sheetFrom(sheetOf(game, caster).name, facesIn(built));
  const id = fiendSlot(game, caster);
  const before = game.s.figures[id];
  const place = before?.sheet ?? game.s.sheets.length;
  game.s.sheets = before
    ? game.s.sheets.map((each, nth) => (nth === place ? sheet : each))
    : [...game.s.sheets, sheet];
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
  game.s.figures[id] = fiend;
  game.host.emit({ type: 'came', figure: id, by: caster.id });
}

/** Whether a summoning could bring anything; the first one, which comes at once, needs room at once. */
export const canSummon = (game: Game, caster: Figure): boolean =>
  sheetOf(game, caster).bestMagic > 0 && (caster.hasSummoned || roomBeside(game, caster) !== undefined);

/** The first fiend of a match comes at once, with the most that its summoner's die can show. */
export function* comeAtOnce(game: Game, caster: Figure, { id }: Skill): Flow {
  const at = roomBeside(game, caster);
  if (!at) return;
  caster.hasSummoned = true;
  yield* come(game, caster, id, sheetOf(game, caster).bestMagic, at);
}

/** The fiend of a casting that is through comes; where there is no room it waits for the end of a turn with room. */
function* complete(game: Game, caster: Figure, skill: string, magic: number): Flow {
  const at = roomBeside(game, caster);
  caster.casting = at ? undefined : { left: 0, magic, isNew: false };
  if (at) yield* come(game, caster, skill, magic, at);
  else game.host.emit({ type: 'no-room', figure: caster.id });
}

/** Every later one is cast for a turn for each blue pip, less one for each green pip. */
export function* beginCasting(game: Game, use: Use): Flow {
  const { user, skill, blue } = use;
  if (blue === 0) return;
  const long = saidOf(use, (effect) => (effect.act === 'summon' ? effect.turns : undefined)) ?? 0;
  const less = saidOf(use, (effect) => (effect.act === 'hasten' ? effect.turns : undefined)) ?? 0;
  const left = Math.max(0, long - less);
  if (left === 0) {
    yield* complete(game, user, skill.id, blue);
    return;
  }
  user.casting = { left, magic: blue, isNew: true };
  game.host.emit({ type: 'casting', figure: user.id, turns: left });
}

/** A complete turn of casting has passed. */
export function* castOn(game: Game, caster: Figure, skill: string): Flow {
  const { casting } = caster;
  if (!casting || caster.life !== 'up') return;
  if (casting.isNew) {
    caster.casting = { ...casting, isNew: false };
    return;
  }
  const left = casting.left - 1;
  if (left > 0) caster.casting = { ...casting, left };
  else yield* complete(game, caster, skill, casting.magic);
}
