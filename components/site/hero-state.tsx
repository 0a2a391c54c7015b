import clsx from 'clsx';
import { ErrorMark, GoodMark } from '@/components/ui/marks';
import { faceNumbers } from '@/lib/dice/face';
import { words } from '@/lib/messages/index';
import { living, type Faces, type HeroDraft, type Points, type Trait } from '@/lib/systems/index';

const say = words.site.state;

const colours: Readonly<Record<Trait, string>> = {
  defence: 'bg-defence',
  melee: 'bg-melee',
  ranged: 'bg-ranged',
  magic: 'bg-magic',
};

/** "Legal · 20 of 20 points", with a bar in the traits' colours. */
export function HeroState({ hero, className }: { readonly hero: HeroDraft; readonly className?: string }) {
  const problems = living.check(hero).filter(({ severity }) => severity === 'error').length;
  const legal = problems === 0;
  const points = living.points(hero);
  const Mark = legal ? GoodMark : ErrorMark;
  return (
    <div className="w-full max-w-72" data-state={legal ? 'legal' : 'illegal'}>
      <p className={clsx('flex flex-wrap items-center gap-x-1.5 text-lg', className)}>
        <strong
          className={clsx('inline-flex items-center gap-1 font-semibold', legal ? 'text-good' : 'text-error')}
        >
          <Mark className="size-4" />
          {legal ? say.legal : say.problems(problems)}
        </strong>
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
      aria-label={say.bar(parts, points.budget - points.spent)}
      className="relative mt-1.5 flex h-2.5 w-full gap-0.5 overflow-hidden rounded-full bg-line forced-color-adjust-none"
    >
      {parts.map(({ pip, points: cost }) => (
        <span key={pip} className={colours[pip]} style={{ width: `${(cost / whole) * 100}%` }} />
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
