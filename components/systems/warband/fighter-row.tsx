'use client';
import clsx from 'clsx';
import { PictureView } from '@/components/card/drawing';
import { IssueList } from '@/components/draft/issue-list';
import { useDraftPart } from '@/components/draft/use-draft';
import { ErrorIcon, WarningIcon } from '@/components/ui/icons';
import { builder as say } from '#words/systems/warband/messages/builder';
import { terms } from '#words/systems/warband/messages/terms';
import { dieOf } from '@/lib/systems/warband/sheet/rank';
import type { Fighter } from '@/lib/systems/warband/sheet/warband';
import { roleIdOf } from '@/lib/systems/warband/skills/roles';
import { FighterEditor } from './fighter-editor';
import { Icon } from './icon';

/** Weapons and shield of a fighter, in a line. */
const gearLine = ({ melee, shooter, shield }: Fighter): string =>
  [melee, shooter && (shooter.name ?? terms.classes[shooter.class]), shield ? terms.shield : undefined]
    .filter((part) => part !== undefined)
    .join(', ');

/** A fighter in a line; open, with all that can be changed. */
export function FighterRow({
  fighter,
  index,
  isOpen,
  onToggle,
  chips,
}: {
  readonly fighter: Fighter;
  readonly index: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Ties to other fighters. */
  readonly chips: readonly string[];
}) {
  const body = `fighter-${index}`;
  return (
    <li className={clsx('border-t border-line first:border-0', isOpen && 'bg-paper')} data-fighter={index}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={body}
        className="grid min-h-14 w-full grid-cols-[2rem_minmax(0,1fr)_auto] items-center gap-x-3 px-2 py-1.5 text-left hover:bg-paper"
        onClick={onToggle}
      >
        <Face fighter={fighter} index={index} />
        <span className="min-w-0">
          <span className="flex flex-wrap items-center gap-x-2">
            <span className="truncate font-display text-lg leading-tight font-bold">{fighter.name}</span>
            {chips.map((chip) => (
              <span key={chip} className="rounded-full border border-gold px-2 text-xs font-semibold">
                {chip}
              </span>
            ))}
          </span>
          <span className="block text-sm wrap-break-word text-muted">
            {[terms.role(fighter), gearLine(fighter)].filter((part) => part !== '').join(' · ')}
          </span>
        </span>
        <span className="flex items-center gap-2">
          <State index={index} />
          <span className="text-sm text-muted">{terms.die(dieOf[fighter.rank])}</span>
          <span className="min-w-8 rounded-lg border border-edge bg-leaf px-2 py-0.5 text-center font-display text-xl leading-none font-bold">
            <span className="sr-only">{terms.stat} </span>
            {fighter.stat}
          </span>
        </span>
      </button>
      {isOpen ? (
        <div id={body} className="px-2 pb-4">
          <IssueList isHere={([, place]) => place === index} />
          <FighterEditor fighter={fighter} index={index} />
        </div>
      ) : (
        <Errors index={index} />
      )}
    </li>
  );
}

const face = { x: 0, y: 0, width: 32, height: 32, radius: 4 } as const;

/** The fighter's photo, or the icon of their role. */
function Face({ fighter, index }: { readonly fighter: Fighter; readonly index: number }) {
  const photo = useDraftPart(({ photos }) => photos?.[index]);
  if (photo === undefined) return <Icon of={roleIdOf(fighter) ?? 'warband'} className="size-8 text-muted" />;
  return (
    <PictureView
      picture={{ width: face.width, height: face.height, drawings: [{ draw: 'image', photo, ...face }] }}
      className="size-8"
    />
  );
}

/** Errors of a folded fighter; warnings wait until it is opened. */
function Errors({ index }: { readonly index: number }) {
  const issues = useDraftPart((state) => state.issues);
  const errors = issues.filter(({ path, severity }) => path[1] === index && severity === 'error');
  if (errors.length === 0) return null;
  return (
    <div className="px-2 pb-2">
      <IssueList isHere={(path) => errors.some((issue) => issue.path === path)} />
    </div>
  );
}

function State({ index }: { readonly index: number }) {
  const issues = useDraftPart((state) => state.issues);
  const here = issues.filter(({ path }) => path[1] === index);
  const errors = here.filter(({ severity }) => severity === 'error').length;
  if (here.length === 0) return null;
  const [Mark, text] =
    errors > 0
      ? ([ErrorIcon, say.problems(errors)] as const)
      : ([WarningIcon, say.warnings(here.length)] as const);
  return (
    <span className={errors > 0 ? 'text-error' : 'text-warning'}>
      <Mark className="size-5" />
      <span className="sr-only">{text}</span>
    </span>
  );
}
