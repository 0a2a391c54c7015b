import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { littleMotion, useMedia } from '@/components/site/use-media';
import clsx from 'clsx';
import { playMessages } from '@/lib/messages/play';
import type { ToldLesson } from '@/lib/session/lessons';
import type { LessonPlace } from '@/lib/systems/lesson-part';
import { unit, type Point } from '@/lib/table/table';
import type { RolledFace, TableRoll } from '@/lib/systems/play-part';
import { Dice } from '../dice/dice';
import { FightIcon } from '../dice/fight-icon';
import type { Shown } from '../table/use-table';
import type { AnchorOf } from '../touch/anchor';
import { trayPlaceFor, type Sight } from './tray-place';
import { settledIn } from './stage';
import { useTray } from './use-tray';

const say = playMessages.table;

function Side({
  roll,
  name,
  isFresh,
  isSkipped,
  isFalling,
  isPair,
  taught,
}: {
  readonly roll: TableRoll;
  /** Of the figure that rolls. */
  readonly name: string;
  readonly isFresh: boolean;
  readonly isSkipped: boolean;
  /** Its value is not told yet. */
  readonly isFalling: boolean;
  /** The roll that it is against lies beside it. */
  readonly isPair: boolean;
  readonly taught: LessonPlace | undefined;
}) {
  const { as, sentence, value, against, because } = roll;
  const why = [because ?? '', value ? say.parts(value.parts) : ''].filter((text) => text !== '');
  return (
    <div className="flex min-w-0 flex-col gap-0.5 px-2">
      <p className="flex flex-wrap items-center gap-1.5 text-sm leading-snug font-semibold max-lg:flex-nowrap max-lg:gap-1">
        <FightIcon as={as} className="size-5 shrink-0" />
        {/* A phone has room for one line: in a fight, which the sign beside it tells. */}
        <span className={clsx('min-w-0 flex-[1_1_8rem]', as && 'max-lg:hidden')}>{sentence}</span>
        {as && <span className="min-w-0 flex-1 truncate lg:hidden">{name === '' ? sentence : name}</span>}
        {value && (
          <span
            className={clsx(
              'rounded-full border border-edge bg-paper px-2 font-display text-base whitespace-nowrap max-lg:leading-tight',
              isFalling && 'invisible',
            )}
          >
            <span className="max-lg:hidden">{say.valueAs(as, value.name, value.is)}</span>
            <span className="lg:hidden">{say.sum(value.name, value.is)}</span>
            {against && !isPair && (
              <span className="font-sans text-sm text-muted"> {say.against(against.name, against.is)}</span>
            )}
          </span>
        )}
      </p>
      <Dice
        roll={roll}
        isFresh={isFresh}
        isSkipped={isSkipped}
        isTaught={taught?.on === 'dice' ? (face) => isMeant(taught.faces, face) : undefined}
      />
      {why.length > 0 && (
        // On a phone two rolls fill the board; "Last rolls" says the same.
        <p
          data-why
          className={clsx(
            'max-w-64 text-xs leading-tight text-muted',
            isPair && 'max-lg:hidden',
            isFalling && 'invisible',
          )}
        >
          {say.whyDie(why)}
        </p>
      )}
    </div>
  );
}

/** Rolls without the one whose die is being picked, which lies beside the question; `seen` lay there last. */
const useSettled = (shown: Shown) => {
  const fight = settledIn(shown);
  const pending = shown.fight.find((each) => !fight.includes(each));
  const [seen, setSeen] = useState<string>();
  if (pending && pending.key !== seen) setSeen(pending.key);
  return { fight, seen };
};

type Faces = Extract<LessonPlace, { on: 'dice' }>['faces'];

const isMeant = (faces: Faces, { face, isPicked }: RolledFace): boolean => {
  if (faces === 'all') return true;
  return faces === 'picked' ? isPicked === true : faces.includes(face);
};

/** If a lesson shows the last roll, its dice are already on the board: they don’t roll again. */
const keyIn = ({ fight }: Shown, { figure, sentence, faces }: TableRoll): string =>
  fight.find(({ roll }) => roll.sentence === sentence && roll.faces.length === faces.length)?.key ??
  `${figure} ${sentence}`;

/** The dice shown on the board: the last roll, and the roll of the attack that it defends against. */
export const shownOf = (fight: Shown['fight']): Shown['fight'] => {
  const all = fight.filter(({ roll }) => roll.faces.length > 0);
  const own = all.filter(({ roll }) => roll.isAside !== true);
  const rolled = own.length > 0 ? own : all;
  const last = rolled.at(-1);
  if (last?.roll.as !== 'defence') return last ? [last] : [];
  const attack = rolled.findLast(({ roll }) => roll.as === 'attack');
  return attack ? [attack, last] : [last];
};

/** How much it matters that the dice hide nothing of those whom they are about, and of whoever acts next. */
const concerned = 20;

/** Places that the dice should leave free: most of all the figures they are about, then goals and everybody else. */
const sightsOf = (shown: Shown, anchorOf: AnchorOf): readonly Sight[] => {
  const { news, scene, words, fight, falling } = shown;
  const about = new Set([
    ...fight.map(({ roll }) => roll.figure),
    // While dice fall the news is still that of what came before them.
    ...(falling === undefined ? news.slice(-2).flatMap(({ figures }) => figures) : []),
    scene.acting,
    words?.figure,
  ]);
  const sight = (at: Point, radius: number, weight: number): Sight => {
    const [middle, edge] = [anchorOf(at), anchorOf({ x: at.x + radius, y: at.y })];
    return { ...middle, radius: edge.x - middle.x, weight };
  };
  return [
    ...scene.figures.flatMap(({ id, at, radius, isOff }) =>
      isOff ? [] : [sight(at, radius + unit / 2, about.has(id) ? concerned : 1)],
    ),
    ...scene.pieces.map(({ at, radius }) => sight(at, radius, 1)),
  ];
};

/** Pixels about a base that its coin takes with its pips, where it lies a little aside as well. */
const coinPixels = 38;

/** Names on the board, in parts of it: those of whom the dice are about count as much as they do themselves. */
const labelsIn = (frame: Element, about: readonly string[]): readonly Sight[] => {
  const board = frame.getBoundingClientRect();
  return [...frame.querySelectorAll('[data-map-label]')].map((label) => {
    const box = label.getBoundingClientRect();
    return {
      x: (box.left + box.width / 2 - board.left) / board.width,
      y: (box.top + box.height / 2 - board.top) / board.height,
      radius: 0.005,
      wide: box.width / 2 / board.width,
      high: box.height / 2 / board.height,
      weight: about.includes(label.textContent) ? concerned / 2 : 0.5,
    };
  });
};

/** Moves the dice to where they hide least, again whenever they or the board change. */
const useAside = (sights: readonly Sight[], about: readonly string[]) => {
  const element = useRef<HTMLDivElement>(null);
  const lay = useEffectEvent((): void => {
    const tray = element.current;
    const frame = tray?.offsetParent;
    if (!tray || !frame) return;
    const size = {
      width: tray.offsetWidth / frame.clientWidth,
      height: tray.offsetHeight / frame.clientHeight,
    };
    const all = [...sights, ...labelsIn(frame, about)];
    const { left, top } = trayPlaceFor(all, size, coinPixels / frame.clientWidth);
    // Before anything is drawn, so that they are never seen elsewhere.
    tray.style.left = `${100 * left}%`;
    tray.style.top = `${100 * top}%`;
  });
  useLayoutEffect(() => lay());
  useEffect(() => {
    const tray = element.current;
    if (!tray?.parentElement) return;
    const watch = new ResizeObserver(() => lay());
    watch.observe(tray);
    watch.observe(tray.parentElement);
    return () => watch.disconnect();
  }, []);
  return element;
};

/** Windows in which a match has a sheet, as in `app/board.css`. */
const phone = '(width < 64rem)';

/** The dice that lie on the board, and those that are rolling. */
export const useRolling = (shown: Shown) => {
  const { fight, seen } = useSettled(shown);
  const isPhone = useMedia(phone, false);
  const { fresh, isHidden, isSkipped } = useTray(fight, isPhone);
  const isStill = useMedia(littleMotion, true);
  const rolling = isStill ? [] : fresh.filter((key) => key !== seen);
  return { fight, rolling, isHidden, isSkipped };
};

/**
 * The dice of the latest event, on the board and away from the figures involved. The first touch anywhere settles the
 * dice, and the next one clears them away; a touch on the dice doesn't reach anything below. Their results are also
 * reported beside the board.
 */
export function DiceTray({
  shown,
  dice: { fight, rolling, isHidden, isSkipped },
  lesson,
  anchorOf,
}: {
  readonly shown: Shown;
  readonly dice: ReturnType<typeof useRolling>;
  /** It keeps the dice on the board that it is about. */
  readonly lesson: ToldLesson | undefined;
  readonly anchorOf: AnchorOf;
}) {
  const taught = lesson?.rolls ?? [];
  const last = taught.at(-1);
  const rolls = last ? taught.map((roll) => ({ key: keyIn(shown, roll), roll })) : shownOf(fight);
  if (rolls.length === 0 || (isHidden && !last)) return null;
  const nameOf = (figure: number | undefined): string =>
    shown.scene.figures.find(({ id }) => id === figure)?.name ?? '';
  const about = [...rolls.map(({ roll }) => roll.figure), shown.scene.acting, shown.words?.figure];
  return (
    <LaidDice sights={sightsOf(shown, anchorOf)} about={about.map(nameOf)} isPair={rolls.length > 1}>
      {rolls.map(({ key, roll }) => (
        <Side
          key={key}
          roll={roll}
          name={nameOf(roll.figure)}
          isFresh={rolling.includes(key)}
          isSkipped={isSkipped || isHidden}
          isFalling={shown.falling !== undefined && rolling.includes(key)}
          isPair={rolls.length > 1}
          taught={roll === last ? lesson?.place : undefined}
        />
      ))}
    </LaidDice>
  );
}

function LaidDice({
  sights,
  about,
  isPair,
  children,
}: {
  readonly sights: readonly Sight[];
  /** Names of those who roll, and of whoever acts. */
  readonly about: readonly string[];
  /** An attack, and the defence against it. */
  readonly isPair: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div
      ref={useAside(sights, about)}
      aria-hidden
      data-dice-tray
      className={clsx(
        'pointer-events-auto absolute z-10 grid w-max max-w-[94%] gap-x-2 gap-y-1 rounded-card border border-edge bg-leaf/95 py-1.5 shadow-lg sm:max-w-[calc(100%-1rem)] sm:py-2',
        isPair && 'grid-cols-2 max-lg:grid-cols-[auto_auto]',
      )}
    >
      {children}
    </div>
  );
}
