'use client';
import clsx from 'clsx';
import { useCallback, useId, useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { useAimed, useDraftPart } from '@/components/draft/use-draft';
import { keyOf, plainKeyOf } from '@/components/ui/keys';
import { faceNumbersOnCard } from '@/lib/dice/face';
import type { Issue } from '@/lib/issue';
import { arrangedOn } from '@/lib/painted-die/pip-places';
import { useEdits } from '../hero';
import { BrushBar } from './brush-bar';
import { DieFace } from './die-face';
import { DragHint } from './drag-hint';
import { commandOf, nextSpot, paintOf, type PipCommand } from './keys';
import type { PaintableDie } from './paintable';
import { faceAfter, hintOf, strokeOf, type Brush } from './painting-rules';
import { useSharedHover } from './pip-hover';
import { ghostOf } from './pip-look';
import { Refusal } from './refusal';
import { pipAt, usePainting, type Outcome, type PipAt } from './use-painting';

/** Moves the keyboard's focus from one pip of a die to another, as the pips lie on the screen. */
const moveOnDie = (
  pip: HTMLElement,
  command: Extract<PipCommand, { readonly do: 'move' | 'jump' }>,
): void => {
  const die = pip.closest('[data-die]');
  const pips = die ? [...die.querySelectorAll<HTMLElement>('[data-pip]')] : [];
  if (command.do === 'jump') {
    pips.at(command.to === 'start' ? 0 : -1)?.focus();
    return;
  }
  const spots = pips.map((each) => {
    const box = each.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  const next = nextSpot(spots, pips.indexOf(pip), command.towards);
  if (next !== undefined) pips[next]?.focus();
};

const isSame = (one: PipAt | undefined, other: PipAt | undefined): boolean =>
  one?.face === other?.face && one?.index === other?.index;

const isError = ({ severity }: Issue): boolean => severity === 'error';

/** Look of an empty pip under the mouse. */
const ghostStyle = (
  { look }: PaintableDie,
  brush: Brush,
): CSSProperties & Readonly<Record<'--ghost', string>> => ({ '--ghost': ghostOf(look.painted[brush]) });

/** The six faces of a hero's or follower's die, and the brushes to paint them. */
export function DieEditor({
  die,
  whose,
  teaches = false,
  children,
}: {
  readonly die: PaintableDie;
  readonly whose: string;
  /** It says once what a drag does: the first die of the page. */
  readonly teaches?: boolean;
  /** Shown below the die. */
  readonly children?: ReactNode;
}) {
  const sheet = useDraftPart(({ document }) => document.sheet);
  const issues = useDraftPart((state) => state.issues);
  const edit = useEdits();
  const [brush, setBrush] = useState<Brush>(die.look.brush);
  const [focus, setFocus] = useState<PipAt>({ face: 6, index: 0 });
  const [hinted, hint] = useState<PipAt | undefined>();
  const [outcome, tell] = useState<Outcome>();
  const { pipOf, paint, fill, touch, on, isDone } = usePainting(die, brush, tell);
  const hintId = useId();
  const aimed = useAimed()?.sheet;
  const from = hinted && pipOf(hinted);
  useSharedHover(die.sharesHover ? hinted?.face : undefined, from, strokeOf(from, brush).to);
  const owner = die.ownerOf(sheet);
  const { words, keys } = die.look;
  const wrong = new Set(issues.filter(isError).map(({ path }) => die.faceAt(path)));

  const choose = useCallback((next: Brush): void => {
    setBrush(next);
    tell(undefined);
  }, []);

  const onKey = (event: KeyboardEvent<HTMLElement>): void => {
    const at = pipAt(event.target);
    const command = at && commandOf(keys, plainKeyOf(event));
    if (!at || !command || !(event.target instanceof HTMLElement)) return;
    event.preventDefault();
    if (command.do === 'move' || command.do === 'jump') moveOnDie(event.target, command);
    else if (command.do === 'fill') fill(at);
    else paint(at, paintOf(command, pipOf(at), brush));
  };

  const line = (): string => {
    if (outcome) return outcome.said;
    if (!hinted) return '';
    const from = pipOf(hinted);
    return hintOf(die, sheet, hinted.face, from, strokeOf(from, brush).to);
  };

  return (
    <div className="flex flex-col gap-4 xl:flex-row xl:items-start">
      <BrushBar die={die} brush={brush} onChoose={choose} />
      <div
        className="relative min-w-0 flex-1"
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
          hint(undefined);
          tell(undefined);
        }}
        onKeyDown={(event) => {
          if (keyOf(event) === 'Escape') tell(undefined);
        }}
      >
        <div
          role="group"
          aria-label={words.die.label(whose)}
          data-die
          style={ghostStyle(die, brush)}
          className="grid grid-cols-2 gap-3 select-none min-[40rem]:grid-cols-3"
          {...on}
          onClick={({ target }) => {
            const at = pipAt(target);
            if (!isDone() && at) touch(at);
          }}
          onKeyDown={onKey}
          onPointerOver={({ target, pointerType }) => {
            if (pointerType !== 'mouse') return;
            const over = pipAt(target);
            if (!outcome?.refused && !isSame(over, hinted)) tell(undefined);
            hint(over);
          }}
          onPointerLeave={() => hint(undefined)}
          onFocus={({ target }) => {
            const at = pipAt(target);
            if (!at) return;
            setFocus(at);
            hint(at);
            tell((now) => (isSame(now?.at, at) ? now : undefined));
          }}
        >
          {faceNumbersOnCard.map((face) => (
            <DieFace
              key={face}
              die={die}
              face={face}
              laid={arrangedOn(die.look.pips, owner, face)}
              counts={owner.faces[face]}
              after={faceAfter(die, sheet, aimed, face)}
              brush={brush}
              wrong={wrong.has(face)}
              focused={focus.face === face ? focus.index : undefined}
              hintId={hintId}
              edit={edit}
            />
          ))}
        </div>
        {outcome?.refused && (
          <Refusal
            die={die}
            said={outcome.said}
            at={outcome.at}
            remedy={outcome.refused.remedy}
            onClose={() => tell(undefined)}
          />
        )}
        {teaches && <DragHint look={die.look} brush={brush} />}
        <p
          id={hintId}
          className={clsx('mt-3 min-h-15 text-sm text-muted sm:min-h-10', outcome?.refused && 'invisible')}
        >
          {!outcome && !hinted ? (
            <>
              <span>{words.painting.hint} </span>
              <span className="pointer-coarse:hidden">{words.painting.keysHint}</span>
            </>
          ) : (
            line()
          )}
        </p>
        <p aria-live="polite" className="sr-only">
          {outcome?.said}
        </p>
        {children}
      </div>
    </div>
  );
}
