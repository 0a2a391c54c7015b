import { useMedia } from '@/components/site/use-media';
import { playMessages } from '@/lib/messages/play';
import { touchMessages as say } from '@/lib/messages/touch';
import type { Choice, Region } from '@/lib/match/request';
import type { Move } from '@/lib/session/moves';
import { nearestIn, type DrawnRegion } from '@/lib/session/places';
import type { TableTerrain } from '@/lib/systems/table-scene';
import { distanceBetween, unit, type Point, type Units } from '@/lib/table/table';
import { useTableWords } from '../table/table-words';
import type { Forecasts } from '../table/use-forecasts';
import type { useRuler } from '../table/use-ruler';
import type { Shown } from '../table/use-table';
import { useTouch } from './use-touch';
import { choicesOfFigure, isChosenNow, whyNot } from './what-of';

/** Windows in which the menu of a figure never lies over the board. Elsewhere it would cover where the next click goes. */
const besideBoard = '(width < 40rem), ((40rem <= width < 64rem) and (height < 32rem))';

/** A tap this near a token means it. */
const token: Units = 0.6 * unit;

/** Taps and drags on the board: they choose, open something at the spot, or say there why not. */
export const useTaps = ({
  shown,
  region,
  reach,
  drawn,
  moves,
  chosen,
  about,
  picked,
  ruler,
  forecasts,
  decides,
  onPlace,
  onFigure,
  onChoose,
}: {
  readonly shown: Shown;
  /** The places that are asked for. */
  readonly region: Region | undefined;
  /** All places where whoever is asked may go. */
  readonly reach: Region | undefined;
  readonly drawn: DrawnRegion | undefined;
  readonly moves: readonly Move[];
  readonly chosen: Point | undefined;
  /** The figure that was tapped. */
  readonly about: number | undefined;
  /** The answer that a finger has tapped once. */
  readonly picked: number | undefined;
  readonly ruler: ReturnType<typeof useRuler>;
  readonly forecasts: Forecasts;
  readonly decides: string;
  readonly onPlace: (place: Point | undefined, isAsFar?: boolean) => void;
  readonly onFigure: (figure: number | undefined) => void;
  readonly onChoose: (...choices: readonly Choice[]) => void;
}) => {
  const { sign } = useTableWords();
  const isSheet = useMedia(besideBoard, false);
  const touch = useTouch({ shown, region, moves, chosen, about, onChoose });
  const { figures } = shown.scene;
  const mover = figures.find(({ id }) => id === shown.words?.figure);
  // A figure that is put back where it is stays there.
  const isBack = (to: Point): boolean => mover !== undefined && distanceBetween(to, mover.at) <= mover.radius;
  const nearest = (meant: Point): Point | undefined => reach && nearestIn(reach, drawn, meant);
  /** As far as a walk gets towards a place out of reach; undefined where it gets nowhere. */
  const towards = (meant: Point): Point | undefined => {
    const place = reach?.way && nearestIn(reach, drawn, meant, Infinity);
    return place && !isBack(place) ? place : undefined;
  };
  const toldOf = (piece: TableTerrain | undefined): readonly string[] => {
    if (!piece) return [];
    const height = piece.emblem === undefined ? piece.height / unit : undefined;
    return [playMessages.table.terrainBriefly(piece, height, sign)];
  };
  /** A circle, a base or a token there, with its owner. */
  const pieceAt = (spot: Point): readonly string[] => {
    const { pieces, scores } = shown.scene;
    const found = pieces.find(({ at, radius }) => distanceBetween(at, spot) <= Math.max(radius, token));
    return found ? [say.piece(found.name, scores.find(({ team }) => team === found.team)?.name)] : [];
  };
  const choose = (place: Point, tapped: Point, lines: readonly string[], piece?: TableTerrain): void => {
    onPlace(place);
    touch.open({ kind: 'place', lines, piece: piece?.id, tapped });
  };
  /** Says at a place what lies there, and why nobody goes there. */
  const refuse = (spot: Point, piece?: TableTerrain): void => {
    const never = whyNot(shown, decides);
    // Where he can go takes a moment to find out.
    const isUnknown = !reach && (region !== undefined || moves.length > 0);
    // Of what nobody walks through that is reason enough.
    const isUntold = !mover || isUnknown || piece?.walkThrough === false;
    const why = isUntold ? undefined : reach ? say.outOfReach(mover.name) : say.staysPut(mover.name);
    const whole = [...pieceAt(spot), ...toldOf(piece), ...[never ?? why].flatMap((each) => each ?? [])];
    // The terrain there and that it is too far have room in one line.
    const lines = piece && reach && !never && !isUntold ? [say.tooFar(whole.slice(0, -1).join(' '))] : whole;
    onPlace(undefined);
    touch.open(lines.length > 0 ? { kind: 'note', spot, lines, piece: piece?.id } : undefined);
  };
  /** A second tap, on the target of the picked answer, does it. */
  const doesPicked = (id: number): boolean => {
    if (picked === undefined || shown.words?.options[picked]?.target !== id) return false;
    onChoose(picked);
    return true;
  };
  const choices = choicesOfFigure(shown);
  /** Chooses a figure that is asked for, with its chances in sight where there are any; what it can do opens at it next, beside the board. */
  const chooses = (id: number): boolean => {
    const option = choices.get(id);
    const isOpen = touch.opened?.kind === 'figure' && touch.opened.id === id;
    if (option === undefined || !isChosenNow(shown.words?.options[option], forecasts[option], isOpen))
      return false;
    if (isSheet) touch.openNext(id);
    onChoose(option);
    return true;
  };
  /** An opponent of whoever moves. */
  const isOpponent = (id: number | undefined): id is number => {
    const figure = figures.find((each) => each.id === id);
    return figure?.state === 'up' && mover !== undefined && figure.team !== mover.team;
  };
  /** Opens what can be done to a figure. While a place is asked for, it means a place beside it. */
  const pointAt = (id: number, at: Point): void => {
    const figure = figures.find((each) => each.id === id);
    const beside = region && figure && nearest(figure.at);
    onFigure(id);
    if (beside) choose(beside, at, []);
    else touch.open({ kind: 'figure', id });
  };
  return {
    touch,
    choosable: [...choices.keys()],
    taps: {
      close: (): void => {
        touch.open(undefined);
        onFigure(undefined);
      },
      /** @param again so far beside the chosen place a tap still means it */
      place: (meant: Point, again: Units, piece: TableTerrain | undefined): void => {
        if (ruler.isOn) {
          ruler.pick(meant);
          return;
        }
        onFigure(undefined);
        if (chosen && touch.isAgain(meant, again) && touch.goTo(chosen)) return;
        const near = nearest(meant);
        // Terrain out of reach is asked about, not gone to.
        const far = near || piece ? undefined : towards(meant);
        // On a phone a move has the board to itself; what lies where nobody can go is told.
        if (near) choose(near, meant, isSheet ? [] : toldOf(piece), piece);
        else if (far && mover) {
          onPlace(far, true);
          touch.open({ kind: 'place', lines: [say.asFar(mover.name)], isAsFar: true, tapped: meant });
        } else refuse(meant, piece);
      },
      /** @param over the figure under the pointer */
      drag: (to: Point, over: number | undefined): void => {
        touch.open(undefined);
        // Letting go of it on an opponent never moves it: the board shows what could be done to them.
        const aimed = !isBack(to) && isOpponent(over) ? over : undefined;
        if (about !== aimed) onFigure(aimed);
        if (aimed !== undefined) {
          if (chosen) onPlace(undefined);
          return;
        }
        onPlace(isBack(to) ? undefined : (nearest(to) ?? towards(to)));
      },
      drop: (to: Point, over: number | undefined): void => {
        if (isBack(to)) {
          onPlace(undefined);
          return;
        }
        if (isOpponent(over)) {
          pointAt(over, to);
          return;
        }
        const near = nearest(to) ?? towards(to);
        if (!near) refuse(to);
        else if (!touch.goTo(near)) choose(near, to, []);
      },
      /** Opens a figure wherever it is, such as one in the order of turns; nothing is chosen by that. */
      show: (id: number): void => {
        onFigure(id);
        touch.open({ kind: 'figure', id });
      },
      /** One of several under a finger. */
      figure: (id: number): void => {
        if (chooses(id)) return;
        onFigure(id);
        touch.open({ kind: 'figure', id });
      },
      figures: (ids: readonly number[], at: Point, again: Units): void => {
        const [id] = ids;
        if (id === undefined) return;
        if (ruler.isOn) {
          ruler.pick(id);
          return;
        }
        if (ids.some(doesPicked)) return;
        if (chosen && touch.isAgain(at, again) && touch.goTo(chosen)) return;
        if (ids.length === 1 && chooses(id)) return;
        if (ids.length > 1 && !region) {
          onFigure(id);
          touch.open({ kind: 'several', ids });
        } else pointAt(id, at);
      },
    },
  };
};
