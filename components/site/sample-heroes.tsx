import Link from 'next/link';
import { CardFaceView } from '@/components/card/card-face';
import { words } from '@/lib/messages/index';
import { encodeHero, heroPath } from '@/lib/share/index';
import { living } from '@/lib/systems/index';
import { heroCards } from './hero-cards';

const schoolName = (id: string): string => living.schools.find((school) => school.id === id)?.name ?? '';

const addressOf = (goal: 'show' | 'print', code: string): string =>
  goal === 'show' ? heroPath(code) : `/print?hero=${encodeURIComponent(code)}`;

/** The sample heroes, each by the front of its card; a click shows or prints it. */
export function SampleHeroes({ goal = 'show' }: { readonly goal?: 'show' | 'print' }) {
  const { home } = words.site;
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-5">
      {living.samples.map(({ id, hero, school }) => {
        const code = encodeHero(hero);
        const [card] = heroCards(hero);
        return (
          <li key={id}>
            <Link
              href={code.ok ? addressOf(goal, code.value) : `/build?sample=${encodeURIComponent(id)}`}
              className="group block rounded-card"
            >
              {card && (
                <div className="overflow-hidden rounded-[4.76%/3.41%] shadow-[0_1px_3px_rgb(20_14_8/0.25)] transition-shadow group-hover:shadow-[0_4px_14px_rgb(20_14_8/0.35)]">
                  <CardFaceView face={card.front} size={card.size} label={home.card(hero.name)} />
                </div>
              )}
              <span className="mt-3 block font-display text-xl leading-tight font-bold group-hover:underline group-hover:decoration-gold group-hover:underline-offset-4">
                {hero.name}
              </span>
              <span className="block text-muted">
                {hero.title !== '' && <span className="font-title text-lg italic">{hero.title}</span>}
                {hero.title !== '' && ' · '}
                {schoolName(school)}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
