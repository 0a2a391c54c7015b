import { besides, unit } from '../../../../table/table';
import type { Skill } from '../../skills/category';
import { saidOf, type Use } from '../effects/use';
import { cardOf } from '../card';
import { newFigure, type Figure } from '../figure';
import { cardFor, chooseSheet, type Flow, type Game } from '../game';
import { takenPlaces } from '../places/bases';
import { facesIn, fiendBuilding } from './building';

/** # within which a fiend finds room where there is none in base contact. */
const nearby = 4;

const fiendSlot = (game: Game, caster: Figure): number => {
  const { figures } = game.s;
  const free = figures.findIndex(
    ({ kind, life, hero }) => kind === 'fiend' && life === 'gone' && hero === caster.id,
  );
  return free < 0 ? figures.length : free;
};

/** A fiend of so many dice comes, as its player configures it now; it acts from his next turn. */
export function* come(game: Game, caster: Figure, skill: string, dice: number, points: number): Flow {
  const at = besides(
    game.ground,
    caster.at,
    { passable: takenPlaces(game, caster), blocking: [] },
    nearby * unit,
  );
  if (!at || dice <= 0) return;
  const { fiend: first } = cardFor(game, caster);
  const about = { about: 'build', figure: caster.id, skill, dice, points } as const;
  const built = yield* chooseSheet(caster.owner, about, fiendBuilding(points, first));
  const card = cardOf(cardFor(game, caster).name, facesIn(built));
  const id = fiendSlot(game, caster);
  const before = game.s.figures[id];
  const place = before?.card ?? game.s.cards.length;
  game.s.cards = before
    ? game.s.cards.map((each, nth) => (nth === place ? card : each))
    : [...game.s.cards, card];
  const { owner, team } = caster;
  const fiend = newFigure({
    id,
    kind: 'fiend',
    card: place,
    owner,
    team,
    hero: caster.id,
    at,
    life: 'up',
    dice,
  });
  fiend.isNew = true;
  fiend.hasAttacked = true;
  fiend.isStill = true;
  game.s.figures[id] = fiend;
  game.host.emit({ type: 'came', figure: id, by: caster.id });
}

const [lifeEach, pointsEach] = [1, 3];

/** The first fiend of a match comes at once, with the most that its summoner's die can show. */
export function* comeAtOnce(game: Game, caster: Figure, { id }: Skill): Flow {
  const { bestMagic } = cardFor(game, caster);
  caster.hasSummoned = true;
  yield* come(game, caster, id, bestMagic * lifeEach, bestMagic * pointsEach);
}

/** Every later one is cast for a turn for each blue pip, less one for each green pip. */
export function* beginCasting(game: Game, use: Use): Flow {
  const { user, skill, blue } = use;
  if (blue === 0) return;
  const long = saidOf(use, (effect) => (effect.act === 'summon' ? effect.turns : undefined)) ?? 0;
  const less = saidOf(use, (effect) => (effect.act === 'hasten' ? effect.turns : undefined)) ?? 0;
  const left = Math.max(0, long - less);
  if (left === 0) {
    yield* come(game, user, skill.id, blue * lifeEach, blue * pointsEach);
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
  caster.casting = left > 0 ? { ...casting, left } : undefined;
  if (left <= 0) yield* come(game, caster, skill, casting.magic * lifeEach, casting.magic * pointsEach);
}
