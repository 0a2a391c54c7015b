'use client';
import { words } from '@/lib/messages/index';
import { living, type Faces, type Points } from '@/lib/systems/index';
import { ErrorMark, GoodMark } from './marks';
import { faceNumbers } from '@/lib/dice/face';
import { useBuilder } from './use-builder';

const say = words.builder;

const barColours = {
  defence: 'bg-defence',
  melee: 'bg-melee',
  ranged: 'bg-ranged',
  magic: 'bg-magic',
} as const;

/** "Legal · 20 of 20 points", with a bar in the traits' colours. */
export function StateLine() {
  const { hero, issues } = useBuilder();
  const problems = issues.filter(({ severity }) => severity === 'error').length;
  const points = living.points(hero);
  return (
    <div data-state={problems === 0 ? 'legal' : 'illegal'}>
      <p className="flex flex-wrap items-center gap-x-1.5 text-lg @2xl:justify-end">
        {problems === 0 ? (
          <strong className="inline-flex items-center gap-1 font-semibold text-good">
            <GoodMark className="size-4" />
            {say.legal}
          </strong>
        ) : (
          <strong className="inline-flex items-center gap-1 font-semibold text-error">
            <ErrorMark className="size-4" />
            {say.problems(problems)}
          </strong>
        )}
        <span aria-hidden>·</span>
        <span>
          <strong className="font-semibold">{points.spent}</strong> {say.spentOf(points.budget)}
        </span>
      </p>
      <PointsBar faces={hero.faces} points={points} />
    </div>
  );
}

/** What the pips of a die cost, trait by trait; beyond the budget the bar is marked where the budget ends. */
export function PointsBar({ faces, points }: { readonly faces: Faces; readonly points: Points }) {
  const parts = living.traits
    .map((trait) => ({
      pip: trait,
      points: faceNumbers.reduce((sum, face) => sum + faces[face][trait], 0) * living.pipCosts[trait],
    }))
    .filter((part) => part.points > 0);
  const whole = Math.max(points.spent, points.budget, 1);
  return (
    <div
      role="img"
      aria-label={say.barLabel(parts, points.budget - points.spent)}
      className="relative mt-1.5 flex h-2.5 w-full gap-0.5 overflow-hidden rounded-full bg-line forced-color-adjust-none"
    >
      {parts.map(({ pip, points: cost }) => (
        <span key={pip} className={barColours[pip]} style={{ width: `${(cost / whole) * 100}%` }} />
      ))}
      {points.spent > points.budget && (
        <span
          className="absolute inset-y-0 w-1 -translate-x-1/2 bg-ink"
          style={{ left: `${(points.budget / whole) * 100}%` }}
        />
      )}
    </div>
  );
}
