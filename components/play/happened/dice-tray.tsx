import { useState, type ReactNode } from 'react';
import { littleMotion, useMedia } from '@/components/site/use-media';
import clsx from 'clsx';
import { playMessages } from '@/lib/messages/play';
import type { ToldLesson } from '@/lib/session/lessons';
import type { LessonPlace } from '@/lib/systems/lesson-part';
import type { RolledFace, TableRoll } from '@/lib/systems/play-part';
import { Dice } from '../dice/dice';
import { FightIcon } from '../dice/fight-icon';
import type { Shown } from '../table/use-table';
import type { AnchorOf } from '../touch/anchor';
import { settledIn } from './stage';
import { sightsOf, useAside } from './use-aside';
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
          isFalling={shown.falling !== undefined && shown.isLanded !== true && rolling.includes(key)}
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
  readonly sights: ReturnType<typeof sightsOf>;
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
        'pointer-events-auto absolute z-10 grid w-max max-w-[94%] gap-x-2 gap-y-1 rounded-card border border-edge bg-leaf/95 py-1.5 shadow-lg max-lg:z-12 max-lg:bg-leaf sm:max-w-[calc(100%-1rem)] sm:py-2',
        isPair && 'grid-cols-2 max-lg:grid-cols-[auto_auto]',
      )}
    >
      {children}
    </div>
  );
}
