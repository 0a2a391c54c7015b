import clsx from 'clsx';
import { words } from '@/lib/messages/index';
import { living, type HeroDraft, type Pip } from '@/lib/systems/index';
import { pointsByPip } from './facts';

const colours: Readonly<Record<Pip, string>> = {
  defence: 'bg-defence',
  melee: 'bg-melee',
  ranged: 'bg-ranged',
  magic: 'bg-magic',
  skill: 'bg-skill',
};

/** Legal or not, and where the points went: a line and a bar in the traits' colours. */
export function HeroState({ hero }: { readonly hero: HeroDraft }) {
  const { spent, budget } = living.points(hero);
  const problems = living.check(hero).filter((issue) => issue.severity === 'error').length;
  const whole = Math.max(spent, budget);
  return (
    <div className="w-full max-w-72">
      <p>
        <strong className={problems === 0 ? 'text-good' : 'text-error'}>
          {problems === 0 ? words.site.hero.legal : words.site.hero.problems(problems)}
        </strong>{' '}
        · {words.site.hero.points(spent, budget)}
      </p>
      <div
        className="mt-1 flex h-2.5 gap-0.5 overflow-hidden rounded-full border border-line bg-leaf forced-color-adjust-none"
        aria-hidden
      >
        {pointsByPip(hero.faces).map(({ pip, points }) => (
          <span
            key={pip}
            className={clsx('h-full', colours[pip])}
            style={{ width: `${(100 * points) / whole}%` }}
          />
        ))}
      </div>
    </div>
  );
}
